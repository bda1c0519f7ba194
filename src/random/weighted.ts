import { type AliasTable, aliasTable, sampleValue } from "./alias-table.ts";
import type { Rng } from "./rng.ts";

/** Items sampled in proportion to their weights, in constant time. */
export interface Weighted<T> extends AliasTable {
  readonly items: readonly T[];
}

/**
 * Weights each row by a finite, non-negative number. `itemOf` makes the sampled item of its row, by default the row.
 * Throws RangeError if the weights sum to 0.
 */
export function weighted<T>(rows: readonly T[], weightOf: (row: T) => number): Weighted<T>;
export function weighted<Row, T>(
  rows: readonly Row[],
  weightOf: (row: Row) => number,
  itemOf: (row: Row) => T,
): Weighted<T>;
export function weighted(
  rows: readonly unknown[],
  weightOf: (row: unknown) => number,
  itemOf = (row: unknown): unknown => row,
): Weighted<unknown> {
  return { ...aliasTable(rows.map(weightOf)), items: rows.map((row) => itemOf(row)) };
}

export function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/** One item, with a probability in proportion to its weight; one word of the stream. */
export function sample<T>(rng: Rng, table: Weighted<T>): T {
  const item = table.items[sampleValue(table, rng.next())];
  if (item === undefined) throw new RangeError("cannot sample from an empty table");
  return item;
}
