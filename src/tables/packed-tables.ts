import { perKey } from "../text/memo.ts";
import { sharing, type Table, type Tables } from "./table.ts";

/**
 * The index at the file's start, as JSON behind its length in four bytes: where the columns of each table of each
 * country are. Places are bytes after it, from the next multiple of eight.
 */
export type PackedIndex = Readonly<Record<string, Readonly<Record<string, PackedTable>>>>;

export interface PackedTable {
  readonly length: number;
  readonly columns: Readonly<Record<string, PackedColumn>>;
}

/** Cells of text by line as UTF-8, or whole numbers in the byte order of the machines that Node runs on. */
export interface PackedColumn {
  readonly type: "text" | NumberType;
  readonly at: number;
  readonly bytes: number;
  /** Divisor of the whole numbers: a quotient by a power of ten is exactly the number that was written. */
  readonly scale?: number;
}

export type NumberType = keyof typeof numberArrays;

export const numberArrays = {
  u8: Uint8Array,
  u16: Uint16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

type ReadBytes = (at: number, bytes: number) => ArrayBuffer;

/** The tables of each country in a packed file; columns are read on demand. */
export function openTables(read: ReadBytes): (code: string) => Tables {
  const length = new DataView(read(0, 4)).getUint32(0, true);
  const index: PackedIndex = JSON.parse(decoder.decode(read(4, length)));
  const data = startOfData(length);
  return perKey((code) =>
    perKey((name) => {
      const table = index[code]?.[name];
      if (table === undefined) throw new RangeError(`${code} has no packed table ${name}`);
      return openTable(name, table, (at, bytes) => read(data + at, bytes));
    }),
  );
}

export function startOfData(length: number): number {
  return Math.ceil((4 + length) / 8) * 8;
}

const decoder = new TextDecoder();

function openTable(name: string, { length, columns }: PackedTable, read: ReadBytes): Table {
  const find = (column: string, isText: boolean): PackedColumn => {
    const found = columns[column];
    if (found === undefined || (found.type === "text") !== isText)
      throw new RangeError(`the table ${name} has no column ${column} of this type`);
    return found;
  };
  const view = perKey((column): ArrayLike<number> => {
    if (length === 0) return [];
    const { type, at, bytes, scale = 1 } = find(column, false);
    if (type === "text") return [];
    const whole = new numberArrays[type](read(at, bytes));
    return scale === 1 ? whole : Array.from(whole, (number) => number / scale);
  });
  return {
    length,
    view,
    texts: perKey((column) => {
      if (length === 0) return [];
      const { at, bytes } = find(column, true);
      return sharing(decoder.decode(read(at, bytes)).split("\n"));
    }),
    numbers: perKey((column) => Array.from(view(column))),
    has: (column) => column in columns,
  };
}
