import type { Table } from "../../tables/table.ts";

export type Romanise = (name: string) => string;

/** First birth years of the columns of `given-names`, five years each: the people of a census day are 18 to 90. */
export const birthBands = [
  1935, 1940, 1945, 1950, 1955, 1960, 1965, 1970, 1975, 1980, 1985, 1990, 1995, 2000, 2005,
] as const;

export function bandOf(year: number): number {
  return Math.min(birthBands.length - 1, Math.max(0, Math.floor((year - birthBands[0]) / 5)));
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rows that hold a cell in a sorted column, or in a sorted part of one. */
export function rowsOf(column: readonly string[], cell: string, rows: Span = { from: 0, to: column.length }): Span {
  return {
    from: firstRow(rows, (row) => (column[row] ?? "") >= cell),
    to: firstRow(rows, (row) => (column[row] ?? "") > cell),
  };
}

function firstRow({ from, to }: Span, holds: (row: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function sliceOf<Cell>(column: readonly Cell[], { from, to }: Span): readonly Cell[] {
  return column.slice(from, to);
}

export function textsOf(table: Table, { from, to }: Span, romanise: Romanise): readonly string[] {
  const names = table.texts("name");
  const latin = table.has("latin") ? table.texts("latin") : names;
  const texts: string[] = [];
  for (let row = from; row < to; row++) texts.push(names[row] ?? "", romanise(latin[row] ?? ""));
  return texts;
}
