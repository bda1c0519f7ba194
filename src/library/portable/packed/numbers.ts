import type { SymbolCode } from "./alphabet.ts";
import { type BitCoder, bitLength, join, Mixer } from "./mixer.ts";

/** How columns of whole numbers are coded, row by row: counts of one thing in several years, or one column alone. */
export interface NumberColumns {
  /** The code of the sizes: 0 for the number 0, else 1 and how many bits the difference from the expected number has. */
  readonly sizes: SymbolCode;
  readonly length: number;
  readonly columns: number;
  /** Rows of one key have like numbers. */
  readonly keys?: readonly string[] | undefined;
  /** What each number is expected to be near: the one before it in the list, or that of the row in another column. */
  readonly near?: readonly number[] | "before" | undefined;
  /** Rows at which a list begins, if the numbers are those of lists. */
  readonly begins?: ReadonlySet<number> | undefined;
}

/** How many recent numbers of a list are coded by how long ago they were. */
const RECENT = 4;

/** The code of the last number of the same key in the list. */
const ALIKE = 5;

/** Codes whole numbers from 0 to 2^31 - 1, row by row. */
export function codeNumbers(
  coder: BitCoder,
  { sizes, length, columns, keys, near, begins }: NumberColumns,
  given: readonly number[] = [],
): readonly number[] {
  const difference = new DifferenceCoder(coder, sizes);
  const repeats = new Mixer(coder, 3, 12);
  const lastOf = new Map<string, number>();
  const values: number[] = [];
  let [recent, place]: [number[], number] = [[], 0];
  for (let row = 0; row < length; row++) {
    const first = row * columns;
    const key = keys?.[row] ?? "";
    const like = lastOf.get(key) ?? -1;
    lastOf.set(key, first);
    if (columns > 1) {
      codeRow(difference, values, given, first, columns, like);
      continue;
    }
    if (begins?.has(row)) recent = near === undefined || near === "before" ? [] : seeded(near[row] ?? 0);
    const value = given[row] ?? 0;
    const alikeValue = like === -1 ? -1 : (values[like] ?? 0);
    if (recent.length > 0) {
      const known = recent.indexOf(value);
      repeats.contexts[0] = join(place, recent.length);
      repeats.contexts[1] = join(place & 7, alikeValue === -1 ? RECENT : 8 + recent.indexOf(alikeValue));
      repeats.contexts[2] = join(place, bitLength(recent[0] ?? 0));
      const code = repeats.codeBits(3, 0, value === alikeValue ? ALIKE : known === -1 ? RECENT : known);
      place = (place * 8 + code) & 511;
      const old = code === ALIKE ? alikeValue : recent[code];
      if (old !== undefined) {
        values.push(old);
        recent = [old, ...recent.filter((one) => one !== old)].slice(0, RECENT);
        continue;
      }
    }
    const above = begins?.has(row) === false || begins === undefined ? (values[row - 1] ?? 0) : 0;
    const expected = near === "before" ? above : (near?.[row] ?? 0);
    const alike = like === -1 ? 0 : bitLength(values[like] ?? 0) + 1;
    const coded = difference.code(value, expected, alike, join(bitLength(above), alike), bitLength(expected));
    values.push(coded);
    if (begins !== undefined) recent = [coded, ...recent].slice(0, RECENT);
  }
  return values;
}

/** What the first number of a list often is: that of its row, or twice as much, which may have been rounded before. */
function seeded(number: number): number[] {
  return [number, 2 * number, 2 * number - 1, 2 * number + 1];
}

/** Codes numbers of consecutive years: each goes on as those before it, or as the row of the same key did. */
function codeRow(
  difference: DifferenceCoder,
  values: number[],
  given: readonly number[],
  first: number,
  columns: number,
  like: number,
): void {
  let [before, earlier, error, ownErrors, likeErrors] = [0, 0, 0, 0, 0];
  for (let at = 0; at < columns; at++) {
    const alike = like === -1 ? 0 : (values[like + at] ?? 0);
    const alikeBefore = like === -1 || at === 0 ? 0 : (values[like + at - 1] ?? 0);
    const own = Math.max(0, 2 * before - earlier);
    const scaled = alikeBefore === 0 ? own : Math.round((before * alike) / alikeBefore);
    const expected = alikeBefore > 0 && likeErrors <= ownErrors ? scaled : own;
    const sizes = join(bitLength(before), bitLength(expected));
    const doubt = join(bitLength(Math.abs(own - scaled)), bitLength(error));
    const value = difference.code(
      given[first + at] ?? 0,
      expected,
      join(sizes, at),
      join(join(bitLength(error), bitLength(expected)), like === -1 ? 0 : bitLength(alike) + 1),
      join(doubt, bitLength(expected)),
    );
    error = Math.abs(value - expected);
    ownErrors += Math.abs(value - own);
    likeErrors += Math.abs(value - scaled);
    [earlier, before] = [before, value];
    values.push(value);
  }
}

/**
 * Codes a number by its difference from the expected one, and 0 by a symbol of its own, because counts begin and end
 * abruptly.
 */
class DifferenceCoder {
  readonly #mixer: Mixer;
  readonly #coder: BitCoder;
  readonly #sizes: SymbolCode;

  constructor(coder: BitCoder, sizes: SymbolCode) {
    this.#coder = coder;
    this.#sizes = sizes;
    this.#mixer = new Mixer(coder, 4, 16);
  }

  code(value: number, expected: number, one: number, two: number, three: number): number {
    const mixer = this.#mixer;
    // The first five bits of what is expected, and how many there are.
    const length = bitLength(expected);
    mixer.contexts[3] = join(three, length * 32 + (length > 5 ? expected >> (length - 5) : expected));
    mixer.contexts[0] = one;
    mixer.contexts[1] = two;
    mixer.contexts[2] = three;
    const difference = Math.abs(value - expected);
    const size = this.#sizes.codeNumber(mixer, value === 0 ? 0 : 1 + bitLength(difference));
    if (size === 0) return 0;
    if (size === 1) return expected;
    mixer.select(64 + size);
    const isBelow = expected === 0 ? 0 : mixer.code(8, value < expected ? 1 : 0);
    const rest = this.#codeRest(size - 1, difference);
    return isBelow === 1 ? expected - rest : expected + rest;
  }

  /** The first three bits after the leading one depend on the contexts; the others are nearly random. */
  #codeRest(size: number, given: number): number {
    let value = 1;
    for (let at = size - 2; at >= 0; at--) {
      const bit = (given >> at) & 1;
      value = value * 2 + (size - 2 - at < 3 ? this.#mixer.code(value, bit) : this.#coder.bit(32_768, bit));
    }
    return value;
  }
}
