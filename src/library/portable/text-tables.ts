import { sharing, type Table, type Tables } from "../../columns/table.ts";
import { perKey } from "../../memo.ts";

/** A table as the package has it: its columns, each in one text, because many are read late or never. */
export interface TextTable {
  readonly length: number;
  /** The cells of a column by line. */
  readonly texts: Readonly<Record<string, string>>;
  /** JSON arrays. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** The tables of a country, each column read when it is asked for. Throws RangeError if there is no such table. */
export function textTables(tables: Readonly<Record<string, TextTable>>): Tables {
  return perKey((name) => {
    const table = tables[name];
    if (table === undefined) throw new RangeError(`the package has no table ${name}`);
    return open(name, table);
  });
}

function open(name: string, { length, texts, numbers }: TextTable): Table {
  const cellsOf = <Cell>(columns: Readonly<Record<string, string>>, read: (cells: string) => readonly Cell[]) =>
    perKey((column) => {
      const cells = columns[column];
      if (cells === undefined) throw new RangeError(`the table ${name} has no column ${column} of this type`);
      return read(cells);
    });
  return {
    length,
    texts: cellsOf(texts, (cells) => sharing(cells.split("\n"))),
    numbers: cellsOf(numbers, (cells): readonly number[] => JSON.parse(cells)),
    has: (column) => Object.hasOwn(texts, column) || Object.hasOwn(numbers, column),
  };
}
