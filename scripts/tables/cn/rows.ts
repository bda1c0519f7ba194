import { readFileSync } from "node:fs";
import { parseTsv } from "../tsv.ts";

/** One row of a table by its columns. */
export type Row = (column: string) => string;

/** The rows of `data/cn/<name>.tsv`. A row throws RangeError for a column that the table lacks. */
export function rowsOf(name: string): readonly Row[] {
  const file = new URL(`../../../data/cn/${name}.tsv`, import.meta.url);
  const { header, rows } = parseTsv(readFileSync(file, "utf8"), file.pathname);
  return rows.map((cells) => (column) => {
    const cell = cells[header.indexOf(column)];
    if (cell === undefined) throw new RangeError(`${name} has no column ${column}`);
    return cell;
  });
}

/** First birth years of the columns of name tables. */
export const bands = Array.from({ length: 15 }, (_, band) => 1935 + 5 * band);

/** A number with at most `digits` decimals, without a trailing zero. */
export function rounded(number: number, digits = 2): string {
  return String(Number(number.toFixed(digits)));
}
