import { readFileSync } from "node:fs";
import { parseTsv } from "../tsv.ts";

/** One row of a raw table by its column names. Throws RangeError for a column that the table lacks. */
export type Row = (column: string) => string;

/** The rows of `data/us/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  const file = `data/us/${name}.tsv`;
  const { header, rows } = parseTsv(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"), file);
  return rows.map((cells) => (column) => {
    const cell = cells[header.indexOf(column)];
    if (cell === undefined) throw new RangeError(`${file} has no column ${column}`);
    return cell;
  });
}

/** The list of a key, which is created at its first use. */
export function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Adds to the sum of a key. */
export function addTo<K>(sums: Map<K, number>, key: K, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
