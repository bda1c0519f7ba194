import { describe, expect, it } from "vitest";
import { Refusal } from "../../../src/service/refusal.ts";
import { createIdentityService } from "../../../src/service/service.ts";

const service = createIdentityService({ newSeed: () => "names", today: () => ({ year: 2026, month: 11, day: 23 }) });

const addressOf = (fields: Readonly<Record<string, string>>) =>
  service.generate({ gender: "random", ...fields }).identity.address;

function faultOf(fields: Readonly<Record<string, string>>): string {
  try {
    addressOf(fields);
  } catch (error) {
    if (error instanceof Refusal) return error.violations.map(({ field, message }) => `${field} ${message}`).join();
    throw error;
  }
  return "";
}

describe("a city", () => {
  it.each([
    ["jp", "大阪市", ["Osaka", "大阪市", "大阪", "ＯＳＡＫＡ", "osaka-shi", "Ōsaka"]],
    ["de", "München", ["München", "munchen", "MUENCHEN", "Munich"]],
    ["ru", "Челябинск", ["Челябинск", "Cheliabinsk", "Chelyabinsk"]],
    ["ru", "Орёл", ["Орел", "Orel", "Oryol"]],
    ["ru", "Екатеринбург", ["Ekaterinburg", "Yekaterinburg"]],
    ["cn", "北京市", ["Beijing", "北京", "Peking"]],
    ["us", "St. Louis", ["st louis", "Saint Louis"]],
    ["fr", "Saint-Denis", ["St Denis", "saint denis"]],
    ["mx", "Ciudad de México", ["Mexico City", "ciudad de mexico", "CDMX"]],
    ["in", "Bengaluru", ["Bangalore"]],
  ])("of %s is %s by each of its names: %j", (country, city, names) => {
    for (const name of names) expect(addressOf({ country, city: name }).city, name).toBe(city);
  });

  it("may be an arrondissement", () => {
    expect(addressOf({ country: "fr", city: "Lyon 3e" })).toMatchObject({ city: "Lyon", zip: "69003" });
    expect(addressOf({ country: "fr", city: "Paris 1er arrondissement", postal_code: "75" }).zip).toBe("75001");
    expect(faultOf({ country: "fr", city: "Lyon 3e", postal_code: "69005" })).toBe(
      "postal_code does not belong to Lyon 3e, which has 69003",
    );
    expect(faultOf({ country: "fr", city: "Lyon 10e" })).toContain(
      "city is not a known place of France; closest matches: Lyon",
    );
  });
});

describe("a state", () => {
  it.each([
    ["de", "BY", ["Bayern", "bavaria", "by"]],
    ["jp", "13", ["Tokyo", "東京都", "東京", "Tokyo-to"]],
    ["ru", "TA", ["Республика Татарстан", "Tatarstan", "Respublika Tatarstan"]],
    ["cn", "GD", ["Guangdong", "广东", "广东省"]],
    ["ca", "QC", ["Quebec", "québec"]],
  ])("of %s is %s by each of its names: %j", (country, state, names) => {
    for (const name of names) expect(addressOf({ country, state: name }).state_abbreviation, name).toBe(state);
  });
});

describe("a refused place", () => {
  it.each([
    [{ country: "de", city: "Nunich" }, "city is not a known place of Germany; closest matches: München"],
    [
      { country: "jp", city: "Yokohhama" },
      "city is not a known place of Japan; closest matches: 横浜市, 上北郡横浜町,",
    ],
    [{ country: "jp", city: "Tokyo" }, "city is not a known place of Japan but a state: request it as state 13"],
    [{ country: "fr", city: "Lyon", state: "Bretagne" }, "city lies in ARA (Auvergne-Rhône-Alpes)"],
    [
      { country: "ru", state: "Sverdlovsk Oblast" },
      "state is not a state of Russia; closest matches: SVE (Свердловская область)",
    ],
    [{ country: "fr", postal_code: "99999" }, "postal_code matches no known postal code; closest matches: 90000"],
    [{ country: "fr", city: "Lyon", postal_code: "75001" }, "postal_code does not belong to Lyon, which has 69001"],
    [
      { country: "fr", state: "Bretagne", postal_code: "75001" },
      "postal_code does not belong to the state, which has 22000",
    ],
  ])("of %o is refused with what would be accepted: %s", (fields, fault) => {
    expect(faultOf({ ...fields })).toContain(fault);
  });

  it("names the closest matches of every unsupported further value", () => {
    const ask = () => service.generate({ gender: "random", extra: ["company.nam", "company.name", "internet.emial"] });
    const violation = (message: RegExp) => ({
      field: "extra",
      message: expect.stringMatching(message),
      reason: "UNKNOWN_VALUE",
    });
    expect(ask).toThrow(
      expect.objectContaining({
        violations: [
          violation(/at position 1; closest matches: company\.name,/),
          violation(/at position 3; closest matches: internet\./),
        ],
      }),
    );
  });
});
