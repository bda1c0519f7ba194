import type { Rows } from "./rows.ts";
import { areSameName } from "./texts.ts";
import type { Column } from "./workspace.ts";

const TWO_16 = 2 ** 16;
const TWO_31 = 2 ** 31;
const TWO_32 = 2 ** 32;

/**
 * The place of a packed alias table: of its first slot, its size, and where the texts begin that its values count from, in
 * eights of a byte. A slot has a threshold less 2^31, then the number itself in the upper half and its alias in the lower.
 */
export type TablePlace = number;

/** Samples each row from one table: the numbers of its rows. */
export function sample(rows: Rows, table: TablePlace, word: Column): Column {
  const { ints } = rows.people.space.memory;
  const out = rows.column();
  const first = ints[table] ?? 0;
  const size = ints[table + 1] ?? 0;
  for (let k = rows.from; k < rows.to; k++) {
    const scaled = ((word[k] ?? 0) >>> 0) * size;
    const at = Math.floor(scaled / TWO_32);
    const slot = first + 2 * at;
    const values = ints[slot + 1] ?? 0;
    out[k] = scaled - at * TWO_32 - TWO_31 < (ints[slot] ?? 0) ? values >>> 16 : values & (TWO_16 - 1);
  }
  return out;
}

/** Samples each row from a table of its own. No row waits for the one before, so that some ten cache misses overlap. */
export function sampleEach(rows: Rows, tables: Column, word: Column): Column {
  const { ints } = rows.people.space.memory;
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    const table = tables[k] ?? 0;
    const scaled = ((word[k] ?? 0) >>> 0) * (ints[table + 1] ?? 0);
    const at = Math.floor(scaled / TWO_32);
    const slot = (ints[table] ?? 0) + 2 * at;
    const values = ints[slot + 1] ?? 0;
    out[k] = scaled - at * TWO_32 - TWO_31 < (ints[slot] ?? 0) ? values >>> 16 : values & (TWO_16 - 1);
  }
  return out;
}

/** Samples each row from a table of names of its own: the places of the names. */
export function sampleNames(rows: Rows, tables: Column, word: Column): Column {
  const { ints } = rows.people.space.memory;
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = nameAt(ints, tables[k] ?? 0, word[k] ?? 0);
  return out;
}

/**
 * The same by the word at a position, and by the next ones in rows whose name another column has already, so that nobody is
 * `Peter Peter`. After so many spare words the name stays.
 */
export function sampleUnlike(rows: Rows, tables: Column, position: number, spare: number, other: Column): Column {
  const { space } = rows.people;
  const { ints } = space.memory;
  const out = sampleNames(rows, tables, rows.word(position));
  for (let k = rows.from; k < rows.to; k++) {
    for (let more = 1; more <= spare && areSameName(space, out[k] ?? 0, other[k] ?? 0); more++)
      out[k] = nameAt(ints, tables[k] ?? 0, rows.word(position + more)[k] ?? 0);
  }
  return out;
}

function nameAt(ints: Column, table: TablePlace, word: number): number {
  const scaled = (word >>> 0) * (ints[table + 1] ?? 0);
  const at = Math.floor(scaled / TWO_32);
  const slot = (ints[table] ?? 0) + 2 * at;
  const values = ints[slot + 1] ?? 0;
  const value = scaled - at * TWO_32 - TWO_31 < (ints[slot] ?? 0) ? values >>> 16 : values & (TWO_16 - 1);
  return (ints[table + 2] ?? 0) + 8 * value;
}
