import type { Table } from "../../../columns/table.ts";
import { perKey } from "../../../memo.ts";
import { type Alphabet, SymbolCode } from "./alphabet.ts";
import { BitDecoder } from "./bit-decoder.ts";
import { codeNumbers } from "./numbers.ts";
import { type PackedLists, unpackLists } from "./packed-lists.ts";
import { type KeyColumn, type PackedTexts, unpackTexts } from "./packed-texts.ts";

/** A table as bundles of one country hold it, written by scripts/library/pack-for-bundle.ts. */
export interface PackedColumns {
  readonly length: number;
  readonly columns: readonly (PackedNumbers | PackedTexts | PackedLists)[];
}

/** Columns of numbers: each is a whole number, and `base`, in units of 1/scale. */
export interface PackedNumbers {
  readonly names: readonly string[];
  readonly scale: number;
  readonly base: number;
  readonly keys?: KeyColumn | undefined;
  /** A column of numbers that these are near. */
  readonly near?: string | undefined;
  readonly sizes: Alphabet;
  readonly data: string;
}

/** Reads a table, each column when it is asked for. Throws RangeError if it lacks a column. */
export function unpackColumns(name: string, { length, columns }: PackedColumns): Table {
  const missing = (column: string): never => {
    throw new RangeError(`the table ${name} has no column ${column} of this type`);
  };
  const find = (column: string): PackedColumns["columns"][number] | undefined =>
    columns.find((part) => ("names" in part ? part.names.includes(column) : part.name === column));
  const keysOf = (keys: KeyColumn | undefined): readonly string[] | undefined =>
    keys === undefined ? undefined : texts(keys[0]).map((cell) => cell.slice(0, keys[1]));
  const rows = perKey((column): readonly number[] => {
    const part = columns.find((one) => "names" in one && one.names[0] === column);
    if (part === undefined || !("names" in part)) return missing(column);
    const { names, scale, data, keys, near, sizes } = part;
    const coder = new BitDecoder(data);
    const expected = near === undefined ? undefined : numbers(near).map((value) => Math.round(value * scale));
    return codeNumbers(coder, {
      sizes: new SymbolCode(sizes),
      length,
      columns: names.length,
      keys: keysOf(keys),
      near: expected,
    });
  });
  const numbers = perKey((column): readonly number[] => {
    const part = find(column);
    if (part === undefined || !("names" in part)) return missing(column);
    const { names, scale, base } = part;
    const values = rows(names[0] ?? "");
    const at = names.indexOf(column);
    return Array.from({ length }, (_, row) => ((values[row * names.length + at] ?? 0) + base) / scale);
  });
  const texts = perKey((column): readonly string[] => {
    const part = find(column);
    if (part === undefined || "names" in part) return missing(column);
    return "fields" in part
      ? unpackLists(part, length, numbers)
      : unpackTexts(part, length, part.keys === "above" ? undefined : keysOf(part.keys));
  });
  return { length, texts, numbers, has: (column) => find(column) !== undefined };
}
