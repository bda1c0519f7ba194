import type { Rng } from "./rng.ts";

/** A number of mean 0 and standard deviation 1 between -3.65 and 3.65, not clipped; one word of the stream. */
export function normal(rng: Rng): number {
  return normalOf(rng.next());
}

/** The number that one word of a stream, 0 to 2^32 - 1, stands for. */
export function normalOf(word: number): number {
  const cell = word >>> 22;
  const lower = quantiles[cell] ?? 0;
  return lower + ((quantiles[cell + 1] ?? 0) - lower) * ((word & 0x3fffff) / 0x400000);
}

/** The share of all `normal` numbers that is below `z`, 0 to 1. */
export function normalShare(z: number): number {
  if (z <= (quantiles[0] ?? 0)) return 0;
  if (z >= (quantiles[CELLS] ?? 0)) return 1;
  let cell = 0;
  for (let step = CELLS / 2; step >= 1; step /= 2) if (z >= (quantiles[cell + step] ?? 0)) cell += step;
  const lower = quantiles[cell] ?? 0;
  return (cell + (z - lower) / ((quantiles[cell + 1] ?? 0) - lower)) / CELLS;
}

/**
 * e to the power of `x`, -8 to 8, to nine digits, by Taylor's series at x / 32, squared five times: `Math.exp` may
 * differ in the last bit from one engine to another.
 */
export function exponential(x: number): number {
  const part = x / 32;
  let sum = 1;
  for (let term = 9; term > 0; term--) sum = 1 + (part / term) * sum;
  for (let squaring = 0; squaring < 5; squaring++) sum *= sum;
  return sum;
}

const CELLS = 1024;

const ROOT = 2.5066282746310002;

/** The quantiles of the normal distribution at 0 to 1 by steps of 1 / 1,024. */
const quantiles: Readonly<Float64Array> = tableOfQuantiles();

/** Integrates dz / dp = √(2π) e^(z² / 2) from the middle outwards by Runge and Kutta's method of fourth order. */
function tableOfQuantiles(): Float64Array {
  const table = new Float64Array(CELLS + 1);
  const slope = (z: number): number => ROOT * exponential((z * z) / 2);
  const STEPS = 8;
  const step = 1 / CELLS / STEPS;
  let z = 0;
  for (let cell = CELLS / 2 + 1; cell < CELLS; cell++) {
    for (let part = 0; part < STEPS; part++) {
      const first = slope(z);
      const second = slope(z + (step / 2) * first);
      const third = slope(z + (step / 2) * second);
      z += (step / 6) * (first + 2 * second + 2 * third + slope(z + step * third));
    }
    table[cell] = z;
    table[CELLS - cell] = -z;
  }
  // The last cell has the mean of the infinite tail.
  const mean = CELLS / slope(z);
  table[CELLS] = 2 * mean - z;
  table[0] = -(table[CELLS] ?? 0);
  return table;
}
