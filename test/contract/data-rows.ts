import { readFileSync } from "node:fs";
import { parseTsv } from "../../scripts/tables/tsv.ts";

/** The rows of a table in the folder `data`, by column; lines that begin with `#` are comments. */
export function dataRows(file: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(`../../data/${file}`, import.meta.url), "utf8");
  const { header, rows } = parseTsv(text.replace(/^#.*\n/gm, ""), file);
  return rows.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ""])));
}
