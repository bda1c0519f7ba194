import { readFileSync } from "node:fs";
import { type PackedTable, type Tables, unpack } from "./tables.ts";

/** The packed tables of a country, each read when it is asked for. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  return (name) => {
    const file = new URL(`../../../dist/tables/${code}/${name}.json`, import.meta.url);
    const packed: PackedTable = JSON.parse(readFileSync(file, "utf8"));
    return unpack(name, packed);
  };
}
