import { type AliasTable, aliasTable } from "../random/alias-table.ts";
import { utf8 } from "../random/utf8.ts";
import { hashed, noHash } from "../text/hash.ts";
import type { Grid, Memory, TablePlace, TextSet } from "./memory.ts";

/** Integers of the place of a table, and places taken at once. */
const PLACE = 4;
const PLACES = 64;

/** An alias table whose numbers are those of names: two texts each, the name and its form for mail. */
interface NameWeights extends AliasTable {
  readonly texts: readonly string[];
}

/** Names in memory: where the first one is, and each from there on in eights of a byte. */
interface NameList {
  readonly base: number;
  readonly steps: Uint16Array;
}

/**
 * Writes tables and texts into a memory, equal ones once. Throws RangeError for a text that a renderer may not meet.
 */
export class Packer {
  readonly memory: Memory;
  readonly #texts = new Map<string, PackedText>();
  readonly #tables = new Map<AliasTable, TablePlace>();
  readonly #lists = new Map<readonly string[], NameList>();
  #nextPlace = 0;
  #placesLeft = 0;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  text(text: string): PackedText {
    const packed = this.#texts.get(text) ?? packText(this.memory, text, 8);
    this.#texts.set(text, packed);
    return packed;
  }

  name(text: string, mail: string): number {
    return packName(this.memory, text, mail);
  }

  /** Writes a text of up to eight bytes into two integers, or the place of a longer one; returns its length. */
  shortText(text: string, at: number): number {
    const bytes = bytesOf(text);
    if (bytes.length <= 8) this.memory.bytes.set(bytes, 4 * at);
    else this.memory.ints[at] = this.text(text).at;
    return bytes.length;
  }

  integers(values: readonly number[]): number {
    const at = this.memory.takeInts(values.length);
    this.memory.ints.set(values, at);
    return at;
  }

  integersWithText(values: readonly number[], text: string): number {
    const at = this.integers([...values, 0]);
    const { length } = packText(this.memory, text, 4);
    this.memory.ints[at + values.length] = length;
    return at;
  }

  numbers(values: readonly number[]): Grid {
    const at = this.memory.takeInts(2 * values.length, 8);
    this.memory.doubles.set(values, at / 2);
    return { at, sizes: [values.length] };
  }

  numbersByTwo<A, B>(ones: readonly A[], twos: readonly B[], of: (one: A, two: B) => number): Grid {
    const { at } = this.numbers(ones.flatMap((one) => twos.map((two) => of(one, two))));
    return { at, sizes: [ones.length, twos.length] };
  }

  weights(weights: readonly number[], values?: readonly number[]): TablePlace {
    return this.table(aliasTable(weights, values));
  }

  table(table: AliasTable): TablePlace {
    return this.#once(table, () => this.#tableOf(table, 0, (value) => value));
  }

  numbered(table: AliasTable, numberOf: (row: number) => number): TablePlace {
    return this.#once(table, () => this.#tableOf(table, 0, numberOf));
  }

  names(table: NameWeights): TablePlace {
    return this.#once(table, () => {
      const { base, steps } = this.#listOf(table.texts);
      return this.#tableOf(table, base, (value) => steps[value] ?? 0);
    });
  }

  later(pack: () => TablePlace): TablePlace {
    const { unread } = this.memory;
    if (unread === undefined) return pack();
    const place = this.#placeOfTable();
    this.memory.ints.fill(0, place, place + PLACE);
    unread.set(place, pack);
    return place;
  }

  by<A>(items: readonly A[], of: (item: A) => number): Grid {
    return { at: this.integers(items.map(of)), sizes: [items.length] };
  }

  byTwo<A, B>(ones: readonly A[], twos: readonly B[], of: (one: A, two: B) => number): Grid {
    const values = ones.flatMap((one) => twos.map((two) => of(one, two)));
    return { at: this.integers(values), sizes: [ones.length, twos.length] };
  }

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
    const place = this.#placeOfTable();
    this.memory.ints.set([at, size, base], place);
    return place;
  }

  /** Places of tables are next to each other, which keeps a country's in the caches. */
  #placeOfTable(): TablePlace {
    if (this.#placesLeft === 0) {
      this.#nextPlace = this.memory.takeInts(PLACE * PLACES, 64);
      this.#placesLeft = PLACES;
    }
    const place = this.#nextPlace;
    this.#nextPlace += PLACE;
    this.#placesLeft--;
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
}

export interface PackedText {
  readonly at: number;
  readonly length: number;
}

/** A text from a multiple of `align` on, padded to eight bytes, so that copies read nothing else. */
function packText(memory: Memory, text: string, align: number): PackedText {
  const bytes = bytesOf(text);
  const at = memory.take(Math.ceil(bytes.length / 8) * 8, align);
  memory.bytes.set(bytes, at);
  return { at, length: bytes.length };
}

function packName(memory: Memory, text: string, mail: string): number {
  const bytes = nameBytes(text, mail);
  const at = memory.take(bytes.length, 8);
  memory.bytes.set(bytes, at);
  return at;
}

/**
 * A name: four bytes, of which the first is the length of the text and the third that of its form for mail (0: the text
 * in lower case); then both.
 */
export function nameBytes(text: string, mail: string): readonly number[] {
  const bytes = bytesOf(text);
  const mailed = isLowerCaseOf(mail, text) ? new Uint8Array(0) : bytesOf(mail);
  // Digits of an address tell it from others.
  if (/\d/.test(mail)) throw new RangeError(`${text} has a digit in its form for mail`);
  if (bytes.length > LONGEST_NAME || mailed.length > LONGEST_NAME)
    throw new RangeError(`${text} is too long for a name`);
  return [bytes.length, 0, mailed.length, 0, ...bytes, ...mailed];
}

export const LONGEST_NAME = 255;

/** A text as UTF-8. Throws RangeError for one that a renderer may not meet. */
function bytesOf(text: string): Uint8Array {
  if (/["\\\p{Cc}\p{Cs}\uFFFD]/u.test(text)) throw new RangeError(`${JSON.stringify(text)} cannot be packed`);
  return utf8(text);
}

/** FNV-1a of bytes, 32 bits. */
export function hashOf(bytes: Uint8Array, from: number, to: number, before = noHash): number {
  let hash = before;
  for (let at = from; at < to; at++) hash = hashed(hash, bytes[at] ?? 0);
  return hash | 0;
}

function isLowerCaseOf(mail: string, text: string): boolean {
  return /^[A-Za-z]+$/.test(text) && text.toLowerCase() === mail;
}
