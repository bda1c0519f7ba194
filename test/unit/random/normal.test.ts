import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exponential, normal, normalShare } from "../../../src/random/normal.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

describe("exponential()", () => {
  it("is e to that power", () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (x) => {
        expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("normalShare()", () => {
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [1.281552, 0.9],
    [1.959964, 0.975],
    [2.575829, 0.995],
  ])("has below %f the tabled share", (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 3);
    expect(normalShare(-z)).toBeCloseTo(1 - share, 3);
  });

  it("grows from 0 to 1", () => {
    const number = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(one < other);
        expect(normalShare(one)).toBeLessThanOrEqual(normalShare(other));
      }),
    );
    expect([normalShare(-9), normalShare(9)]).toEqual([0, 1]);
  });

  it("is that of the numbers which are drawn", () => {
    const rng = new Rng(keyOf("test", "shares"));
    const sample = Array.from({ length: 100_000 }, () => normal(rng));
    for (const z of [-3, -1.5, -0.2, 0.7, 2.1, 3.4]) {
      expect(sample.filter((x) => x < z).length / sample.length).toBeCloseTo(normalShare(z), 2);
    }
  });
});

describe("normal()", () => {
  it("has the moments and tails of the normal distribution", () => {
    const rng = new Rng(keyOf("test", "normal"));
    const sample = Array.from({ length: 200_000 }, () => normal(rng));
    const moment = (power: number): number => sample.reduce((sum, x) => sum + x ** power, 0) / sample.length;
    expect(moment(1)).toBeCloseTo(0, 1);
    expect(moment(2)).toBeCloseTo(1, 1);
    expect(moment(4)).toBeCloseTo(3, 0);
    expect(sample.filter((x) => x > 2.326348).length / sample.length).toBeCloseTo(0.01, 2);
    expect(Math.max(...sample.slice(0, 50_000))).toBeLessThan(3.66);
  });
});
