import { decimal } from "./decimal.ts";
import type { Rng } from "./rng.ts";

const TWO_32 = 2 ** 32;

/**
 * A whole number from `min` to `max`, both included; one word of the stream.
 * Spans up to 2^20: no value is more than 1 in 4,096 likelier than another.
 */
export function int(rng: Rng, min: number, max: number): number {
  return min + Math.floor((rng.next() * (max - min + 1)) / TWO_32);
}

/** One element, all equally likely; one word of the stream. Throws RangeError on an empty list. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const item = list[int(rng, 0, list.length - 1)];
  if (item === undefined) throw new RangeError("cannot pick from an empty list");
  return item;
}

/** True with the given probability, 0 to 1; one word of the stream. */
export function chance(rng: Rng, probability: number): boolean {
  return rng.next() < probability * TWO_32;
}

/** `count` decimal digits (1 to 6), leading zeros kept; one word of the stream. */
export function digits(rng: Rng, count: number): string {
  return decimal(int(rng, 0, (powers[count] ?? 0) - 1), count);
}

const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000] as const;
