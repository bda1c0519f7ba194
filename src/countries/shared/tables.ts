import type { Country, Place } from "../country.ts";

/** One table of a country, by column: `src/countries/<cc>/tables/<name>.tsv` as the build packed it. */
export interface Table {
  /** Number of rows. */
  readonly length: number;
  /** The cells of a text column. Throws RangeError if the table has no such column, or one of numbers. */
  texts(column: string): readonly string[];
  /** The cells of a number column, 0 where the cell is empty. Throws RangeError likewise. */
  numbers(column: string): readonly number[];
  /** Whether the table has such a column. */
  has(column: string): boolean;
}

/** The tables of a country by name, such as `places`. Throws if there is no such table. */
export type Tables = (name: string) => Table;

/** What the build writes for a table: by column, the cells. */
export type PackedTable = Readonly<Record<string, readonly string[] | readonly number[]>>;

export function unpack(name: string, columns: PackedTable): Table {
  const cellsOf = <T extends string | number>(column: string, type: "string" | "number"): readonly T[] => {
    const cells = columns[column];
    if (cells === undefined || (cells.length > 0 && typeof cells[0] !== type)) {
      throw new RangeError(`the table ${name} has no column ${column} of type ${type}`);
    }
    return cells as readonly T[]; // cast: the cells of a packed column are of one type, checked above
  };
  return {
    length: Object.values(columns)[0]?.length ?? 0,
    texts: (column) => cellsOf<string>(column, "string"),
    numbers: (column) => cellsOf<number>(column, "number"),
    has: (column) => column in columns,
  };
}

/** A value that is made at the first call and kept: tables are read when a country is first drawn. */
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
  return (country) => {
    const value = made.get(country.code) ?? make(country);
    made.set(country.code, value);
    return value;
  };
}

/** One value for each key of a table, likewise. The keys must come from tables, never from callers. */
export function perKey<T extends object>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** One value for each place of one country, likewise. */
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

/** One value for each list of a table, likewise. */
export function perList<List extends object, T extends object>(make: (list: List) => T): (list: List) => T {
  const made = new WeakMap<List, T>();
  return (list) => {
    const value = made.get(list) ?? make(list);
    made.set(list, value);
    return value;
  };
}
