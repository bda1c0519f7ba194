import { type Alphabet, SymbolCode } from "./alphabet.ts";
import { BitDecoder } from "./bit-decoder.ts";
import { codeNumbers } from "./numbers.ts";
import type { PackedNumbers } from "./packed-tables.ts";
import { type PackedTexts, unpackTexts } from "./packed-texts.ts";

/** A column of lists of items such as `key*weight name|last`: the length of each list, and every field of the items. */
export interface PackedLists {
  readonly name: string;
  readonly separator: string;
  readonly lengths: Pick<PackedNumbers, "sizes" | "data">;
  readonly fields: readonly (PackedTexts | PackedDigits)[];
}

/** A field of numbers, as a pattern such as `###-####` has their digits, or in units of 1/scale; nothing for 0. */
export interface PackedDigits {
  readonly pattern: string;
  readonly scale: number;
  /** The field by which numbers are alike within a list. */
  readonly alike?: number | undefined;
  /** What numbers are near: those before them, or the number of the list's row in a column. */
  readonly near?: string | undefined;
  readonly sizes: Alphabet;
  readonly data: string;
}

/** What precedes each field of an item, if the field is not empty. */
export const fieldMarks = ["", "*", " ", "|"] as const;

/** Reads a column of lists; `numbers` returns a column of numbers of the table. */
export function unpackLists(
  { separator, lengths, fields }: PackedLists,
  length: number,
  numbers: (column: string) => readonly number[],
): readonly string[] {
  const counts = codeNumbers(new BitDecoder(lengths.data), {
    sizes: new SymbolCode(lengths.sizes),
    length,
    columns: 1,
  });
  const begins = beginsOf(counts);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const columns: (readonly string[])[] = [];
  // Numbers may be alike by a later field.
  for (const [at, field] of [...fields.entries()].reverse())
    columns[at] =
      "alphabet" in field
        ? unpackTexts(field, count)
        : unpackDigits(field, {
            count,
            begins,
            near: nearOf(field.near, counts, numbers),
            alike: field.alike === undefined ? undefined : [columns[field.alike] ?? [], columns[field.alike - 1] ?? []],
          });
  let item = 0;
  return counts.map((many) => {
    let list = "";
    for (let n = 0; n < many; n++, item++) {
      if (n > 0) list += separator;
      for (let at = 0; at < columns.length; at++) {
        const text = columns[at]?.[item] ?? "";
        if (text !== "") list += fieldMarks[at] + text;
      }
    }
    return list;
  });
}

interface Items {
  readonly count: number;
  readonly begins: ReadonlySet<number>;
  readonly near: readonly number[] | "before" | undefined;
  readonly alike: readonly [readonly string[], readonly string[]] | undefined;
}

function unpackDigits(
  { pattern, scale, sizes, data }: PackedDigits,
  { count, begins, near, alike }: Items,
): readonly string[] {
  const keys = alike === undefined ? undefined : keysInLists(...alike, begins);
  const values = codeNumbers(new BitDecoder(data), {
    sizes: new SymbolCode(sizes),
    length: count,
    columns: 1,
    near,
    begins,
    keys,
  });
  return values.map((value) => textOf(value, pattern, scale));
}

/** The numbers that the items of lists of these lengths are near. */
export function nearOf(
  near: string | undefined,
  lengths: readonly number[],
  numbers: (column: string) => readonly number[],
): readonly number[] | "before" | undefined {
  if (near === undefined || near === BEFORE) return near;
  const rows = numbers(near);
  return lengths.flatMap((length, row) => Array.from({ length }, () => rows[row] ?? 0));
}

/** The value of `near` for the number before in the list. */
export const BEFORE = "before";

/** A number as its field has it. */
export function textOf(value: number, pattern: string, scale: number): string {
  if (pattern === "0") return String(value / scale);
  if (pattern === "") return value === 0 ? "" : String(value / scale);
  const digits = String(value).padStart(pattern.replace(/[^#]/g, "").length, "0");
  if (digits.length === pattern.length) return digits;
  let at = 0;
  return pattern.replace(/#/g, () => digits[at++] ?? "");
}

/** The items at which lists begin. */
export function beginsOf(lengths: readonly number[]): ReadonlySet<number> {
  let item = 0;
  const begins = new Set<number>();
  for (const length of lengths) {
    begins.add(item);
    item += length;
  }
  return begins;
}

/** Keys that items of one list alone share: those whose names end alike and whose last fields are equal. */
export function keysInLists(
  cells: readonly string[],
  names: readonly string[],
  begins: ReadonlySet<number>,
): readonly string[] {
  let list = 0;
  return cells.map((cell, item) => {
    if (begins.has(item)) list++;
    return `${list} ${names[item]?.slice(-1)} ${cell}`;
  });
}
