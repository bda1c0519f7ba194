import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { checkOf, verhoeff } from "../../../src/countries/shared/checksum.ts";
import { countryNamed } from "../../contract/every-country.ts";
import { idsOf, indexesFrom } from "./drawn-id.ts";

const first = (count: number) => indexesFrom(0, count);

it.each([
  ["us", 100 * 33 * 9_999, 60_000],
  ["uk", 144_000_000, 60_000],
  ["ca", 9_999_999, 100_000],
  ["au", 90_908, 90_908],
  ["jp", 10_000_000, 20_000],
  ["in", 20_000_000_000, 5_000],
  ["ru", 75_641_040, 8_000],
])("National ids of %s are one of %i, and of the first %i none repeats", (code, distinct, count) => {
  expect(countryNamed(code).distinctNationalIds).toBe(distinct);
  expect(new Set(idsOf(code, first(count))).size).toBe(count);
});

it.each([
  ["au", /no reserved/],
  ["jp", /no reserved range/],
  ["ru", /no document that was read proves/],
])("National ids of %s are not said to be reserved: %s", (code, rule) => {
  const { nationalId } = countryNamed(code).rules;
  expect(nationalId.provenance).toBe("invented");
  expect(nationalId.rule).toMatch(rule);
});

it.each([
  ["us", [0, 3], 100],
  ["us", [4, 6], 33],
  ["in", [0, 3], 200],
  ["uk", [-1, undefined], 4],
] as const)("National ids of %s are of the whole safe range: at %j they have %i values", (code, [from, to], values) => {
  expect(new Set(idsOf(code, first(5_000)).map((id) => id.slice(from, to))).size).toBe(values);
});

describe("Social Security numbers", () => {
  const numbers = idsOf("us", first(5_000));

  it("have a group that no taxpayer number has", () => {
    expect(numbers.filter((id) => !/^9\d\d-(?:1[1-6]|2[0-7]|3[0-6]|4[0-8]|6[7-9])-(?!0000)\d{4}$/.test(id))).toEqual(
      [],
    );
    // Groups of individual taxpayer numbers, 93 of adoption taxpayer numbers, and those of the numbers that the Internal
    // Revenue Service gives until there is another, by its campuses:
    // https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN
    const taxpayer = /^9\d\d-(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[3-9]|0[1-9]|10|1[7-9]|2[89]|3[7-9]|49|66|89)-/;
    expect(numbers.filter((id) => taxpayer.test(id))).toEqual([]);
  });

  it("are refused by a validator, as is 078-05-1120", () => {
    // It was printed on wallet cards and withdrawn (https://www.ssa.gov/history/ssn/misused.html).
    for (const id of [...numbers, "078-05-1120"]) expect(stdnum.US?.ssn?.validate(id).isValid, id).toBe(false);
  });
});

describe("National Insurance numbers", () => {
  it("are accepted but for their prefix", () => {
    const numbers = idsOf("uk", first(300)).map((id) => id.replace("QQ", "AB"));
    expect(numbers.filter((id) => stdnum.GB?.nino?.validate(id).isValid !== true)).toEqual([]);
  });

  it("have other prefixes of two unused letters after the first 4,000,000 people, and repeat after 144,000,000", () => {
    const from = (index: number): string[] => idsOf("uk", indexesFrom(index, 5_000));
    expect(from(3_995_000).filter((id) => !id.startsWith("QQ "))).toEqual([]);
    const others = [...from(4_000_000), ...from(143_995_000)];
    expect(others.filter((id) => !/^(?!QQ)[DFIQUV]{2} \d\d \d\d \d\d [A-D]$/.test(id))).toEqual([]);
    expect(from(144_000_000)).toEqual(from(0));
    expect(idsOf("uk", [100_000_000]).map((id) => stdnum.GB?.nino?.validate(id).isValid)).toEqual([false]);
  });
});

it("Aadhaar numbers are refused by a strict validator for their first digit alone", () => {
  const validate = (id: string): boolean | undefined => stdnum.IN?.aadhaar?.validate(id).isValid;
  const numbers = idsOf("in", first(5_000));
  expect(numbers.filter((id) => validate(id) !== false)).toEqual([]);
  // The same digits after a digit that is issued, with the check digit made right again, are accepted.
  const issued = numbers.map((id) => `5${id.replaceAll(" ", "").slice(1, 11)}`);
  expect(issued.filter((body) => validate(body + checkOf(verhoeff, body))).length).toBeGreaterThan(4_990);
});
