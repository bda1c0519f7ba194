import {
  BEFORE,
  beginsOf,
  fieldMarks,
  keysInLists,
  nearOf,
  type PackedDigits,
  type PackedLists,
  textOf,
} from "../../src/library/portable/packed/packed-lists.ts";
import { decimalsOf, encodedNumbers, packTexts, shorter } from "./pack-columns.ts";

/** The fields of an item: `160-0004*5600 四谷|1-4`. */
const itemForm = /^([^*| ]*)(?:\*([\d.]+))?(?: ([^|]+))?(?:\|(.+))?$/;

/** The field of a list's weights, and the field after the names, by which weights are alike. */
const [WEIGHT, NUMBERS] = [1, 3];

interface Lists {
  readonly lengths: readonly number[];
  readonly fields: readonly (readonly string[])[];
  readonly populations: readonly number[] | undefined;
}

/** Packs a column of lists, field by field. `populations` are those of the rows. */
export function packLists(
  name: string,
  separator: string,
  cells: readonly string[],
  populations: readonly string[] | undefined,
): PackedLists {
  const lists = cells.map((cell) => (cell === "" ? [] : cell.split(separator)));
  // Readings have spaces of their own.
  const items = lists.flat().map((item) => (name === "quarters" ? ["", item] : (itemForm.exec(item) ?? [])));
  const fields = fieldMarks.map((_, at) => items.map((item) => item[at + 1] ?? ""));
  const lengths = lists.map(({ length }) => length);
  const all: Lists = { lengths, fields, populations: populations?.map(Number) };
  return {
    name,
    separator,
    lengths: encodedNumbers({ length: lengths.length, columns: 1 }, lengths),
    fields: fields.map((field, at) => {
      const texts = packTexts("", field, []);
      const digits = packDigits(all, at);
      return digits === undefined || shorter(digits, { ...digits, data: texts.data }) !== digits ? texts : digits;
    }),
  };
}

/** A field of numbers by the shortest of all codings; undefined if not all cells are numbers. */
function packDigits({ lengths, fields, populations }: Lists, at: number): PackedDigits | undefined {
  const cells = fields[at] ?? [];
  const first = (cells[0] ?? "").replace(/\d/g, "#");
  const isPattern = at === 0 && first.includes("#") && cells.every((cell) => cell.replace(/\d/g, "#") === first);
  const pattern = isPattern ? first : cells.includes("") ? "" : "0";
  const scale = isPattern ? 1 : 10 ** decimalsOf(cells);
  const values = cells.map((cell) => (isPattern ? Number(cell.replace(/\D/g, "")) : Math.round(Number(cell) * scale)));
  const isExact = values.every((value, item) => value < 2 ** 31 && textOf(value, pattern, scale) === cells[item]);
  if (!isExact) return undefined;
  const begins = beginsOf(lengths);
  const packed = (near: string | undefined, alike?: number): PackedDigits => {
    const keys = alike === undefined ? undefined : keysInLists(fields[alike] ?? [], fields[alike - 1] ?? [], begins);
    const expected = nearOf(near, lengths, () => populations ?? []);
    const by = { length: cells.length, columns: 1, begins, near: expected, keys };
    return { pattern, scale, near, alike, ...encodedNumbers(by, values) };
  };
  const ways = [packed(BEFORE)];
  if (at === WEIGHT) ways.push(packed(undefined, NUMBERS));
  if (at === WEIGHT && populations !== undefined) ways.push(packed("population"));
  return ways.reduce(shorter, packed(undefined));
}
