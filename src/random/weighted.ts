import { numberAt, type Odds, oddsOf } from "./odds.ts";
import type { Rng } from "./rng.ts";

/** A list whose elements differ in likelihood, ready to be drawn from in constant time. */
export interface Weighted<T> extends Odds {
  /** In the order of their rows. */
  readonly items: readonly T[];
}

/**
 * The rows, each weighed by a finite number of 0 or more, up to 65,536 of them; what is drawn is the row, or what
 * `itemOf` makes of it. Throws RangeError if no row weighs anything.
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
  return { ...oddsOf(rows.map(weightOf)), items: rows.map((row) => itemOf(row)) };
}

/** The first of each pair, weighed by the second. */
export function mixed<T>(shares: readonly (readonly [item: T, share: number])[]): Weighted<T> {
  return weighted(
    shares,
    ([, share]) => share,
    ([item]) => item,
  );
}

/** One item, as likely as it weighs; one word of the stream. */
export function draw<T>(rng: Rng, table: Weighted<T>): T {
  const item = table.items[numberAt(table, rng.next())];
  if (item === undefined) throw new RangeError("cannot draw from an empty table");
  return item;
}
