import { deflateRawSync } from "node:zlib";
import {
  expected,
  type Lists,
  type Numbers,
  numbersOf,
  type Texts,
  type TextTable,
  textsOf,
  writeNumber,
} from "../../src/library/portable/text-tables.ts";
import { columnRules } from "../tables/columns.ts";
import type { Tsv } from "../tables/tsv.ts";

/** What separates the items of columns that are lists, and what stands before each field of an item. */
const lists: Readonly<Record<string, readonly [separator: string, marks: readonly string[]]>> = {
  areas: [";", ["", "*", " ", "|"]],
  lifts: [" ", ["", "*"]],
  mix: [";", ["", "*"]],
  points: [";", ["", " ", " "]],
  quarters: [";", [""]],
};

/** Columns whose cells begin as those of another do. */
const likeness: Readonly<Record<string, string>> = { code: "areas", region: "state" };

/**
 * A table as packages have it, or those columns that are asked for, each in the form that is shortest when compressed. Throws
 * RangeError for a cell that would be read as another.
 */
export function asText({ header, rows }: Tsv, isAsked: (column: string) => boolean = () => true): TextTable {
  const cellsOf = (column: string): readonly string[] => {
    const at = header.indexOf(column);
    return rows.map((row) => row[at] ?? "");
  };
  const asked = Map.groupBy(header.filter(isAsked), (column) => columnRules[column]?.type);
  const numbers: Numbers[] = [];
  for (const column of asked.get("number") ?? []) {
    const alone = packNumbers([column], cellsOf);
    const before = numbers.pop();
    const together = packNumbers([...(before?.names ?? []), column], cellsOf);
    if (before === undefined || sizeOf(together) < sizeOf(before) + sizeOf(alone)) numbers.push(together);
    else numbers.push(before, alone);
  }
  const read = new Map(numbers.flatMap((part) => [...numbersOf(part)]));
  for (const [column, values] of read) check(column, values, cellsOf(column).map(Number));
  const texts = (asked.get("text") ?? []).map((column) => {
    const cells = cellsOf(column);
    const from = likeness[column];
    const packed =
      lists[column] !== undefined
        ? packLists(cells, ...lists[column])
        : from !== undefined && header.includes(from)
          ? { from, ...frontCoded(cells, cellsOf(from)) }
          : packTexts(cells);
    check(column, textsOf(packed, cellsOf), cells);
    return [column, packed];
  });
  return { length: rows.length, texts: Object.fromEntries(texts), numbers };
}

function check<Cell>(column: string, read: readonly Cell[], cells: readonly Cell[]): void {
  const wrong = cells.findIndex((cell, row) => cell !== read[row]);
  if (wrong !== -1) throw new RangeError(`${cells[wrong]} of the column ${column} would be read as ${read[wrong]}`);
}

/** One text after the other, or sorted and without repeats. */
function packTexts(cells: readonly string[]): Texts {
  const sorted = [...new Set(cells)].sort();
  const numberOf = new Map(sorted.map((text, at) => [text, at]));
  const numbers = cells.map((cell) => numberOf.get(cell) ?? 0);
  const rows = numbers.map((number, row) => writeNumber(number - (numbers[row - 1] ?? 0))).join("");
  const ways = [frontCoded(cells), { ...frontCoded(sorted), rows }];
  return ways.reduce(shorter);
}

function packLists(cells: readonly string[], separator: string, marks: readonly string[]): Lists {
  const split = cells.map((cell) => (cell === "" ? [] : cell.split(separator)));
  const fields = marks.map((mark, at) => `(?:${mark && `[${mark}]`}([^${marks.slice(at + 1).join("")}]*))?`);
  const form = new RegExp(`^${fields.join("")}$`);
  const items = split.flat().map((item) => form.exec(item) ?? []);
  return {
    separator,
    lengths: split.map(({ length }) => writeNumber(length)).join(""),
    fields: marks.map((mark, at) => [mark, packTexts(items.map((item) => item[at + 1] ?? ""))]),
  };
}

/** Characters that may be marks. */
const candidates = "0123456789!#$%&'()*+,./:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_`{|}~";

function frontCoded(cells: readonly string[], others?: readonly string[]): Texts {
  const used = new Set(cells.join(""));
  const marks = [...candidates].filter((mark) => !used.has(mark)).slice(0, 16);
  if (marks.length === 0) throw new RangeError("all marks occur in the texts");
  const texts = cells.map((cell, row) => {
    const before = (others === undefined ? cells[row - 1] : others[row]) ?? "";
    let shared = 0;
    while (shared + 1 < marks.length && shared < before.length && cell[shared] === before[shared]) shared++;
    // Half of a pair of surrogates is no UTF-8.
    if (/[\ud800-\udbff]/.test(cell[shared - 1] ?? "")) shared--;
    return marks[shared] + cell.slice(shared);
  });
  return { marks: marks.join(""), texts: texts.join("") };
}

function packNumbers(names: readonly string[], cellsOf: (column: string) => readonly string[]): Numbers {
  const columns = names.map(cellsOf);
  const needed = (columns[0] ?? []).map((_, row) =>
    Math.max(...columns.map((cells) => cells[row]?.split(".")[1]?.length ?? 0)),
  );
  // As many as the neighbours have, so that alike numbers have alike differences.
  const decimals = needed.map((_, row) => Math.max(...needed.slice(Math.max(0, row - 8), row + 8)));
  const whole = decimals.flatMap((count, row) => columns.map((cells) => Math.round(Number(cells[row]) * 10 ** count)));
  const ways = [1, 0.5].map((slope) => ({
    names,
    decimals: new Set(decimals).size === 1 ? String(decimals[0]) : decimals.join(""),
    slope,
    differences: whole.map((value, at) => writeNumber(value - expected(whole, at, names.length, slope))).join(""),
  }));
  return ways.reduce(shorter);
}

function shorter<Part extends Texts | Numbers>(one: Part, other: Part): Part {
  return sizeOf(other) < sizeOf(one) ? other : one;
}

/** Bytes when compressed. */
function sizeOf(part: Texts | Numbers): number {
  return deflateRawSync(JSON.stringify(part), { level: 9 }).length;
}
