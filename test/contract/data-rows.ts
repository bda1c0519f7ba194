import { readFileSync } from "node:fs";
import { parseTsv } from "../../scripts/tables/tsv.ts";

type Rows = readonly Readonly<Record<string, string>>[];

/** The rows of a table in the folder `data`, by column; lines that begin with `#` are comments. */
export function dataRows(file: string): Rows {
  return rowsOf(new URL(`../../data/${file}`, import.meta.url));
}

/** The same of any table. */
export function rowsOf(file: URL): Rows {
  const { header, rows } = parseTsv(readFileSync(file, "utf8").replace(/^# .*\n/gm, ""), file.pathname);
  return rows.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ""])));
}
