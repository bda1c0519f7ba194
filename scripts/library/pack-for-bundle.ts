import type { PackedColumns, PackedNumbers } from "../../src/library/portable/packed/packed-tables.ts";
import type { KeyColumn, PackedTexts } from "../../src/library/portable/packed/packed-texts.ts";
import { columnRules } from "../tables/columns.ts";
import type { Tsv } from "../tables/tsv.ts";
import { packNumbers, packTexts } from "./pack-columns.ts";
import { packLists } from "./pack-lists.ts";

/** What separates the items of columns that are lists. */
const separators: Readonly<Record<string, string>> = { areas: ";", mix: ";", lifts: " ", quarters: ";" };

/** The columns of its table that may serve as keys of a column. */
const knownBy: Readonly<Record<string, readonly KeyColumn[]>> = {
  state: [["areas", 3]],
  region: [["areas", 4]],
  code: [["areas", 4]],
  phones: [["region"], ["state"], ["areas", 3]],
  time_zone: [["region"], ["state"]],
};

/** Packs columns of a table, all by default, each by the shortest coding. */
export function packForBundle(
  { header, rows }: Tsv,
  isPacked: (column: string) => boolean = () => true,
): PackedColumns {
  const packed = header.filter(isPacked);
  const cellsOf = (column: string): readonly string[] => {
    const at = header.indexOf(column);
    return rows.map((row) => row[at] ?? "");
  };
  const known = (keys: KeyColumn) => ({ keys, cells: cellsOf(keys[0]).map((cell) => cell.slice(0, keys[1])) });
  const byName = packed.includes("name") ? [known(["name"])] : [];
  const populations = packed.includes("population") ? cellsOf("population") : undefined;

  const numbersOf = (columns: readonly string[]): PackedNumbers => {
    const near = columns[0] === "weight" && populations ? [{ near: "population", cells: populations }] : [];
    return packNumbers(columns, columns.map(cellsOf), byName, near);
  };
  const textsOf = (column: string): PackedTexts => {
    const keys = (knownBy[column] ?? []).filter(([name]) => packed.includes(name)).map(known);
    return packTexts(column, cellsOf(column), keys);
  };
  const years = packed.filter(isYear);
  const columns = packed
    .filter((column) => !isYear(column))
    .map((column) => {
      const separator = separators[column];
      if (separator !== undefined) return packLists(column, separator, cellsOf(column), populations);
      return columnRules[column]?.type === "number" ? numbersOf([column]) : textsOf(column);
    });
  return { length: rows.length, columns: years.length === 0 ? columns : [numbersOf(years), ...columns] };
}

/** Columns of years are counts, of which each is near the one before. */
const isYear = (column: string): boolean => /^\d{4}$/.test(column);
