import type { Rng } from "./rng.ts";

const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;

/** A list whose elements differ in likelihood, ready to be drawn from in constant time. */
export interface Weighted<T> {
  readonly size: number;
  /**
   * Three cells for each slot: the remainder (0 to 2^32 - 1) below which it gives its own item, that item, and its
   * alias. Side by side, because they are seldom in a cache; the remainder less 2^31, so that V8 keeps it in the cell.
   */
  readonly cells: readonly (T | number)[];
}

const CELLS = 3;

/**
 * Vose's alias table of the rows, each weighed by a finite number of 0 or more, up to 65,535 of them; what is drawn is
 * the row, or what `itemOf` makes of it. Throws RangeError if no row weighs anything.
 *
 * Source: M. D. Vose, "A linear algorithm for generating random numbers with a given distribution", 1991.
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
  const count = rows.length;
  const weights = rows.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || count > 0xffff) throw new RangeError(`cannot weigh ${count} items of total weight ${total}`);

  const items = rows.map((row) => itemOf(row));
  const scaled = weights.map((weight) => (weight * count) / total);
  // A full slot is its own alias.
  const cells = items.flatMap((item) => [0, item, item]);
  const small: number[] = [];
  const large: number[] = [];
  scaled.forEach((share, slot) => {
    (share < 1 ? small : large).push(slot);
  });
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0;
    const more = large.pop() ?? 0;
    const share = scaled[less] ?? 0;
    cells[less * CELLS] = Math.floor(share * TWO_32) - TWO_31;
    cells[less * CELLS + 2] = items[more];
    const rest = (scaled[more] ?? 0) + share - 1;
    scaled[more] = rest;
    (rest < 1 ? small : large).push(more);
  }
  return { size: count, cells };
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
  return itemAt(table, rng.next());
}

/** The item that a word of the stream stands for, so that a draw on which nothing depends need not be looked up. */
export function itemAt<T>({ size, cells }: Weighted<T>, word: number): T {
  const scaled = word * size;
  const slot = Math.floor(scaled / TWO_32);
  const at = slot * CELLS;
  // Casts: only the first of three cells is a remainder.
  const isOwn = scaled - slot * TWO_32 - TWO_31 < (cells[at] as number);
  const item = cells[isOwn ? at + 1 : at + 2];
  if (item === undefined) throw new RangeError("cannot draw from an empty table");
  return item as T;
}

/** All items, in the order of their rows. */
export function itemsOf<T>({ cells }: Weighted<T>): readonly T[] {
  return cells.filter((_, at) => at % CELLS === 1) as T[]; // cast: as above
}
