import { existsSync } from "node:fs";
import type { Tsv } from "../../scripts/tables/tsv.ts";
import { commentedTsv } from "./source-rows.ts";

/** A table of `data/<code>` without its comments, if the country has it. */
function read(code: string, name: string): Tsv | undefined {
  const file = `data/${code}/${name}`;
  return existsSync(new URL(`../../${file}`, import.meta.url)) ? commentedTsv(file) : undefined;
}

/** The tables of a country's street lines as `data/<code>` has them: patterns, and names. */
export function streetsOf(code: string): ReadonlyMap<string, Tsv> {
  const tables = new Map<string, Tsv>();
  const patterns = read(code, "streets.tsv");
  if (patterns !== undefined) tables.set("streets.tsv", { ...patterns, inOrder: true });
  const names = read(code, "street-names.tsv");
  // Some countries build theirs from other columns.
  if (names?.header[0] === "rule") tables.set("street-names.tsv", names);
  return tables;
}

/**
 * Tables with the list `flats` among the street names, if `data/<code>/flats.tsv` exists: how many dwellings of a hundred
 * are flats (`weight`), by the columns `at` and `where` of the grammar of streets.
 */
export function withFlats(code: string, tables: ReadonlyMap<string, Tsv>): ReadonlyMap<string, Tsv> {
  const flats = read(code, "flats.tsv");
  const names = tables.get("street-names.tsv");
  if (flats === undefined || names === undefined) return tables;
  const header = [...new Set([...names.header, "at", "where"])];
  const rows = [
    ...names.rows.map((row) => cellsOf(names.header, row)),
    ...flats.rows.map((row) => cellsOf(flats.header, row).set("rule", "flats").set("text", "%")),
  ];
  const zeros = new Set(["first", "last"]);
  const written = rows.map((cells) => header.map((column) => cells.get(column) ?? (zeros.has(column) ? "0" : "")));
  return new Map([...tables, ["street-names.tsv", { ...names, header, rows: written }]]);
}

const cellsOf = (header: readonly string[], row: readonly string[]): Map<string, string> =>
  new Map(header.map((column, at) => [column, row[at] ?? ""]));
