import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { PackedTable } from "../../src/countries/shared/tables.ts";
import { columnRules } from "./columns.ts";
import { parseTsv, type Tsv } from "./tsv.ts";

/** Checks the tables of every country in `from`, and writes each as JSON to `to`. Throws RangeError for a wrong cell. */
export function packTables(from: URL, to: URL): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = new URL(`${entry.name}/tables/`, from);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder).filter((file) => file.endsWith(".tsv"));
    if (files.length === 0) continue;
    const target = new URL(`${entry.name}/`, to);
    mkdirSync(target, { recursive: true });
    for (const file of files) {
      const name = `${entry.name}/${file}`;
      const table = pack(parseTsv(readFileSync(new URL(file, folder), "utf8"), name), name);
      writeFileSync(new URL(file.replace(".tsv", ".json"), target), JSON.stringify(table));
    }
  }
}

/** Checks a table, and packs it. Throws RangeError for a wrong cell. */
export function pack(table: Tsv, name: string): PackedTable {
  check(table, name);
  const columns = table.header.map((column, at) => ({
    column,
    isNumber: columnRules[column]?.type === "number",
    cells: table.rows.map((row) => row[at] ?? ""),
  }));
  const texts = columns.filter(({ isNumber }) => !isNumber);
  const numbers = columns.filter(({ isNumber }) => isNumber);
  return {
    length: table.rows.length,
    texts: Object.fromEntries(texts.map(({ column, cells }) => [column, cells.join("\n")])),
    numbers: Object.fromEntries(numbers.map(({ column, cells }) => [column, JSON.stringify(cells.map(Number))])),
  };
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
      // JSON written by hand relies on it.
      if (/["\\\p{Cc}]/u.test(cell) || cell !== cell.normalize("NFC"))
        throw new RangeError(`${at}: ${JSON.stringify(cell)}`);
    }
    const line = cells.join("\t");
    if (line === before) throw new RangeError(`${at} occurs twice`);
    if (line < before) throw new RangeError(`${at} is out of order`);
    before = line;
  }
}
