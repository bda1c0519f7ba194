import { ROUND_KEYS, roundKeysOf } from "./permutation.ts";
import type { Key } from "./seed.ts";

const SKEIN_PARITY = 0x1bd11bda;

/** Offset of the block in the words. */
const BLOCK = 5;

/**
 * Threefry-4x32-20: a counter-based generator. Block b of stream (index, field) under a key is a pure function of
 * those numbers: any stream can be reached without generating another, and no stream affects another.
 *
 * Source: J. K. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC11 (Random123). It passes BigCrush.
 */
export class Rng {
  /**
   * The five words of the key, then the current block. Signed 32-bit integers, because sums of unsigned ones would be
   * floating-point numbers, which take twice the time.
   */
  readonly #words = new Int32Array(9);
  readonly #roundKeys = new Int32Array(ROUND_KEYS);
  #index = 0;
  #field = 0;
  #block = 0;
  #used = 4;

  constructor(key: Key) {
    this.rekey(key);
  }

  /** Replaces the key and moves to the start of stream (0, 0). */
  rekey(key: Key): this {
    const words = this.#words;
    let parity = SKEIN_PARITY;
    for (let i = 0; i < 4; i++) {
      const word = key[i] ?? 0;
      words[i] = word;
      parity ^= word;
    }
    words[4] = parity;
    return this.seek(0, 0);
  }

  /** Moves to the start of the stream of one field of one person. `index` and `field` are unsigned 32-bit numbers. */
  seek(index: number, field: number): this {
    this.#index = index;
    this.#field = field;
    this.#block = 0;
    this.#used = 4;
    return this;
  }

  /** The index of the current stream. */
  get index(): number {
    return this.#index;
  }

  /** The field of the current stream. */
  get field(): number {
    return this.#field;
  }

  /** Word 0 to 3 of the key as a signed 32-bit number. */
  keyWord(word: number): number {
    return this.#words[word] ?? 0;
  }

  /** The keys of permutations of the current field, until the next call. */
  roundKeys(): Int32Array {
    return roundKeysOf(this.#words, this.#field, this.#roundKeys);
  }

  /** The next number of the stream, 0 to 2^32 - 1. */
  next(): number {
    if (this.#used === 4) this.#refill();
    return (this.#words[BLOCK + this.#used++] ?? 0) >>> 0;
  }

  #refill(): void {
    const words = this.#words;
    const k0 = words[0] ?? 0;
    const k1 = words[1] ?? 0;
    const k2 = words[2] ?? 0;
    const k3 = words[3] ?? 0;
    const k4 = words[4] ?? 0;
    let x0 = (this.#index + k0) | 0;
    let x1 = (this.#field + k1) | 0;
    let x2 = (this.#block + k2) | 0;
    let x3 = k3;
    // Twenty rounds; after each four the key is injected, rotated by one word.
    for (let injection = 1; injection <= 5; injection++) {
      const even = (injection & 1) === 1;
      x0 = (x0 + x1) | 0;
      x1 = x0 ^ (even ? (x1 << 10) | (x1 >>> 22) : (x1 << 6) | (x1 >>> 26));
      x2 = (x2 + x3) | 0;
      x3 = x2 ^ (even ? (x3 << 26) | (x3 >>> 6) : (x3 << 20) | (x3 >>> 12));
      x0 = (x0 + x3) | 0;
      x3 = x0 ^ (even ? (x3 << 11) | (x3 >>> 21) : (x3 << 17) | (x3 >>> 15));
      x2 = (x2 + x1) | 0;
      x1 = x2 ^ (even ? (x1 << 21) | (x1 >>> 11) : (x1 << 11) | (x1 >>> 21));
      x0 = (x0 + x1) | 0;
      x1 = x0 ^ (even ? (x1 << 13) | (x1 >>> 19) : (x1 << 25) | (x1 >>> 7));
      x2 = (x2 + x3) | 0;
      x3 = x2 ^ (even ? (x3 << 27) | (x3 >>> 5) : (x3 << 10) | (x3 >>> 22));
      x0 = (x0 + x3) | 0;
      x3 = x0 ^ (even ? (x3 << 23) | (x3 >>> 9) : (x3 << 18) | (x3 >>> 14));
      x2 = (x2 + x1) | 0;
      x1 = x2 ^ (even ? (x1 << 5) | (x1 >>> 27) : (x1 << 20) | (x1 >>> 12));
      switch (injection) {
        case 1:
          x0 = (x0 + k1) | 0;
          x1 = (x1 + k2) | 0;
          x2 = (x2 + k3) | 0;
          x3 = (x3 + k4 + 1) | 0;
          break;
        case 2:
          x0 = (x0 + k2) | 0;
          x1 = (x1 + k3) | 0;
          x2 = (x2 + k4) | 0;
          x3 = (x3 + k0 + 2) | 0;
          break;
        case 3:
          x0 = (x0 + k3) | 0;
          x1 = (x1 + k4) | 0;
          x2 = (x2 + k0) | 0;
          x3 = (x3 + k1 + 3) | 0;
          break;
        case 4:
          x0 = (x0 + k4) | 0;
          x1 = (x1 + k0) | 0;
          x2 = (x2 + k1) | 0;
          x3 = (x3 + k2 + 4) | 0;
          break;
        default:
          x0 = (x0 + k0) | 0;
          x1 = (x1 + k1) | 0;
          x2 = (x2 + k2) | 0;
          x3 = (x3 + k3 + 5) | 0;
      }
    }
    words[BLOCK] = x0;
    words[BLOCK + 1] = x1;
    words[BLOCK + 2] = x2;
    words[BLOCK + 3] = x3;
    this.#block++;
    this.#used = 0;
  }
}
