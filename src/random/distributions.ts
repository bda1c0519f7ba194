import type { Rng } from "./rng.ts";

const TWO_32 = 2 ** 32;

/**
 * A whole number from `min` to `max`, both included; one word of the stream. Spans up to 2^20: no value is more than 1
 * in 4,096 likelier than another.
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
