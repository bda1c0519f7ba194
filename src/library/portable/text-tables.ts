import { sharing, type Table, type Tables } from "../../tables/table.ts";
import { perKey, perList } from "../../text/memo.ts";

/** Tables of packages and bundles, as compressible texts that are read when their column is. */
export type TextTables = Readonly<Record<string, TextTable>>;

export interface TextTable {
  readonly length: number;
  readonly texts: Readonly<Record<string, Texts | Lists>>;
  readonly numbers: readonly Numbers[];
}

/** Front-coded texts: a mark for the number of characters shared with the text before, then the others. */
export interface Texts {
  /** The column whose cell of the same row replaces the text before. */
  readonly from?: string;
  /** The marks of 0, 1, … shared characters, which no text contains. */
  readonly marks: string;
  readonly texts: string;
  /** For sorted texts without repeats: the text's number in each row, as differences from the row above. */
  readonly rows?: string;
}

/** Lists such as `key*weight name;key*weight`, field by field of all items. */
export interface Lists {
  readonly separator: string;
  readonly lengths: string;
  /** Each field of the items, and the text before it if it is not empty. */
  readonly fields: readonly (readonly [mark: string, field: Texts])[];
}

/** Columns of numbers, row by row, as differences from what `expected` returns; 0 for empty cells. */
export interface Numbers {
  readonly names: readonly string[];
  /** Decimals of each row, a digit each, or one digit for all. */
  readonly decimals: string;
  /** The share of the change before a number that is expected to follow it. */
  readonly slope: number;
  readonly differences: string;
}

/** The tables of a country. Throws RangeError for unknown tables and columns. */
export function textTables(tables: TextTables): Tables {
  return perKey((name) => {
    const table = tables[name];
    if (table === undefined) throw new RangeError(`the package has no table ${name}`);
    return openTable(name, table);
  });
}

function openTable(table: string, { length, texts, numbers }: TextTable): Table {
  const missing = (column: string): never => {
    throw new RangeError(`the table ${table} has no column ${column} of this type`);
  };
  const partWith = (column: string): Numbers | undefined => numbers.find(({ names }) => names.includes(column));
  const columnsOf = perList(numbersOf);
  const cellsOf: Table["texts"] = perKey((column) => sharing(textsOf(texts[column] ?? missing(column), cellsOf)));
  const numbersIn: Table["numbers"] = (column) =>
    columnsOf(partWith(column) ?? missing(column)).get(column) ?? missing(column);
  return {
    length,
    texts: cellsOf,
    numbers: numbersIn,
    view: numbersIn,
    has: (column) => column in texts || partWith(column) !== undefined,
  };
}

/** The cells of a column of texts; `cellsOf` returns those of another. */
export function textsOf(column: Texts | Lists, cellsOf: (column: string) => readonly string[]): readonly string[] {
  if ("fields" in column) return listsOf(column);
  const { from, marks, rows } = column;
  const others = from === undefined ? undefined : cellsOf(from);
  const parts = column.texts.split(new RegExp(`([${marks}])`));
  const texts: string[] = [];
  let text = "";
  for (let at = 1; at < parts.length; at += 2) {
    const before = others === undefined ? text : (others[texts.length] ?? "");
    text = before.slice(0, marks.indexOf(parts[at] ?? "")) + parts[at + 1];
    texts.push(text);
  }
  if (rows === undefined) return texts;
  let row = 0;
  return readNumbers(rows).map((difference) => {
    row += difference;
    return texts[row] ?? "";
  });
}

function listsOf({ separator, lengths, fields }: Lists): readonly string[] {
  const columns = fields.map(([, field]) => textsOf(field, () => []));
  const marked = columns.map((cells, at) => cells.map((cell) => (cell === "" ? "" : fields[at]?.[0] + cell)));
  const items = (marked[0] ?? []).map((_, item) => marked.map((cells) => cells[item]).join(""));
  let end = 0;
  return readNumbers(lengths).map((length) => {
    end += length;
    return items.slice(end - length, end).join(separator);
  });
}

/** The numbers of each column. Dividing a whole number by a power of ten gives exactly the number written. */
export function numbersOf({ names, decimals, slope, differences }: Numbers): ReadonlyMap<string, readonly number[]> {
  const whole = readNumbers(differences);
  const width = names.length;
  for (let at = 0; at < whole.length; at++) whole[at] = (whole[at] ?? 0) + expected(whole, at, width, slope);
  const scales = Array.from(decimals, (digit) => 10 ** Number(digit));
  const scaleOf = (row: number): number => scales[row] ?? scales[0] ?? 1;
  const length = whole.length / width;
  const cellsOf = (at: number): readonly number[] =>
    Array.from({ length }, (_, row) => (whole[row * width + at] ?? 0) / scaleOf(row));
  return new Map(names.map((name, at) => [name, cellsOf(at)]));
}

/** The expected number: continues the row, of counts of years or a place's two populations. */
export function expected(whole: readonly number[], at: number, width: number, slope: number): number {
  const left = at % width;
  const before = whole[at - 1] ?? 0;
  if (left < 2) return left === 0 ? 0 : before;
  return Math.max(0, Math.round(before + slope * (before - (whole[at - 2] ?? 0))));
}

const BASE = 46;

/** Digits followed by another, then those that end a number: characters that JSON and JavaScript do not escape. */
const digits = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((character) => !/["\\]/.test(character))
  .join("");

const digitOf = Uint8Array.from({ length: 127 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));

/** A whole number n in base 46: 2n, or -2n - 1 if negative. */
export function writeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = "";
  do {
    text = digits.charAt((rest % BASE) + (text === "" ? BASE : 0)) + text;
    rest = Math.floor(rest / BASE);
  } while (rest > 0);
  return text;
}

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digitOf[text.charCodeAt(at)] ?? 0;
    number = number * BASE + (digit % BASE);
    if (digit < BASE) continue;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    number = 0;
  }
  return numbers;
}
