import { type NameTable, nameTable, type Romanise } from "./name-table.ts";
import type { Table } from "./tables.ts";

/** First birth years of the columns of `given-names`, five years each: the people of a census day are 18 to 90. */
export const birthBands = [
  1935, 1940, 1945, 1950, 1955, 1960, 1965, 1970, 1975, 1980, 1985, 1990, 1995, 2000, 2005,
] as const;

/** The band of a birth year; the first and the last stand for all years before and after. */
export function bandOf(birthYear: number): number {
  return Math.min(birthBands.length - 1, Math.max(0, Math.floor((birthYear - birthBands[0]) / 5)));
}

/** Given names of one sex in one community by birth year. A band's table is built when it is first needed. */
export class NamesByYear {
  readonly #texts: readonly string[];
  readonly #weightsOf: (band: number) => readonly number[];
  readonly #built: (NameTable | undefined)[] = birthBands.map(() => undefined);

  /** `texts` holds two for each name, as in `NameTable`; `weightsOf` gives the weight of each name in a band. */
  constructor(texts: readonly string[], weightsOf: (band: number) => readonly number[]) {
    this.#texts = texts;
    this.#weightsOf = weightsOf;
  }

  /** The names of those born in that year. Throws RangeError if there are none. */
  of(birthYear: number): NameTable {
    const band = bandOf(birthYear);
    const built = this.#built[band] ?? this.#tableOf(band);
    this.#built[band] = built;
    return built;
  }

  /** Only the names that are in use in the band: most are not, and a small table stays in the processor's caches. */
  #tableOf(band: number): NameTable {
    const weights = this.#weightsOf(band);
    const used: number[] = [];
    for (let name = 0; name < weights.length; name++) if ((weights[name] ?? 0) > 0) used.push(name);
    return nameTable(
      used.map((name) => weights[name] ?? 0),
      this.#texts,
      used,
    );
  }
}

/**
 * The given names of a community and sex from a table with the columns `community`, `sex` (`f`, `m`), `name`, `1935` to
 * `2005` and, where names are not in Latin script, `latin`. Throws RangeError if there are none.
 */
export function givenNamesOf(table: Table, community: string, sex: "f" | "m", romanise: Romanise): NamesByYear {
  const ofCommunity = rowsOf(table.texts("community"), community);
  const { from, to } = rowsOf(table.texts("sex"), sex, ofCommunity);
  if (from === to) throw new RangeError(`there are no given names (${sex}) of ${community}`);
  return new NamesByYear(textsOf(table, { from, to }, romanise), (band) =>
    table.numbers(String(birthBands[band])).slice(from, to),
  );
}

/**
 * The family names of a community from a table with the columns `community`, `name`, `weight` and, where names are not in
 * Latin script, `latin`. Throws RangeError if there are none.
 */
export function familyNamesOf(table: Table, community: string, romanise: Romanise): NameTable {
  return familyNamesIn(table, rowsOf(table.texts("community"), community), romanise);
}

/** The family names in some rows of a table with the columns of `familyNamesOf`. */
export function familyNamesIn(table: Table, rows: Rows, romanise: Romanise): NameTable {
  return nameTable(table.numbers("weight").slice(rows.from, rows.to), textsOf(table, rows, romanise));
}

/** A range of rows: the first, and the one after the last. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The rows of a sorted column, or of a sorted part of one, that hold a cell. */
export function rowsOf(column: readonly string[], cell: string, rows: Rows = { from: 0, to: column.length }): Rows {
  return {
    from: firstRow(rows, (row) => (column[row] ?? "") >= cell),
    to: firstRow(rows, (row) => (column[row] ?? "") > cell),
  };
}

/** The first row from which on a condition holds, or the one after the last. */
function firstRow({ from, to }: Rows, holds: (row: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Two texts for each row: the name, and its form for e-mail addresses. */
function textsOf(table: Table, { from, to }: Rows, romanise: Romanise): readonly string[] {
  const names = table.texts("name");
  const latin = table.has("latin") ? table.texts("latin") : names;
  const texts: string[] = [];
  for (let row = from; row < to; row++) texts.push(names[row] ?? "", romanise(latin[row] ?? ""));
  return texts;
}
