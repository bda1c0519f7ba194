import { readFileSync } from "node:fs";
import { parseTsv } from "./tsv.ts";

/** A row of a file in `data`, by column. */
export type Row = (column: string) => string;

/** The rows of a file in `data/<code>`. Throws RangeError for a column that the file lacks. */
export function sourceRows(code: string, file: string): readonly Row[] {
  const { header, rows } = parseTsv(readFileSync(new URL(`../../data/${code}/${file}`, import.meta.url), "utf8"), file);
  return rows.map((cells) => (column) => {
    const cell = cells[header.indexOf(column)];
    if (cell === undefined) throw new RangeError(`${file} has no column ${column}`);
    return cell;
  });
}

/** A number with at most `digits` significant digits, as a table holds it. */
export function cellOf(value: number, digits = 4): string {
  return String(Number(value.toPrecision(digits)));
}
