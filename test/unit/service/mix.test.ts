import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { anyCountryCode, countryCodes } from "../../contract/country-codes.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The countries of the first people, or of the first members of households, of a request. */
function countriesOf(country: string | undefined, count: number): readonly string[] {
  const request = { gender: "random", seed: "mix", ...(country !== undefined && { country }) };
  const range = { firstIndex: 0, count };
  return [...service.stream(request, range).draw(range)].map(({ address }) => address.country);
}

const share = (countries: readonly string[], name: string): number =>
  countries.filter((country) => country === name).length / countries.length;

describe("a mix of countries", () => {
  it("has each country by its weight", () => {
    const countries = countriesOf("us=70,ca=30", 2_000);
    expect(new Set(countries)).toEqual(new Set(["United States", "Canada"]));
    // Four standard deviations of a share of 0.7 among 2,000.
    expect(share(countries, "United States")).toBeCloseTo(0.7, 1);
    expect(Math.abs(share(countries, "United States") - 0.7)).toBeLessThan(0.041);
  });

  it("gives a person the same country as without one, where that is in it and all are as likely", () => {
    const [any, two] = [countriesOf(undefined, 500), countriesOf("jp=50,fr=50", 500)];
    const kept = any.flatMap((country, at) => (["Japan", "France"].includes(country) ? [[country, two[at]]] : []));
    expect(kept.length).toBeGreaterThan(50);
    for (const [before, after] of kept) expect(after).toBe(before);
  });

  it("moves only those whom a further country wins", () => {
    const [two, three] = [countriesOf("us=2,ca=1", 500), countriesOf("us=2,ca=1,mx=1", 500)];
    for (const [at, country] of three.entries()) if (country !== "Mexico") expect(country).toBe(two[at]);
  });

  it.each([
    ["jp,de", "jp=1,de=1"],
    ["de, jp , fr", "jp=1,fr=1,de=1"],
    [countryCodes.join(","), undefined],
  ])("has equal weights where none are given: %s", (list, weights) => {
    expect(countriesOf(list, 300)).toEqual(countriesOf(weights, 300));
  });

  it("is one of households too", () => {
    const range = { firstIndex: 0, count: 60 };
    const households = service.streamHouseholds({ seed: "mix", country: "de=1,fr=1" }, range);
    const countries = [...households.draw(range)].map(([first]) => first?.identity.address.country);
    expect(new Set(countries)).toEqual(new Set(["Germany", "France"]));
  });

  const weights =
    "must be codes of countries, such as jp,de, perhaps each with a weight from 1 to 100, such as us=70,ca=30";
  it.each([
    [{ country: "us,ca=30" }, "country", weights],
    [{ country: "us,us" }, "country", weights],
    [{ country: "us," }, "country", weights],
    [{ country: "us,xx" }, "country", weights],
    [{ country: "us,ca", state: "CA" }, "state", "is not a state of Canada"],
    [{ country: "us=70,us=30" }, "country", weights],
    [{ country: "us=0,ca=30" }, "country", weights],
    [{ country: "us=1,xx=1" }, "country", weights],
    [{ country: "us=1,ca=1", state: "CA" }, "state", "is not a state of Canada"],
    [{ country: "us=1,ru=1", card_brand: "Mir" }, "card_brand", "is not in use in United States"],
    [{ country: "us=1,in=1", phone_range: "valid" }, "phone_range", "is not possible for India"],
  ])("is refused where it is not one, or lacks what else is asked for: %j", (request, field, message) => {
    expect(() => service.stream({ gender: "random", ...request }, { firstIndex: 0, count: 1 })).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field, message: expect.stringContaining(message) })],
      }),
    );
  });

  it("is refused by a single call", () => {
    expect(() => service.generate({ gender: "random", country: "us=70,ca=30" })).toThrow(
      expect.objectContaining({
        violations: [{ field: "country", message: `must be ${anyCountryCode}`, reason: "UNKNOWN_VALUE" }],
      }),
    );
  });
});
