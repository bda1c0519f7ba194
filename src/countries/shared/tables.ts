import type { Country, Place } from "../country.ts";

/** One table of a country, by column: `src/countries/<cc>/tables/<name>.tsv` as the build packed it. */
export interface Table {
  /** Number of rows. */
  readonly length: number;
  /** The cells of a text column. Throws RangeError if the table has no such column, or one of numbers. */
  texts(column: string): readonly string[];
  /**
   * The cells of a number column, 0 where the cell is empty. Throws RangeError if the table has no such column, or one
   * of texts.
   */
  numbers(column: string): readonly number[];
  /** Whether the table has such a column. */
  has(column: string): boolean;
}

/** The tables of a country by name, such as `places`. Throws if there is no such table. */
export type Tables = (name: string) => Table;

/**
 * Makes equal neighbours one string, which saves 24 bytes each: most rows of a sorted table repeat a community, kind or
 * state.
 */
export function sharing(cells: readonly string[]): readonly string[] {
  let last = "";
  return cells.map((cell) => {
    if (cell !== last) last = cell;
    return last;
  });
}

/**
 * A function whose value is made at the first call and kept: tables are read when a person of the country is first
 * drawn.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One value for each country, made at the first call and kept. */
export function perCountry<T extends object>(make: (country: Country) => T): (country: Country) => T {
  const made = new Map<string, T>();
  return (country) => made.get(country.code) ?? kept(made, country.code, make(country));
}

/**
 * One value for each key of a table, made at the first call and kept. The keys must come from tables, never from
 * requests, because none is ever removed.
 */
export function perKey<T extends object>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => made.get(key) ?? kept(made, key, make(key));
}

/** One value for each list of a table, made at the first call and kept as long as the list. */
export function perList<List extends object, T extends object>(make: (list: List) => T): (list: List) => T {
  const made = new WeakMap<List, T>();
  return (list) => made.get(list) ?? kept(made, list, make(list));
}

/** One value for each place of one country, made at the first call and kept. */
export function perPlace<T extends object>(make: (place: Place) => T): (place: Place) => T {
  const made: (T | undefined)[] = [];
  return (place) => {
    const known = made[place.index];
    if (known !== undefined) return known;
    // In order, because a list with gaps is stored as a hash table.
    while (made.length <= place.index) made.push(undefined);
    const value = make(place);
    made[place.index] = value;
    return value;
  };
}

function kept<Key, T>(made: { set(key: Key, value: T): unknown }, key: Key, value: T): T {
  made.set(key, value);
  return value;
}

/** The cells of a column of texts by those of another. */
export function textsBy(table: Table, key: string, column: string): ReadonlyMap<string, string> {
  const cells = table.texts(column);
  return new Map(table.texts(key).map((text, row) => [text, cells[row] ?? ""]));
}

/** The cells of a column of numbers by those of one of texts. */
export function numbersBy(table: Table, key: string, column: string): ReadonlyMap<string, number> {
  const cells = table.numbers(column);
  return new Map(table.texts(key).map((text, row) => [text, cells[row] ?? 0]));
}

/** How many times as common what is named in a column is in a state than in the country, by the columns `state`, `weight`. */
export function liftsIn(table: Table, column: string): (name: string, state: string) => number {
  const [states, lifts] = [table.texts("state"), table.numbers("weight")];
  const known = new Map(table.texts(column).map((name, row) => [`${states[row]} ${name}`, lifts[row] ?? 1]));
  return (name, state) => known.get(`${state} ${name}`) ?? 1;
}
