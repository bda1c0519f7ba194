import { readFileSync } from "node:fs";
import { parseTsv } from "../tsv.ts";

/** One row of a raw table, by column. */
export type Row = (column: string) => string;

/** The rows of `data/mx/<name>.tsv`. A row throws RangeError for a column that the table lacks. */
export function rowsOf(name: string): readonly Row[] {
  const { header, rows } = parseTsv(
    readFileSync(new URL(`../../../data/mx/${name}.tsv`, import.meta.url), "utf8"),
    name,
  );
  const places = new Map(header.map((column, at) => [column, at]));
  return rows.map((cells) => (column) => {
    const at = places.get(column);
    if (at === undefined) throw new RangeError(`${name} has no column ${column}`);
    return cells[at] ?? "";
  });
}

/** A number in the fewest digits, empty for 0. */
export function cell(number: number, decimals = 0): string {
  const text = String(Number(number.toFixed(decimals)));
  return text === "0" ? "" : text;
}
