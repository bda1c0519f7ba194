import { describe, expect, it } from "vitest";
import { Refusal } from "../../../src/service/refusal.ts";
import { createIdentityService } from "../../../src/service/service.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The fields at fault, in the order in which they are reported. */
function faults(call: () => unknown): readonly string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.violations.map(({ field }) => field);
    throw error;
  }
  return [];
}

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
