import type { Grid } from "../tables/memory.ts";
import type { Column } from "../tables/workspace.ts";
import type { Rows } from "./rows.ts";

const TWO_32 = 2 ** 32;

/** 1 in rows whose word is below a share of all words, else 0. */
export function below(rows: Rows, word: Column, share: number): Column {
  const out = rows.column();
  const limit = share * TWO_32;
  for (let k = rows.from; k < rows.to; k++) out[k] = (word[k] ?? 0) >>> 0 < limit ? 1 : 0;
  return out;
}

/** The same with the share that a grid holds at the number of each row, and at a second number where it has them. */
export function belowShare(rows: Rows, word: Column, { at, sizes }: Grid, row: Column, second?: Column): Column {
  const { doubles } = rows.people.space.memory;
  const out = rows.column();
  const first = at / 2;
  const width = sizes[1] ?? 1;
  for (let k = rows.from; k < rows.to; k++) {
    const share = doubles[first + (row[k] ?? 0) * width + (second?.[k] ?? 0)] ?? 0;
    out[k] = (word[k] ?? 0) >>> 0 < share * TWO_32 ? 1 : 0;
  }
  return out;
}

/** A number from 0 to `count` - 1, of which all are equally likely. */
export function oneOf(count: number, word: number): number {
  return Math.floor(((word >>> 0) * count) / TWO_32);
}

/** A number from `min` to `max`, both included, of which all are equally likely. */
export function between(rows: Rows, word: Column, min: number, max: number): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = min + oneOf(max - min + 1, word[k] ?? 0);
  return out;
}

/** The value of the first column where the condition holds, else of the second. */
export function choose(rows: Rows, condition: Column, then: Column, otherwise: Column): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = (condition[k] ?? 0) === 0 ? (otherwise[k] ?? 0) : (then[k] ?? 0);
  return out;
}

/** 1 in rows in which all conditions hold. */
export function all(rows: Rows, first: Column, ...others: readonly Column[]): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = first[k] ?? 0;
  for (const other of others) for (let k = rows.from; k < rows.to; k++) out[k] = (out[k] ?? 0) & (other[k] ?? 0);
  return out;
}

/** 1 in rows whose value is at least that number. */
export function atLeast(rows: Rows, column: Column, least: number): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = (column[k] ?? 0) >= least ? 1 : 0;
  return out;
}

/** 1 in rows that have that value. */
export function equals(rows: Rows, column: Column, value: number): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = column[k] === value ? 1 : 0;
  return out;
}

/** The value in every row. */
export function constant(rows: Rows, value: number): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = value;
  return out;
}

/** What a grid holds at the number of each row, and at a second and third number where it has them. */
export function entry(rows: Rows, { at, sizes }: Grid, row: Column, second?: Column, third?: Column): Column {
  const { ints } = rows.people.space.memory;
  const out = rows.column();
  if (second === undefined) {
    for (let k = rows.from; k < rows.to; k++) out[k] = ints[at + (row[k] ?? 0)] ?? 0;
    return out;
  }
  const width = sizes[1] ?? 1;
  if (third === undefined) {
    for (let k = rows.from; k < rows.to; k++) out[k] = ints[at + (row[k] ?? 0) * width + (second[k] ?? 0)] ?? 0;
    return out;
  }
  const depth = sizes[2] ?? 1;
  for (let k = rows.from; k < rows.to; k++)
    out[k] = ints[at + ((row[k] ?? 0) * width + (second[k] ?? 0)) * depth + (third[k] ?? 0)] ?? 0;
  return out;
}

/** The band of a number: how many whole steps it is above the first, 0 to `bands` - 1. */
export function band(rows: Rows, column: Column, first: number, step: number, bands: number): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++)
    out[k] = Math.min(bands - 1, Math.max(0, Math.floor(((column[k] ?? 0) - first) / step)));
  return out;
}

/** The column where the condition holds, else nothing. */
export function optional(rows: Rows, condition: Column, column: Column): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = (condition[k] ?? 0) === 0 ? 0 : (column[k] ?? 0);
  return out;
}

/** The difference of the first column and the others. */
export function less(rows: Rows, column: Column, ...others: readonly Column[]): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = column[k] ?? 0;
  for (const other of others) for (let k = rows.from; k < rows.to; k++) out[k] = (out[k] ?? 0) - (other[k] ?? 0);
  return out;
}

/** 1 in rows in which the condition does not hold. */
export function not(rows: Rows, condition: Column): Column {
  return equals(rows, condition, 0);
}

/** 1 in rows in which none of the conditions holds. */
export function none(rows: Rows, ...conditions: readonly Column[]): Column {
  return all(rows, constant(rows, 1), ...conditions.map((condition) => not(rows, condition)));
}

/**
 * The first of so many attempts that holds in each row, the last where none does. Further attempts are made only while there
 * are such rows.
 */
export function firstThat(
  rows: Rows,
  attempts: number,
  draw: (attempt: number) => { readonly column: Column; readonly holds: Column },
): Column {
  const { column, holds } = draw(0);
  for (let attempt = 1; attempt < attempts && hasZero(rows, holds); attempt++) {
    const next = draw(attempt);
    for (let k = rows.from; k < rows.to; k++) {
      if (holds[k] !== 0) continue;
      column[k] = next.column[k] ?? 0;
      holds[k] = next.holds[k] ?? 0;
    }
  }
  return column;
}

function hasZero(rows: Rows, column: Column): boolean {
  for (let k = rows.from; k < rows.to; k++) if (column[k] === 0) return true;
  return false;
}
