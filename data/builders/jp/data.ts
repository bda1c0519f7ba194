import { readFileSync } from "node:fs";
import { parseTsv } from "../../../scripts/tables/tsv.ts";

/** The rows of `data/jp/<name>.tsv` by column name. Throws RangeError for a row of another width. */
export function readData<Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const file = new URL(`../../../data/jp/${name}.tsv`, import.meta.url);
  const { header, rows } = parseTsv(readFileSync(file, "utf8"), name);
  if (header.join() !== columns.join()) throw new RangeError(`${name} has the columns ${header.join()}`);
  return rows.map(
    (row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""])) as Record<Column, string>, // cast: fromEntries forgets the keys
  );
}
