import { readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "../../scripts/tables/tsv.ts";

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

/** The rows of `data/<code>/<name>.tsv`. */
const rowsIn =
  (code: string) =>
  (name: string): readonly Row[] =>
    sourceRows(code, `${name}.tsv`);

export const australia = rowsIn("au");
export const canada = rowsIn("ca");
export const china = rowsIn("cn");
export const germany = rowsIn("de");
export const france = rowsIn("fr");
export const india = rowsIn("in");
export const mexico = rowsIn("mx");
export const russia = rowsIn("ru");
export const kingdom = rowsIn("uk");
export const unitedStates = rowsIn("us");

/** Columns of rows as a table. */
export const tableOf = (header: readonly string[], rows: readonly Row[]): Tsv => ({
  header,
  rows: rows.map((row) => header.map((column) => row(column))),
});

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
