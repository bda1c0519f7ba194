import type { Key } from "./seed.ts";
import { threefry } from "./threefry.ts";

export const ROUND_KEYS = 10;

/**
 * The streams of words of one key. A word is a pure function of the key, index, field and position: any can be read
 * without those before it, and no stream affects another.
 */
export class Rng {
  readonly #key = new Int32Array(4);
  /** How often the key was replaced. */
  #keys = 0;
  #index = 0;
  #field = 0;
  #start = 0;
  #block = -1;
  readonly #words = new Int32Array(4);
  #position = 0;
  /** The round keys of each field, each followed by the number of its key. */
  readonly #roundKeys: Int32Array[] = [];

  constructor(key: Key) {
    this.rekey(key);
  }

  /** Replaces the key and moves to the start of stream (0, 0). */
  rekey(key: Key): this {
    this.#key.set(key);
    this.#keys++;
    return this.seek(0, 0);
  }

  rekeyLike(generator: Rng): this {
    const [key, other] = [this.#key, generator.#key];
    if (key[0] !== other[0] || key[1] !== other[1] || key[2] !== other[2] || key[3] !== other[3]) {
      key.set(other);
      this.#keys++;
    }
    return this.seek(0, 0);
  }

  /** Moves to word 0, or that of block `start`, of a stream. `index` and `field` are unsigned 32-bit numbers. */
  seek(index: number, field: number, start = 0): this {
    this.#index = index;
    this.#field = field;
    this.#start = start;
    this.#block = -1;
    this.#position = 0;
    return this;
  }

  get index(): number {
    return this.#index;
  }

  get field(): number {
    return this.#field;
  }

  /** A signed 32-bit number. */
  keyWord(word: number): number {
    return this.#key[word] ?? 0;
  }

  /** The keys of permutations of the current field. */
  roundKeys(): Int32Array {
    const field = this.#field;
    const kept = this.#roundKeys[field];
    if (kept !== undefined && kept[ROUND_KEYS] === this.#keys) return kept;
    const keys = kept ?? new Int32Array(ROUND_KEYS + 1);
    keys[ROUND_KEYS] = this.#keys;
    this.#roundKeys[field] = keys;
    for (let round = 0; round < ROUND_KEYS; round++)
      keys[round] = this.keyWord(round & 3) ^ Math.imul(field * ROUND_KEYS + round + 1, 0x9e3779b1);
    return keys;
  }

  /** 0 to 2^32 - 1; the first position is 0. */
  word(position: number): number {
    const block = this.#start + (position >>> 2);
    if (block !== this.#block) {
      threefry(this.#key, this.#index, this.#field, block, this.#words);
      this.#block = block;
    }
    return (this.#words[position & 3] ?? 0) >>> 0;
  }

  next(): number {
    return this.word(this.#position++);
  }
}
