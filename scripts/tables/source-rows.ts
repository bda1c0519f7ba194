import { readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "./tsv.ts";

/** A table of the repository, in which lines that begin with `#` are comments. */
export function commentedTsv(file: string): Tsv {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  return parseTsv(text.replace(/^#.*\n/gm, ""), file);
}

/** A row of a file in `data`, by column. */
export type Row = (column: string) => string;

/** The rows of a file in `data/<code>`. A row throws RangeError for a column that the file lacks. */
export function sourceRows(code: string, file: string): readonly Row[] {
  const { header, rows } = parseTsv(readFileSync(new URL(`../../data/${code}/${file}`, import.meta.url), "utf8"), file);
  const places = new Map(header.map((column, at) => [column, at]));
  return rows.map((cells) => (column) => {
    const at = places.get(column);
    if (at === undefined) throw new RangeError(`${file} has no column ${column}`);
    return cells[at] ?? "";
  });
}

/** A number with at most `digits` significant digits, as a table holds it. */
export function cellOf(value: number, digits = 4): string {
  return String(Number(value.toPrecision(digits)));
}

/** A number with at most `decimals` decimals. */
export function rounded(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals)));
}

/** A number with at most `decimals` decimals, empty for 0. */
export function roundedOrEmpty(value: number, decimals = 0): string {
  const text = rounded(value, decimals);
  return text === "0" ? "" : text;
}
