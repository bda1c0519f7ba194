import type { Block, Column } from "../tables/workspace.ts";

/** Parity of the key schedule of Threefish, from which Threefry has its name. */
const PARITY = 0x1bd11bda;

/**
 * One block of the stream (index, field) of each row from `from` to before `to`: four columns of words, the same as those
 * of `Rng`. `key` has four words. Unrolled, because a loop over the rounds takes twice the time.
 */
export function blockOfWords(
  key: Column,
  index: Column,
  from: number,
  to: number,
  field: number,
  block: number,
  words: Block,
): void {
  const [w0, w1, w2, w3] = words;
  const k0 = key[0] ?? 0;
  const k1 = key[1] ?? 0;
  const k2 = key[2] ?? 0;
  const k3 = key[3] ?? 0;
  const k4 = k0 ^ k1 ^ k2 ^ k3 ^ PARITY;
  const fieldWord = (field + k1) | 0;
  const blockWord = (block + k2) | 0;
  for (let k = from; k < to; k++) {
    let x0 = ((index[k] ?? 0) + k0) | 0;
    let x1 = fieldWord;
    let x2 = blockWord;
    let x3 = k3;
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 10) | (x1 >>> 22));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 26) | (x3 >>> 6));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 11) | (x3 >>> 21));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 21) | (x1 >>> 11));
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 13) | (x1 >>> 19));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 27) | (x3 >>> 5));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 23) | (x3 >>> 9));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 5) | (x1 >>> 27));
    x0 = (x0 + k1) | 0;
    x1 = (x1 + k2) | 0;
    x2 = (x2 + k3) | 0;
    x3 = (x3 + k4 + 1) | 0;
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 6) | (x1 >>> 26));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 20) | (x3 >>> 12));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 17) | (x3 >>> 15));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 11) | (x1 >>> 21));
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 25) | (x1 >>> 7));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 10) | (x3 >>> 22));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 18) | (x3 >>> 14));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 20) | (x1 >>> 12));
    x0 = (x0 + k2) | 0;
    x1 = (x1 + k3) | 0;
    x2 = (x2 + k4) | 0;
    x3 = (x3 + k0 + 2) | 0;
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 10) | (x1 >>> 22));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 26) | (x3 >>> 6));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 11) | (x3 >>> 21));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 21) | (x1 >>> 11));
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 13) | (x1 >>> 19));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 27) | (x3 >>> 5));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 23) | (x3 >>> 9));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 5) | (x1 >>> 27));
    x0 = (x0 + k3) | 0;
    x1 = (x1 + k4) | 0;
    x2 = (x2 + k0) | 0;
    x3 = (x3 + k1 + 3) | 0;
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 6) | (x1 >>> 26));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 20) | (x3 >>> 12));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 17) | (x3 >>> 15));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 11) | (x1 >>> 21));
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 25) | (x1 >>> 7));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 10) | (x3 >>> 22));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 18) | (x3 >>> 14));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 20) | (x1 >>> 12));
    x0 = (x0 + k4) | 0;
    x1 = (x1 + k0) | 0;
    x2 = (x2 + k1) | 0;
    x3 = (x3 + k2 + 4) | 0;
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 10) | (x1 >>> 22));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 26) | (x3 >>> 6));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 11) | (x3 >>> 21));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 21) | (x1 >>> 11));
    x0 = (x0 + x1) | 0;
    x1 = x0 ^ ((x1 << 13) | (x1 >>> 19));
    x2 = (x2 + x3) | 0;
    x3 = x2 ^ ((x3 << 27) | (x3 >>> 5));
    x0 = (x0 + x3) | 0;
    x3 = x0 ^ ((x3 << 23) | (x3 >>> 9));
    x2 = (x2 + x1) | 0;
    x1 = x2 ^ ((x1 << 5) | (x1 >>> 27));
    x0 = (x0 + k0) | 0;
    x1 = (x1 + k1) | 0;
    x2 = (x2 + k2) | 0;
    x3 = (x3 + k3 + 5) | 0;
    w0[k] = x0;
    w1[k] = x1;
    w2[k] = x2;
    w3[k] = x3;
  }
}
