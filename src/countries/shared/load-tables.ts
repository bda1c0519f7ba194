import { readFileSync } from "node:fs";
import { openTables } from "./packed-tables.ts";
import { once, type Tables } from "./tables.ts";

/** The tables of a country. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  return (name) => packed()(code)(name);
}

/** The tables of all countries, in a buffer of their own: a slice of Node's pool need not begin at a multiple of eight. */
const packed = once(() =>
  openTables(new Uint8Array(readFileSync(new URL("../../../dist/tables.bin", import.meta.url)))),
);
