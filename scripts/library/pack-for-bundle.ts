import {
  fieldMarks,
  type PackedColumns,
  type PackedLists,
  SHARED_BASE,
} from "../../src/library/portable/packed-tables.ts";
import { columnRules } from "../tables/columns.ts";
import type { Tsv } from "../tables/tsv.ts";

/** What separates the items of columns that are lists. */
const separators: Readonly<Record<string, string>> = { areas: ";", mix: ";", lifts: " " };

const itemForm = /^([^*| ]*)(?:\*([\d.]+))?(?: ([^|]+))?(?:\|(.+))?$/;

/** Longest shared beginning that is counted. */
const LONGEST = 40;

/** Packs a table so that gzip makes it small: lists by field, numbers by row, texts without what they share. */
export function packForBundle({ header, rows }: Tsv): PackedColumns {
  const isNumber = (column: string): boolean => columnRules[column]?.type === "number";
  const packed = header.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? "");
    if (isNumber(column)) {
      // The first of neighbours stands for all of them.
      if (isNumber(header[at - 1] ?? "")) return [];
      const length = header.slice(at).findIndex((other) => !isNumber(other));
      const end = length === -1 ? header.length : at + length;
      const lines = rows.map((row) => row.slice(at, end).map(packNumber).join(",").replace(/,+$/, ""));
      return [{ columns: header.slice(at, end), numbers: lines.join("\n") }];
    }
    const separator = separators[column];
    return [separator === undefined ? { column, texts: packTexts(cells) } : packLists(column, separator, cells)];
  });
  return packed.flat();
}

function packNumber(cell: string): string {
  const text = String(Number(cell));
  return text === "0" ? "" : text.replace(/^(-?)0\./, "$1.");
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
