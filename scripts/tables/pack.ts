import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  type NumberType,
  numberArrays,
  type PackedColumn,
  type PackedIndex,
  type PackedTable,
  startOfData,
} from "../../src/tables/packed-tables.ts";
import { columnRules } from "./columns.ts";
import { replaceFile } from "./replace-file.ts";
import { parseTsv, type Tsv } from "./tsv.ts";

/** Checks the tables of every country in `from`, packs them into the file `to`, returns them. Throws RangeError for a wrong cell. */
export function packTables(from: URL, to: URL): readonly NamedTable[] {
  const tables = readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const folder = new URL(`${entry.name}/tables/`, from);
    if (!entry.isDirectory() || !existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(".tsv"))
      .map((file): NamedTable => {
        const table = parseTsv(readFileSync(new URL(file, folder), "utf8"), `${entry.name}/${file}`);
        return { country: entry.name, name: basename(file, ".tsv"), table };
      });
  });
  replaceFile(to, pack(tables));
  return tables;
}

/** A table of a country. */
export interface NamedTable {
  readonly country: string;
  readonly name: string;
  readonly table: Tsv;
}

/** The packed file of tables, which are checked. Throws RangeError for a wrong cell. */
export function pack(tables: readonly NamedTable[]): Uint8Array<ArrayBuffer> {
  return packColumns(
    tables.map(({ country, name, table }) => {
      check(table, `${country}/${name}.tsv`);
      const columns = table.header.map((column, at): [string, PackedCells] => {
        const cells = table.rows.map((row) => row[at] ?? "");
        return [column, columnRules[column]?.type === "number" ? decimals(cells, `${name} ${column}`) : { cells }];
      });
      return { country, name, length: table.rows.length, columns: Object.fromEntries(columns) };
    }),
  );
}

/** The cells of a column: texts, or numbers, of which whole ones are written, to be divided by a scale. */
interface PackedCells {
  readonly cells: readonly string[] | readonly number[];
  readonly scale?: number;
}

/** A table by its columns. */
interface ColumnTable {
  readonly country: string;
  readonly name: string;
  readonly length: number;
  readonly columns: Readonly<Record<string, PackedCells>>;
}

/** The packed file of tables of columns. */
export function packColumns(tables: readonly ColumnTable[]): Uint8Array<ArrayBuffer> {
  const data: Uint8Array[] = [];
  let end = 0;
  const write = ({ cells, scale }: PackedCells): PackedColumn => {
    const numbers = cells.filter((cell) => typeof cell === "number");
    const type: PackedColumn["type"] = numbers.length > 0 ? typeFor(numbers) : "text";
    const bytes =
      type === "text" ? encoder.encode(cells.join("\n")) : new Uint8Array(new numberArrays[type](numbers).buffer);
    const column = { type, at: end, bytes: bytes.length, ...(scale !== undefined && { scale }) };
    end += Math.ceil(bytes.length / 8) * 8;
    data.push(bytes);
    return column;
  };
  const packed = tables.map(({ country, name, length, columns }): readonly [string, string, PackedTable] => {
    const written = Object.entries(columns).map(([column, cells]) => [column, write(cells)] as const);
    return [country, name, { length, columns: Object.fromEntries(written) }];
  });
  const index: PackedIndex = Object.fromEntries(
    [...Map.groupBy(packed, ([country]) => country)].map(([country, rows]) => [
      country,
      Object.fromEntries(rows.map(([, name, table]) => [name, table])),
    ]),
  );
  return fileOf(index, data, end);
}

/** Decimal numbers as whole ones. Throws RangeError if a number would be another one. */
function decimals(cells: readonly string[], name: string): PackedCells {
  const numbers = cells.map(Number);
  const scale = decimalScale(cells);
  const whole = numbers.map((number) => Math.round(number * scale));
  if (whole.some((number, row) => number / scale !== numbers[row])) throw new RangeError(`${name}: ${scale}`);
  return { cells: whole, scale };
}

/** The file: the length of the index, the index, and the data, each of which begins at a multiple of eight bytes. */
function fileOf(index: PackedIndex, data: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const header = encoder.encode(JSON.stringify(index));
  let at = startOfData(header.length);
  const file = new Uint8Array(at + size);
  new DataView(file.buffer).setUint32(0, header.length, true);
  file.set(header, 4);
  for (const part of data) {
    file.set(part, at);
    at += Math.ceil(part.length / 8) * 8;
  }
  return file;
}

const encoder = new TextEncoder();

/** The power of ten with which all of the decimal numbers are whole. */
function decimalScale(cells: readonly string[]): number {
  let most = 0;
  for (const cell of cells) {
    const point = cell.indexOf(".");
    if (point !== -1) most = Math.max(most, cell.length - point - 1);
  }
  return 10 ** most;
}

/** The narrowest type that holds all of the numbers exactly. */
function typeFor(numbers: readonly number[]): NumberType {
  const types: readonly NumberType[] = ["u8", "u16", "i32"];
  return (
    types.find((type) => {
      const packed = new numberArrays[type](numbers);
      return numbers.every((number, at) => number === packed[at]);
    }) ?? "f64"
  );
}

/** Throws RangeError for an unknown column, a cell of another form, a row that occurs twice, or rows that are not sorted. */
function check({ header, rows }: Tsv, name: string): void {
  if (rows.length === 0) throw new RangeError(`${name} has no rows`);
  const rules = header.map((column) => {
    const rule = columnRules[column];
    if (rule === undefined) throw new RangeError(`${name} has an unknown column ${column}`);
    return rule;
  });
  let before = "";
  for (const [row, cells] of rows.entries()) {
    const at = `${name}, line ${row + 2}`;
    for (const [column, cell] of cells.entries()) {
      const rule = rules[column];
      const isRight = cell === "" ? rule?.optional === true : rule?.form.test(cell);
      if (isRight !== true) throw new RangeError(`${at}: ${JSON.stringify(cell)} is no ${header[column]}`);
    }
    const line = cells.join("\t");
    // Writers of JSON and CSV rely on it. Bytes that are no UTF-8 are read as U+FFFD.
    if (/["\\\uFFFD]|(?!\t)\p{Cc}/u.test(line) || line !== line.normalize("NFC"))
      throw new RangeError(`${at}: ${JSON.stringify(line)}`);
    if (line === before) throw new RangeError(`${at} occurs twice`);
    // The lines of a grammar stand in the order of their shares.
    if (line < before && !/\/(?:phones|streets)\.tsv$/.test(name)) throw new RangeError(`${at} is out of order`);
    before = line;
  }
}
