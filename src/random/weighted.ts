import type { Rng } from "./rng.ts";

const TWO_32 = 2 ** 32;

/** A list whose elements differ in likelihood, ready to be drawn from in constant time. */
export interface Weighted<T> {
  readonly items: readonly T[];
  /** For each slot two numbers: the remainder (0 to 2^32) below which it gives its own item, and its alias. */
  readonly slots: Uint32Array;
}

/**
 * Vose's alias table of the items, each weighed by a finite number of 0 or more; up to 65,535 items.
 * Throws RangeError if no item weighs anything.
 *
 * Source: M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.
 */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): Weighted<T> {
  const count = items.length;
  const weights = items.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || count > 0xffff) throw new RangeError(`cannot weigh ${count} items of total weight ${total}`);

  const scaled = weights.map((weight) => (weight * count) / total);
  // Side by side, because a draw looks up both and they are seldom in a cache. A full slot is its own alias.
  const slots = Uint32Array.from({ length: 2 * count }, (_, at) => at >>> 1);
  const small: number[] = [];
  const large: number[] = [];
  scaled.forEach((share, slot) => {
    (share < 1 ? small : large).push(slot);
  });
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0;
    const more = large.pop() ?? 0;
    const share = scaled[less] ?? 0;
    slots[2 * less] = Math.floor(share * TWO_32);
    slots[2 * less + 1] = more;
    const rest = (scaled[more] ?? 0) + share - 1;
    scaled[more] = rest;
    (rest < 1 ? small : large).push(more);
  }
  return { items, slots };
}

/** One item, as likely as it weighs; one word of the stream. */
export function draw<T>(rng: Rng, table: Weighted<T>): T {
  const scaled = rng.next() * table.items.length;
  const slot = Math.floor(scaled / TWO_32);
  const remainder = scaled - slot * TWO_32;
  const item = table.items[remainder < (table.slots[2 * slot] ?? 0) ? slot : (table.slots[2 * slot + 1] ?? 0)];
  if (item === undefined) throw new RangeError("cannot draw from an empty table");
  return item;
}
