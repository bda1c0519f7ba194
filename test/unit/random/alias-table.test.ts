import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AliasTable, aliasTable, sampleValue } from "../../../src/random/alias-table.ts";

/** The share of each index among words spread evenly over 0 to 2^32 - 1. */
function frequencies(table: AliasTable, samples: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let sample = 0; sample < samples; sample++) {
    const number = sampleValue(table, Math.floor(((sample + 0.5) / samples) * 2 ** 32));
    counts.set(number, (counts.get(number) ?? 0) + 1 / samples);
  }
  return counts;
}

const someWeights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-3, max: 1e3, noNaN: true })), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe("an alias table", () => {
  it("samples each index in proportion to its weight, and never one of weight 0", () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const found = frequencies(aliasTable(weights), weights.length * 500);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [number, weight] of weights.entries()) {
          expect(Math.abs((found.get(number) ?? 0) - weight / total)).toBeLessThan(0.01);
          if (weight === 0) expect(found.has(number)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("refuses weights that sum to 0", () => {
    expect(() => aliasTable([])).toThrow(RangeError);
    expect(() => aliasTable([0, 0])).toThrow(RangeError);
  });
});
