import { readFileSync } from "node:fs";
import { type PackedTables, type Tables, unpack } from "./tables.ts";

/** Reads the packed tables of a country. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  const file = new URL(`../../../dist/tables/${code}.json`, import.meta.url);
  const packed: PackedTables = JSON.parse(readFileSync(file, "utf8"));
  return unpack(packed);
}
