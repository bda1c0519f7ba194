import type { Table } from "../../countries/shared/tables.ts";

/** A table as bundles of one country hold it, written by scripts/library/pack-for-bundle.ts. */
export type PackedColumns = readonly (PackedNumbers | PackedTexts | PackedLists)[];

/** Columns of numbers, a line for each row: the differences from column to column in units of 1/scale, nothing for 0. */
export interface PackedNumbers {
  readonly columns: readonly string[];
  readonly scale: number;
  readonly numbers: string;
}

/** A column of texts: a line for each, which begins with how many characters it shares with the line before. */
export interface PackedTexts {
  readonly column: string;
  readonly texts: string;
}

/** A column of lists of items such as `key*weight name|last`: the length of each list, and every field as texts. */
export interface PackedLists {
  readonly column: string;
  readonly separator: string;
  readonly lengths: string;
  readonly fields: readonly string[];
}

/** What precedes each field of an item, if the field is not empty. */
export const fieldMarks = ["", "*", " ", "|"] as const;

/** Number of shared characters is the code of the first character minus this. */
export const SHARED_BASE = 48;

/** Reads a table. Throws RangeError if it lacks a column. */
export function unpackColumns(name: string, packed: PackedColumns): Table {
  const texts = new Map<string, readonly string[]>();
  const numbers = new Map<string, readonly number[]>();
  for (const part of packed) {
    if ("numbers" in part) {
      const rows = part.numbers.split("\n").map((line) => sumsOf(line.split(",")));
      for (const [at, column] of part.columns.entries()) {
        numbers.set(
          column,
          rows.map((sums) => (sums[at] ?? sums.at(-1) ?? 0) / part.scale),
        );
      }
    } else texts.set(part.column, "texts" in part ? unpackTexts(part.texts) : unpackLists(part));
  }
  const cells = <Cell>(columns: ReadonlyMap<string, readonly Cell[]>, column: string): readonly Cell[] => {
    const found = columns.get(column);
    if (found === undefined) throw new RangeError(`the table ${name} has no column ${column} of this type`);
    return found;
  };
  return {
    length: [...texts.values(), ...numbers.values()][0]?.length ?? 0,
    texts: (column) => cells(texts, column),
    numbers: (column) => cells(numbers, column),
    has: (column) => texts.has(column) || numbers.has(column),
  };
}

function sumsOf(steps: readonly string[]): readonly number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += Number(step);
    return sum;
  });
}

function unpackTexts(lines: string): readonly string[] {
  let before = "";
  return lines.split("\n").map((line) => {
    before = before.slice(0, line.charCodeAt(0) - SHARED_BASE) + line.slice(1);
    return before;
  });
}

function unpackLists({ separator, lengths, fields }: PackedLists): readonly string[] {
  const columns = fields.map(unpackTexts);
  let item = 0;
  return lengths.split("\n").map((length) => {
    const items = Array.from({ length: Number(length) }, () => {
      const parts = columns.map((column, at) => (column[item] ? `${fieldMarks[at]}${column[item]}` : ""));
      item++;
      return parts.join("");
    });
    return items.join(separator);
  });
}
