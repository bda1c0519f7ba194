import { type AliasTable, aliasTable } from "../random/alias-table.ts";
import { utf8 } from "../random/utf8.ts";
import type { Grid } from "./choosing.ts";
import { hashOf, type TextSet } from "./comparing.ts";
import { type Length, lengthOf, type Memory } from "./memory.ts";
import type { TablePlace } from "./sampling.ts";

/** A text in memory. */
export interface PackedText {
  readonly at: number;
  readonly length: Length;
}

/** An alias table whose numbers are those of names: two texts each, the name and its form for mail. */
export interface NameWeights extends AliasTable {
  readonly texts: readonly string[];
}

/** Names in memory: where the first one is, and each from there on in eights of a byte. */
interface NameList {
  readonly base: number;
  readonly steps: Uint16Array;
}

/**
 * Writes tables into a memory. Equal texts are written once, and so is a table that is handed in twice. Throws RangeError
 * for a text that a renderer may not meet.
 */
export class Packer {
  readonly memory: Memory;
  readonly #texts = new Map<string, PackedText>();
  readonly #tables = new Map<AliasTable, TablePlace>();
  readonly #lists = new Map<readonly string[], NameList>();

  constructor(memory: Memory) {
    this.memory = memory;
  }

  text(text: string): PackedText {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const bytes = bytesOf(text);
    // To multiples of eight, so that copies by eight bytes read nothing else.
    const at = this.memory.take(Math.ceil(bytes.length / 8) * 8, 8);
    this.memory.bytes.set(bytes, at);
    const packed = { at, length: lengthOf(bytes.length, text.length) };
    this.#texts.set(text, packed);
    return packed;
  }

  /** Integers in a row; the index of the first. */
  integers(values: readonly number[]): number {
    const at = this.memory.takeInts(values.length);
    this.memory.ints.set(values, at);
    return at;
  }

  /** Numbers that may have fractions. */
  numbers(values: readonly number[]): Grid {
    const at = this.memory.takeInts(2 * values.length, 8);
    this.memory.doubles.set(values, at / 2);
    return { at, sizes: [values.length] };
  }

  /** The same for each pair of items of two lists. */
  numbersByTwo<A, B>(ones: readonly A[], twos: readonly B[], of: (one: A, two: B) => number): Grid {
    const { at } = this.numbers(ones.flatMap((one) => twos.map((two) => of(one, two))));
    return { at, sizes: [ones.length, twos.length] };
  }

  /** A table of numbers by their weights. */
  weights(weights: readonly number[], values?: readonly number[]): TablePlace {
    return this.table(aliasTable(weights, values));
  }

  table(table: AliasTable): TablePlace {
    return this.#once(table, () => this.#tableOf(table, 0, (value) => value));
  }

  /** A table whose rows stand for other numbers. */
  numbered(table: AliasTable, numberOf: (row: number) => number): TablePlace {
    return this.#once(table, () => this.#tableOf(table, 0, numberOf));
  }

  names(table: NameWeights): TablePlace {
    return this.#once(table, () => {
      const { base, steps } = this.#listOf(table.texts);
      return this.#tableOf(table, base, (value) => steps[value] ?? 0);
    });
  }

  /** An integer for each item of a list. */
  by<A>(items: readonly A[], of: (item: A) => number): Grid {
    return { at: this.integers(items.map(of)), sizes: [items.length] };
  }

  /** An integer for each pair of items of two lists. */
  byTwo<A, B>(ones: readonly A[], twos: readonly B[], of: (one: A, two: B) => number): Grid {
    const values = ones.flatMap((one) => twos.map((two) => of(one, two)));
    return { at: this.integers(values), sizes: [ones.length, twos.length] };
  }

  /** An integer for each combination of items of three lists. */
  byThree<A, B, C>(
    ones: readonly A[],
    twos: readonly B[],
    threes: readonly C[],
    of: (one: A, two: B, three: C) => number,
  ): Grid {
    const values = ones.flatMap((one) => twos.flatMap((two) => threes.map((three) => of(one, two, three))));
    return { at: this.integers(values), sizes: [ones.length, twos.length, threes.length] };
  }

  /** Texts that names are looked up in. */
  set(texts: readonly string[]): TextSet {
    const hashes = texts.map((text) => {
      const bytes = bytesOf(text);
      return hashOf(bytes, 0, bytes.length);
    });
    return { at: this.integers(hashes.sort((one, other) => one - other)), size: hashes.length };
  }

  #once(table: AliasTable, make: () => TablePlace): TablePlace {
    const known = this.#tables.get(table) ?? make();
    this.#tables.set(table, known);
    return known;
  }

  #tableOf({ slots, first, size }: AliasTable, base: number, numberOf: (value: number) => number): TablePlace {
    const at = this.memory.takeInts(2 * size, 8);
    const { ints } = this.memory;
    for (let row = 0; row < size; row++) {
      ints[at + 2 * row] = slots[first + 2 * row] ?? 0;
      const values = slots[first + 2 * row + 1] ?? 0;
      ints[at + 2 * row + 1] = (numberOf(values >>> 16) << 16) | numberOf(values & 0xffff);
    }
    const place = this.memory.takeInts(4, 16);
    this.memory.ints.set([at, size, base], place);
    return place;
  }

  #listOf(texts: readonly string[]): NameList {
    const known = this.#lists.get(texts);
    if (known !== undefined) return known;
    const base = this.memory.take(0, 8);
    const steps = new Uint16Array(texts.length / 2);
    for (const at of steps.keys()) {
      const step = (this.name(texts[2 * at] ?? "", texts[2 * at + 1] ?? "") - base) / 8;
      if (step >= 2 ** 16) throw new RangeError(`a list of ${steps.length} names does not fit`);
      steps[at] = step;
    }
    const list = { base, steps };
    this.#lists.set(texts, list);
    return list;
  }

  /**
   * A name: the bytes and units of the text, the bytes of its form for mail, 0 where that is the text in lower case, then
   * both texts. It begins at a multiple of eight bytes.
   */
  name(text: string, mail: string): number {
    const bytes = bytesOf(text);
    const mailed = isLowerCaseOf(mail, text) ? new Uint8Array(0) : bytesOf(mail);
    if (bytes.length > 255 || mailed.length > 255) throw new RangeError(`${text} is too long for a name`);
    const at = this.memory.take(4 + bytes.length + mailed.length, 8);
    this.memory.bytes.set([bytes.length, text.length, mailed.length, 0, ...bytes, ...mailed], at);
    return at;
  }
}

function bytesOf(text: string): Uint8Array {
  if (/["\\\p{Cc}\p{Cs}\uFFFD]/u.test(text)) throw new RangeError(`${JSON.stringify(text)} cannot be packed`);
  return utf8(text);
}

/** Whether a writer of bytes makes it of the text by setting a bit of each. */
function isLowerCaseOf(mail: string, text: string): boolean {
  return /^[A-Za-z]+$/.test(text) && text.toLowerCase() === mail;
}
