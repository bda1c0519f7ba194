import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exponential, normal, normalQuantile } from "../../../src/random/normal.ts";
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

describe("normalQuantile()", () => {
  it.each([
    [0.5, 0],
    [0.9, 1.281552],
    [0.975, 1.959964],
    [0.995, 2.575829],
  ])("has at %f the tabled quantile", (share, quantile) => {
    expect(normalQuantile(share)).toBeCloseTo(quantile, 2);
    expect(normalQuantile(1 - share)).toBeCloseTo(-quantile, 2);
  });

  it("grows with the share", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (one, other) => {
        fc.pre(one < other);
        expect(normalQuantile(one)).toBeLessThanOrEqual(normalQuantile(other));
      }),
    );
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
