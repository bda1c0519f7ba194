import { existsSync, readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "./tsv.ts";

/** The table of the patterns of a country's street lines: `data/<code>/streets.tsv` without its comments. */
export function streetsOf(code: string): ReadonlyMap<string, Tsv> {
  const file = new URL(`../../data/${code}/streets.tsv`, import.meta.url);
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
  const table = parseTsv(text, `${code}/streets.tsv`);
  // TODO until all have it
  if (table.header[0] !== "rule") return new Map();
  return new Map([["streets.tsv", { ...table, inOrder: true }]]);
}
