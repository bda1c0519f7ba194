import {
  fieldMarks,
  type PackedColumns,
  type PackedLists,
  type PackedNumbers,
  SHARED_BASE,
} from "../../src/library/portable/packed-tables.ts";
import { columnRules } from "../tables/columns.ts";
import type { Tsv } from "../tables/tsv.ts";

/** What separates the items of columns that are lists. */
const separators: Readonly<Record<string, string>> = { areas: ";", mix: ";", lifts: " " };

const itemForm = /^([^*| ]*)(?:\*([\d.]+))?(?: ([^|]+))?(?:\|(.+))?$/;

/** Longest shared beginning that is counted. */
const LONGEST = 40;

/** Packs a table so that gzip makes it small: lists by field, years by row, texts without what they share. */
export function packForBundle({ header, rows }: Tsv): PackedColumns {
  const cellsOf = (at: number): readonly string[] => rows.map((row) => row[at] ?? "");
  const years = [...header.keys()].filter((at) => isYear(header[at] ?? ""));
  const bands = years.map((at) => header[at] ?? "");
  const packed = header
    .filter((column) => !isYear(column))
    .map((column) => {
      const cells = cellsOf(header.indexOf(column));
      if (columnRules[column]?.type === "number") return packNumbers([column], [cells]);
      const separator = separators[column];
      return separator === undefined ? { column, texts: packTexts(cells) } : packLists(column, separator, cells);
    });
  return years.length === 0 ? packed : [packNumbers(bands, years.map(cellsOf)), ...packed];
}

/** Columns of years are counts, of which each is near the one before. */
const isYear = (column: string): boolean => /^\d{4}$/.test(column);

function packNumbers(columns: readonly string[], cells: readonly (readonly string[])[]): PackedNumbers {
  const decimals = cells.flat().map((cell) => cell.split(".")[1]?.length ?? 0);
  const scale = 10 ** decimals.reduce((most, count) => Math.max(most, count), 0);
  const lines = (cells[0] ?? []).map((_, row) => {
    let before = 0;
    const steps = cells.map((column) => {
      const value = Math.round(Number(column[row]) * scale);
      const step = value - before;
      before = value;
      return step === 0 ? "" : String(step);
    });
    return steps.join(",").replace(/,+$/, "");
  });
  return { columns, scale, numbers: lines.join("\n") };
}

function packTexts(cells: readonly string[]): string {
  let before = "";
  const lines = cells.map((cell) => {
    const shared = sharedLength(before, cell);
    before = cell;
    return String.fromCharCode(SHARED_BASE + shared) + cell.slice(shared);
  });
  return lines.join("\n");
}

/** How many code units two texts have in common at their beginning, without a half of a surrogate pair. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST && length < one.length && one[length] === other[length]) length++;
  return other.slice(0, length).isWellFormed() ? length : length - 1;
}

function packLists(column: string, separator: string, cells: readonly string[]): PackedLists {
  const lists = cells.map((cell) => (cell === "" ? [] : cell.split(separator)));
  const items = lists.flat().map((item) => itemForm.exec(item) ?? []);
  return {
    column,
    separator,
    lengths: lists.map(({ length }) => length).join("\n"),
    fields: fieldMarks.map((_, at) => packTexts(items.map((item) => item[at + 1] ?? ""))),
  };
}
