const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;

/** How likely each of some numbers is, ready to be drawn from in constant time. */
export interface Odds {
  /**
   * Two words for each slot, from `from` on: the remainder (0 to 2^32 - 1, less 2^31) below which it gives its own
   * number, and that number and, in the upper half, its alias. Small and side by side, because they are seldom in a cache.
   */
  readonly words: Int32Array;
  readonly from: number;
  /** Slots. */
  readonly size: number;
}

/**
 * Vose's alias table: the weights, finite numbers of 0 or more, are those of the `chosen` numbers (0 to 65,535), which
 * are all from 0 on if left out. Throws RangeError if nothing weighs anything.
 *
 * Source: M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.
 */
export function oddsOf(weights: readonly number[], chosen: readonly number[] = [...weights.keys()]): Odds {
  const size = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || chosen.some((number) => number > 0xffff)) {
    throw new RangeError(`cannot weigh ${size} numbers of total weight ${total}`);
  }
  const scaled = weights.map((weight) => (weight * size) / total);
  const { words, from } = reserve(2 * size);
  const set = (slot: number, share: number, alias: number): void => {
    // Of weights that should come to nothing, rounding may leave less than that.
    words[from + 2 * slot] = Math.max(0, Math.floor(share * TWO_32)) - TWO_31;
    words[from + 2 * slot + 1] = (chosen[slot] ?? 0) | ((chosen[alias] ?? 0) << 16);
  };
  // A full slot is its own alias.
  for (let slot = 0; slot < size; slot++) set(slot, 0, slot);
  const small: number[] = [];
  const large: number[] = [];
  scaled.forEach((share, slot) => {
    (share < 1 ? small : large).push(slot);
  });
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0;
    const more = large.pop() ?? 0;
    const share = scaled[less] ?? 0;
    set(less, share, more);
    const rest = (scaled[more] ?? 0) + share - 1;
    scaled[more] = rest;
    (rest < 1 ? small : large).push(more);
  }
  return { words, from, size };
}

/** The number that a word of the stream stands for. */
export function numberAt({ words, from, size }: Odds, word: number): number {
  const scaled = word * size;
  const slot = Math.floor(scaled / TWO_32);
  const at = from + 2 * slot;
  const pair = words[at + 1] ?? 0;
  return scaled - slot * TWO_32 - TWO_31 < (words[at] ?? 0) ? pair & 0xffff : pair >>> 16;
}

/** Slots of many tables stand in one array: there are some two thousand, and each of their own would be one more look. */
const BLOCK = 65_536;
let block = new Int32Array(0);
let taken = 0;

function reserve(words: number): Pick<Odds, "words" | "from"> {
  if (taken + words > block.length) {
    block = new Int32Array(Math.max(words, BLOCK));
    taken = 0;
  }
  const from = taken;
  taken += words;
  return { words: block, from };
}
