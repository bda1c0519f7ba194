import { type PackedColumns, unpackColumns } from "../../src/library/portable/packed/packed-tables.ts";
import type { Tsv } from "../tables/tsv.ts";

/** Throws an Error unless a bundle reads the packed columns of a table as the table has them. */
export function readBack(packed: PackedColumns, { header, rows }: Tsv, columns: readonly string[]): void {
  const table = unpackColumns("packed", packed);
  for (const column of columns) {
    const at = header.indexOf(column);
    const isNumber = packed.columns.some((part) => "names" in part && part.names.includes(column));
    const read = isNumber ? table.numbers(column) : table.texts(column);
    for (const [row, { [at]: cell = "" }] of rows.entries()) {
      if ((isNumber ? Number(cell) : cell) === read[row]) continue;
      throw new Error(`The cell ${cell} of the column ${column} would be read as ${read[row]} from a bundle.`);
    }
  }
}
