const TWO_16 = 2 ** 16;
const TWO_32 = 2 ** 32;

/** Vose's alias table: samples from a list of numbers, each in proportion to its weight, in constant time. */
export interface AliasTable {
  /**
   * Two entries per number: the threshold (0 to 2^32 - 1, stored less 2^31) below which it is sampled itself, then the
   * number in the upper 16 bits and its alias in the lower. 8 bytes, because a sample is usually a cache miss.
   */
  readonly slots: Int32Array;
  /** Index of the table's first entry in `slots`, which several tables share. */
  readonly first: number;
  readonly size: number;
}

/**
 * The alias table of finite, non-negative weights. It samples `values`, 0 to 65,535, by default the indexes. Throws
 * RangeError if the weights sum to 0, or if a value does not fit.
 *
 * Source: M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.
 */
export function aliasTable(weights: readonly number[], values?: readonly number[]): AliasTable {
  const size = weights.length;
  let total = 0;
  for (const weight of weights) total += weight;
  if (!(total > 0)) throw new RangeError(`cannot weigh ${size} rows of total weight ${total}`);
  const shares = Float64Array.from(weights, (weight) => (weight * size) / total);
  const { slots, first } = blocks.take(2 * size);
  // Two stacks that grow towards each other: of shares below 1, and of the others.
  const waiting = new Int32Array(size);
  let small = 0;
  let large = size;
  for (let index = 0; index < size; index++) {
    // An index that is never paired is its own alias.
    slots[first + 2 * index + 1] = index;
    waiting[(shares[index] ?? 0) < 1 ? small++ : --large] = index;
  }
  while (small > 0 && large < size) {
    const less = waiting[--small] ?? 0;
    const more = waiting[large++] ?? 0;
    const share = shares[less] ?? 0;
    // Rounding may leave a share slightly below 0.
    slots[first + 2 * less] = Math.max(0, Math.floor(share * TWO_32)) - 2 ** 31;
    slots[first + 2 * less + 1] = more;
    const rest = (shares[more] ?? 0) + share - 1;
    shares[more] = rest;
    waiting[rest < 1 ? small++ : --large] = more;
  }
  for (let index = 0; index < size; index++) {
    const alias = slots[first + 2 * index + 1] ?? 0;
    const value = values === undefined ? index : (values[index] ?? 0);
    const other = values === undefined ? alias : (values[alias] ?? 0);
    if (value >= TWO_16) throw new RangeError(`${value} does not fit a slot`);
    slots[first + 2 * index + 1] = (value << 16) | other;
  }
  return { slots, first, size };
}

/** The number selected by one word of a stream (0 to 2^32 - 1). */
export function sampleValue({ slots, first, size }: AliasTable, word: number): number {
  return valueAt(slots, first, size, word);
}

/** The same of slots that begin at `first` and are `stride` integers apart. */
export function valueAt(ints: Int32Array, first: number, size: number, word: number, stride = 2): number {
  const at = first + stride * highOf(word, size);
  const values = ints[at + 1] ?? 0;
  return (Math.imul(word, size) ^ SIGN) < (ints[at] ?? 0) ? values >>> 16 : values & (TWO_16 - 1);
}

/** The same of slots of three integers: the threshold, the value itself and its alias. */
export function slotValueAt(ints: Int32Array, first: number, size: number, word: number): number {
  const at = first + 3 * highOf(word, size);
  return ((Math.imul(word, size) ^ SIGN) < (ints[at] ?? 0) ? ints[at + 1] : ints[at + 2]) ?? 0;
}

/** Makes a lower half of 32 bits a number of the range of thresholds. */
const SIGN = 0x80000000 | 0;

/**
 * The upper 32 bits of the product of a word and a size up to 2^16: 0 to `size` - 1. In integers, because V8
 * deoptimises a product of doubles again and again.
 */
export function highOf(word: number, size: number): number {
  return (Math.imul(word >>> 16, size) + (Math.imul(word & 0xffff, size) >>> 16)) >>> 16;
}

const BLOCK = 2 ** 16;

/** Blocks that alias tables share: with an array for each, sampling reads the array's fields first. */
class SlotBlocks {
  #slots = new Int32Array(0);
  #used = 0;

  take(entries: number): { readonly slots: Int32Array; readonly first: number } {
    if (this.#used + entries > this.#slots.length) {
      this.#slots = new Int32Array(Math.max(BLOCK, entries));
      this.#used = 0;
    }
    const first = this.#used;
    this.#used += entries;
    return { slots: this.#slots, first };
  }
}

const blocks = new SlotBlocks();
