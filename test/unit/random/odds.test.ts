import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberAt, type Odds, oddsOf } from "../../../src/random/odds.ts";

/** How often each number comes if every so many-th word of 2^32 is drawn. */
function frequencies(odds: Odds, samples: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let sample = 0; sample < samples; sample++) {
    const number = numberAt(odds, Math.floor(((sample + 0.5) / samples) * 2 ** 32));
    counts.set(number, (counts.get(number) ?? 0) + 1 / samples);
  }
  return counts;
}

const someWeights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-3, max: 1e3, noNaN: true })), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe("odds", () => {
  it("give each number its share of all words, and a number that weighs nothing none", () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const found = frequencies(oddsOf(weights), weights.length * 500);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [number, weight] of weights.entries()) {
          expect(Math.abs((found.get(number) ?? 0) - weight / total)).toBeLessThan(0.01);
          if (weight === 0) expect(found.has(number)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("give only the numbers that were chosen", () => {
    const found = frequencies(oddsOf([1, 3], [7, 65_535]), 4_000);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([7, 65_535]);
    expect(found.get(7)).toBeCloseTo(0.25, 2);
  });

  it("do not disturb each other, however many there are and however large", () => {
    const few = oddsOf([1, 1]);
    const many = oddsOf(Array.from({ length: 65_536 }, (_, number) => (number === 40_000 ? 1 : 0)));
    const more = oddsOf([0, 1]);
    for (const word of [0, 2 ** 31, 2 ** 32 - 1]) {
      expect(numberAt(few, word)).toBe(word < 2 ** 31 ? 0 : 1);
      expect(numberAt(many, word)).toBe(40_000);
      expect(numberAt(more, word)).toBe(1);
    }
  });

  it("are refused where nothing weighs anything, and where a number has no room in its half of a word", () => {
    expect(() => oddsOf([])).toThrow(RangeError);
    expect(() => oddsOf([0, 0])).toThrow(RangeError);
    expect(() => oddsOf([1], [65_536])).toThrow(RangeError);
  });
});
