import { valueAt } from "../random/alias-table.ts";
import type { Memory, TablePlace } from "../tables/memory.ts";
import type { Column } from "../tables/workspace.ts";
import { areSameName } from "./comparing.ts";
import type { Rows } from "./rows.ts";

/** The number that a word samples from a table. */
export function sampleAt(ints: Column, table: TablePlace, word: number): number {
  return valueAt(ints, ints[table] ?? 0, ints[table + 1] ?? 0, word >>> 0);
}

/** Samples each row from a table of its own. No row waits for the one before, so that some ten cache misses overlap. */
export function sampleEach(rows: Rows, tables: Column, word: Column): Column {
  const { ints } = readable(rows, tables);
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    out[k] = sampleAt(ints, tables[k] ?? 0, word[k] ?? 0);
  }
  return out;
}

/** Samples each row from a table of names of its own: the places of the names. */
export function sampleNames(rows: Rows, tables: Column, word: Column): Column {
  const { ints } = readable(rows, tables);
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = nameAt(ints, tables[k] ?? 0, word[k] ?? 0);
  return out;
}

/**
 * The same by the word at the first position, and by those at the others in rows whose name another column has already,
 * which avoids `Peter Peter`. After the last position the name stays.
 */
export function sampleUnlike(
  rows: Rows,
  tables: Column,
  [first = 0, ...spare]: readonly number[],
  other: Column,
): Column {
  const { space } = rows.people;
  const out = sampleNames(rows, tables, rows.word(first));
  const { ints } = space.memory;
  for (let k = rows.from; k < rows.to; k++) {
    for (const position of spare) {
      if (!areSameName(space, out[k] ?? 0, other[k] ?? 0)) break;
      out[k] = nameAt(ints, tables[k] ?? 0, rows.word(position)[k] ?? 0);
    }
  }
  return out;
}

/** The memory, with the tables of the rows. */
function readable({ people: { space }, from, to }: Rows, tables: Column): Memory {
  space.read(tables, from, to);
  return space.memory;
}

function nameAt(ints: Column, table: TablePlace, word: number): number {
  return (ints[table + 2] ?? 0) + 8 * sampleAt(ints, table, word);
}
