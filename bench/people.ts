import type { Spec } from "../src/person/spec.ts";

/** The seed, day and ages of every measurement. */
export const seed = "bench";
export const spec: Spec = { referenceDate: { year: 2026, month: 1, day: 1 }, ages: { min: 18, max: 80 } };
