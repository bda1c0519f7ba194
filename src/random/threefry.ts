/** Parity of the key schedule of Threefish. */
const PARITY = 0x1bd11bda;

/**
 * Threefry-4x32-20: writes block number `block` of the stream (index, field) under a key of four words, as four signed
 * words `step` places apart from `at` on. Counter word 3 is 0. Unrolled for speed.
 *
 * Source: J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC11 (Random123). It passes BigCrush.
 */
export function threefry(
  key: Int32Array,
  index: number,
  field: number,
  block: number,
  words: Int32Array,
  at = 0,
  step = 1,
): void {
  // Signed 32-bit integers: sums of unsigned ones would be doubles.
  const k0 = key[0] ?? 0;
  const k1 = key[1] ?? 0;
  const k2 = key[2] ?? 0;
  const k3 = key[3] ?? 0;
  const k4 = k0 ^ k1 ^ k2 ^ k3 ^ PARITY;
  let x0 = (index + k0) | 0;
  let x1 = (field + k1) | 0;
  let x2 = (block + k2) | 0;
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
  words[at] = x0;
  words[at + step] = x1;
  words[at + 2 * step] = x2;
  words[at + 3 * step] = x3;
}
