import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { nationalId } from "../../../../src/countries/us/national-id.ts";
import { testRng } from "../../../contract/every-country.ts";
import { drawnId } from "../drawn-id.ts";

describe("the Social Security number", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => drawnId(nationalId, testRng("us ssn", index)));

  it("has an area from 900 on, a group that no taxpayer number has, and a serial other than 0000", () => {
    for (const number of numbers) {
      const [, area, group, serial] = number.match(/^(\d{3})-(\d{2})-(\d{4})$/) ?? [];
      expect(Number(area), number).toBeGreaterThanOrEqual(900);
      expect(group, number).toMatch(/^(?:1[1-6]|2[0-7]|3[0-6]|4[0-8]|6[7-9])$/);
      expect(serial, number).not.toBe("0000");
    }
  });

  it("is refused by validators of Social Security and taxpayer numbers, which know the never-issued rule", () => {
    const validate = stdnum.US?.ssn?.validate;
    if (validate === undefined) throw new Error("no validator");
    // 078-05-1120 was printed on wallet cards and withdrawn (https://www.ssa.gov/history/ssn/misused.html).
    expect(validate("536-90-4399").isValid).toBe(true);
    expect(validate("078-05-1120").isValid).toBe(false);
    // Groups of individual taxpayer numbers, 93 of adoption taxpayer numbers, and those of the numbers that the Internal
    // Revenue Service gives until there is another, by its campuses:
    // https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN
    const taxpayer = /^9\d\d-(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[3-9]|0[1-9]|10|1[7-9]|2[89]|3[7-9]|49|66|89)-/;
    for (const number of numbers) {
      expect(validate(number).isValid, number).toBe(false);
      expect(number).not.toMatch(taxpayer);
    }
  });

  it("belongs to one person of a seed", () => {
    const rng = testRng("us distinct");
    const drawn = Array.from({ length: 60_000 }, (_, index) => drawnId(nationalId, rng.seek(index, 1)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(nationalId.distinct).toBe(100 * 33 * 9_999);
  });

  it("is drawn from the whole of the safe range", () => {
    expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBe(100);
    expect(new Set(numbers.map((number) => number.slice(4, 6))).size).toBe(33);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
