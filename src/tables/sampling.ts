import { highOf, valueAt } from "../random/alias-table.ts";
import type { Grid, Memory, TablePlace } from "./memory.ts";

export function entry({ ints }: Memory, { at }: Grid, one: number): number {
  return ints[at + one]!;
}

export function entry2({ ints }: Memory, { at, sizes }: Grid, one: number, two: number): number {
  return ints[at + one * sizes[1]! + two]!;
}

export function entry3({ ints }: Memory, { at, sizes }: Grid, one: number, two: number, three: number): number {
  return ints[at + (one * sizes[1]! + two) * sizes[2]! + three]!;
}

export function share({ doubles }: Memory, { at }: Grid, one: number): number {
  return doubles[at / 2 + one]!;
}

export function share2({ doubles }: Memory, { at, sizes }: Grid, one: number, two: number): number {
  return doubles[at / 2 + one * sizes[1]! + two]!;
}

export function below(word: number, share: number): boolean {
  return word < share * 2 ** 32;
}

/** A number from 0 to `count` - 1, all equally likely; `count` is at most 2^16. */
export function oneOf(count: number, word: number): number {
  return highOf(word, count);
}

/** The number that a word samples from a table, which is packed when it is first read. */
export function sample(memory: Memory, table: TablePlace, word: number): number {
  if (memory.ints[table + 1] === 0) memory.pack(table);
  const { ints } = memory;
  return valueAt(ints, ints[table]!, ints[table + 1]!, word);
}

/** The place of the name that a word samples from a table of names. */
export function sampleName(memory: Memory, table: TablePlace, word: number): number {
  const number = sample(memory, table, word);
  return memory.ints[table + 2]! + 8 * number;
}
