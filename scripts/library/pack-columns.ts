import { type Alphabet, END, evenAlphabet, SymbolCode, symbolOf } from "../../src/library/portable/packed/alphabet.ts";
import type { BitCoder } from "../../src/library/portable/packed/mixer.ts";
import { codeNumbers, type NumberColumns } from "../../src/library/portable/packed/numbers.ts";
import type { PackedNumbers } from "../../src/library/portable/packed/packed-tables.ts";
import type { KeyColumn, PackedTexts } from "../../src/library/portable/packed/packed-texts.ts";
import { codeTexts, sharedLength } from "../../src/library/portable/packed/texts.ts";
import { alphabetOf, CountedCode, countsOf } from "./alphabet-of.ts";
import { BitEncoder } from "./bit-encoder.ts";

/** A column whose cells, or their beginnings, are keys. */
export interface Keys {
  readonly keys: KeyColumn;
  readonly cells: readonly string[];
}

/** A column of numbers that others are near. */
export interface Near {
  readonly near: string;
  readonly cells: readonly string[];
}

/** The shorter of two codings; the second must save 3 %, because it is decoded more slowly. */
export const shorter = <Part extends { readonly data: string }>(one: Part, other: Part): Part =>
  other.data.length < 0.97 * one.data.length ? other : one;

/** Packs columns of numbers by the shortest of all codings. Throws RangeError if they are too large. */
export function packNumbers(
  names: readonly string[],
  cells: readonly (readonly string[])[],
  keys: readonly Keys[],
  near: readonly Near[],
): PackedNumbers {
  const length = cells[0]?.length ?? 0;
  const all = Array.from({ length }, (_, row) => cells.map((column) => Number(column[row]))).flat();
  const isBelow = all.every((value) => value <= 0);
  const scale = 10 ** decimalsOf(cells.flat()) * (isBelow ? -1 : 1);
  const whole = all.map((value) => Math.round(value * scale));
  const base = whole.reduce((least, value) => Math.min(least, value), 0);
  const values = whole.map((value) => value - base);
  const tooLarge = values.some((value) => value >= 2 ** 31);
  if (tooLarge) throw new RangeError(`${names.join(", ")} has numbers that are too large`);
  const by = { length, columns: names.length };
  const common = { names, scale, base };
  const ways: readonly PackedNumbers[] = [
    ...keys.map((one) => ({ ...common, keys: one.keys, ...encodedNumbers({ ...by, keys: one.cells }, values) })),
    ...near.map((one) => {
      const expected = one.cells.map((cell) => Math.round(Number(cell) * scale));
      return { ...common, near: one.near, ...encodedNumbers({ ...by, near: expected }, values) };
    }),
  ];
  return ways.reduce(shorter, { ...common, ...encodedNumbers(by, values) });
}

/** Packs a column of texts by the shortest of all codings. */
export function packTexts(name: string, cells: readonly string[], keys: readonly Keys[]): PackedTexts {
  const texts = cells.map((cell) => [...cell]);
  const lengths = texts.map((text, row) => {
    const above = texts[row - 1] ?? [];
    return sharedLength(above, above.length, text);
  });
  const alphabet = alphabetOf(countsOf(texts.flatMap((text, row) => [...text.slice(lengths[row]), END])));
  const shared = alphabetOf(countsOf(lengths.map(symbolOf)));
  const symbols = new Map([...alphabet.symbols].map((symbol, at) => [symbol, at]));
  const numbers = texts.map((text) => text.map((character) => symbols.get(character) ?? 0));
  const codes = { code: new SymbolCode(alphabet), shared: new SymbolCode(shared) };
  const packed = (by: PackedTexts["keys"], keyCells?: readonly string[] | "above"): PackedTexts => {
    const data = encoded((coder) => codeTexts(coder, { length: cells.length, ...codes, keys: keyCells }, numbers));
    return { name, alphabet, shared, keys: by, data };
  };
  const ways = keys.map((one) => packed(one.keys, one.cells));
  return [packed("above", "above"), ...ways].reduce(shorter, packed(undefined));
}

/** Numbers and the code of their sizes, whose frequencies a first coding without it counts. */
export function encodedNumbers(
  by: Omit<NumberColumns, "sizes">,
  values: readonly number[],
): { readonly sizes: Alphabet; readonly data: string } {
  const counted = new CountedCode(evenAlphabet);
  codeNumbers(new BitEncoder(), { ...by, sizes: counted }, values);
  const sizes = alphabetOf(counted.counts);
  return { sizes, data: encoded((coder) => codeNumbers(coder, { ...by, sizes: new SymbolCode(sizes) }, values)) };
}

/** The most decimals of a number. */
export function decimalsOf(cells: readonly string[]): number {
  return cells.reduce((most, cell) => Math.max(most, cell.split(".")[1]?.length ?? 0), 0);
}

function encoded(code: (coder: BitCoder) => unknown): string {
  const encoder = new BitEncoder();
  code(encoder);
  return encoder.end();
}
