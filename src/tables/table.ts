/** One table of a country, by column: `src/countries/<cc>/tables/<name>.tsv` as the build packed it. */
export interface Table {
  readonly length: number;
  /** The cells of a text column. Throws RangeError if the table has no such column, or one of numbers. */
  texts(column: string): readonly string[];
  /**
   * The cells of a number column, 0 where the cell is empty. Throws RangeError if the table has no such column, or one
   * of texts.
   */
  numbers(column: string): readonly number[];
  /** The same, not copied where they are whole numbers of a packed file. */
  view(column: string): ArrayLike<number>;
  has(column: string): boolean;
}

export type Columns = Readonly<Record<string, readonly string[] | readonly number[]>>;

export function tableOf(columns: Columns): Table {
  return {
    length: Object.values(columns)[0]?.length ?? 0,
    // cast: whose table it is knows the types of its columns
    texts: (column) => (columns[column] ?? []) as readonly string[],
    numbers: (column) => (columns[column] ?? []) as readonly number[],
    view: (column) => (columns[column] ?? []) as readonly number[],
    has: (column) => column in columns,
  };
}

/** The tables of a country by name, such as `places`. Throws if there is no such table. */
export type Tables = (name: string) => Table;

/** Makes equal neighbours one string, to save memory. */
export function sharing(cells: readonly string[]): readonly string[] {
  let last = "";
  return cells.map((cell) => {
    if (cell !== last) last = cell;
    return last;
  });
}

export function textsBy(table: Table, key: string, column: string): ReadonlyMap<string, string> {
  const cells = table.texts(column);
  return new Map(table.texts(key).map((text, row) => [text, cells[row] ?? ""]));
}

/** The cells of a column of numbers by those of one of texts. */
export function numbersBy(table: Table, key: string, column: string): ReadonlyMap<string, number> {
  const cells = table.numbers(column);
  return new Map(table.texts(key).map((text, row) => [text, cells[row] ?? 0]));
}

/**
 * How many times as common what is named in a column is in a part of the country as in all of it, by the columns `part`
 * and `weight`.
 */
export function liftsIn(table: Table, column: string, part = "state"): (name: string, part: string) => number {
  const [parts, lifts] = [table.texts(part), table.numbers("weight")];
  const known = new Map(table.texts(column).map((name, row) => [`${parts[row]} ${name}`, lifts[row] ?? 1]));
  return (name, of) => known.get(`${of} ${name}`) ?? 1;
}
