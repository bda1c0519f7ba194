import { type Rng, ROUND_KEYS } from "./rng.ts";

const TWO_32 = 2 ** 32;

/**
 * The position of the stream's index in a permutation of 0 to `range` - 1 (whole, 1 to 2^40) that its key and field
 * select. Any `range` consecutive indexes give different numbers; then the sequence repeats. Reads no word.
 */
export function serial(rng: Rng, range: number): number {
  const { index } = rng;
  return permuted(rng.roundKeys(), index < range ? index : index % range, range);
}

/** As `serial`, but the first `first` values go to the first `first` indexes. */
export function serialInTwo(rng: Rng, first: number, range: number): number {
  return permutedInTwo(rng.roundKeys(), rng.index, first, range);
}

/** The same by the round keys of a field and the index of a stream. */
export function permutedInTwo(keys: Int32Array, index: number, first: number, range: number): number {
  const place = index < range ? index : index % range;
  return place < first ? permuted(keys, place, first) : first + permuted(keys, place - first, range - first);
}

/**
 * The position of a number, 0 to `range` - 1, in the permutation that round keys select. Throws RangeError if `range` is not
 * whole or not 1 to 2^40.
 *
 * A Feistel network over the smallest power of two that holds the range, with halves of at most 20 bits, so that all its
 * integers are exact. Cycle walking leads back into the range, in 2 steps at most on average.
 * Source: J. Black and P. Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002.
 */
export function permuted(keys: Int32Array, position: number, range: number): number {
  const bits = bitsOf(range);
  const lowBits = bits >> 1;
  const size = 1 << lowBits;
  const lowShift = 32 - lowBits;
  const highShift = 32 - bits + lowBits;
  const rounds = bits < 10 ? ROUND_KEYS : ROUNDS;
  let high = Math.floor(position / size) | 0;
  let low = (position - high * size) | 0;
  for (;;) {
    for (let round = 0; round < rounds; round += 2) {
      low ^= scatter(high ^ (keys[round] ?? 0)) >>> lowShift;
      high ^= scatter(low ^ (keys[round + 1] ?? 0)) >>> highShift;
    }
    const place = high * size + low;
    if (place < range) return place;
  }
}

/** Rounds of the network; halves below 5 bits take more, because 6 favour some pairs of neighbours. */
const ROUNDS = 6;

function bitsOf(range: number): number {
  if (!(range >= 1 && range <= 2 ** 40 && Number.isInteger(range)))
    throw new RangeError(`no range of ${range} numbers`);
  const last = range - 1;
  return Math.max(2, last < TWO_32 ? 32 - Math.clz32(last) : 64 - Math.clz32(Math.floor(last / TWO_32)));
}

/** 32 bits whose high ones depend on all bits of the number, by MurmurHash3's finalizer. */
function scatter(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
}
