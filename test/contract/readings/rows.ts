import type { Table } from "../../../src/tables/table.ts";

/** The cells of some columns, row by row. */
export function rows(table: Table, columns: readonly string[]): readonly (readonly string[])[] {
  const texts = columns.map((column) => table.texts(column));
  return (texts[0] ?? []).map((_, row) => texts.map((column) => column[row] ?? ""));
}
