import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { Refusal } from "../../../src/service/refusal.ts";

const service = createIdentityService({ newSeed: () => "ages", today: () => ({ year: 2026, month: 1, day: 1 }) });

/** The lowest and the highest age of two hundred people. */
function agesOf(constraints: object): readonly [youngest: number, oldest: number] {
  const ages = Array.from({ length: 200 }, (_, index) => {
    const fields = { gender: "random", seed: "ages", reference_date: "2026-01-01", ...constraints };
    return service.generate(fields, { index }).identity.dob.age;
  });
  return [Math.min(...ages), Math.max(...ages)];
}

describe("the maximum age that is left out", () => {
  it("is 80 unless a lower bound asks for more", () => {
    expect(agesOf({ min_age: 78 })).toEqual([78, 80]);
    expect(agesOf({ min_age: 85 })).toEqual([85, 85]);
  });

  it("is lifted by either date of birth, up to 90", () => {
    expect(agesOf({ born_to: "1940-06-30" })).toEqual([85, 85]);
    expect(agesOf({ born_from: "1937-07-01", born_to: "1940-12-31" })).toEqual([85, 88]);
    expect(agesOf({ born_from: "1900-01-01", born_to: "1937-01-01" })).toEqual([89, 90]);
    expect(agesOf({ min_age: 79, born_from: "1940-03-01" })).toEqual([79, 85]);
  });

  it("is not lifted beyond the oldest people that there are", () => {
    expect(() => agesOf({ born_to: "1930-01-01" })).toThrow(Refusal);
  });
});

it("a maximum age that is given holds, whatever the dates of birth", () => {
  expect(() => agesOf({ max_age: 80, born_to: "1940-06-30" })).toThrow(Refusal);
});
