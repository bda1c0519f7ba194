import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { violationsOf } from "../../contract/violations-of.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The fields at fault, in the order in which they are reported. */
const faults = (call: () => unknown): readonly string[] => violationsOf(call).map(({ field }) => field);

const wrong = { gender: "Female", min_age: 17 };
const inTemplate = ["gender", "min_age"];
const last = 2 ** 32 - 1;

describe("all violations are reported at once", () => {
  it("of a batch: its count and its template", () => {
    expect(faults(() => service.batch(wrong, { count: 0, firstIndex: 0 }))).toEqual(["count", ...inTemplate]);
    expect(faults(() => service.batch(wrong, { count: 1_001, firstIndex: last }))).toEqual(["count", ...inTemplate]);
  });

  it("of a batch: where it ends and its template", () => {
    expect(faults(() => service.batch(wrong, { count: 2, firstIndex: last }))).toEqual(["first_index", ...inTemplate]);
  });

  it("of a stream: where it ends and its template", () => {
    expect(faults(() => service.stream(wrong, { count: 2, firstIndex: last }))).toEqual(["first_index", ...inTemplate]);
  });

  it("and nothing where nothing is", () => {
    expect(faults(() => service.batch({ gender: "male" }, { count: 1, firstIndex: last }))).toEqual([]);
    expect(faults(() => service.stream({ gender: "male" }, { count: 0, firstIndex: last }))).toEqual([]);
  });
});

it("names that are no fields are listed up to a hundred, and up to three are compared with those that are", () => {
  const misspelt = Array.from({ length: 100_000 }, (_, index) => [`countryy${" ".repeat(index % 50)}${index}`, 1]);
  const found = violationsOf(() =>
    service.generate(Object.fromEntries([["gendre", 1], ["contry", 1], ["statte", 1], ["citty", 1], ...misspelt])),
  );
  expect(found).toHaveLength(100);
  const advised = found.filter(({ message }) => message.includes("probably meant"));
  expect(advised.map(({ field }) => field)).toEqual(["gendre", "contry", "statte"]);
});
