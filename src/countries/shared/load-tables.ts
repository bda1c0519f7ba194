import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { PackedFile } from "../../columns/packed-file.ts";
import { openTables } from "./packed-tables.ts";
import { once, type Tables } from "./tables.ts";

/** The tables of a country. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  return (name) => tables()(code)(name);
}

/** The tables of all countries, in a buffer of their own: a slice of Node's pool need not begin at a multiple of eight. */
const tables = once(() =>
  openTables(new Uint8Array(readFileSync(new URL("../../../dist/tables.bin", import.meta.url)))),
);

/**
 * The packed countries, with so many bytes of room behind the file; undefined in the package, where countries are packed when
 * they are first drawn. Throws if `npm run build` has not been run.
 */
export function loadPacked(room: number): PackedFile | undefined {
  const file = openSync(new URL("../../../dist/packed.bin", import.meta.url), "r");
  try {
    const { size } = fstatSync(file);
    const buffer = new ArrayBuffer(Math.ceil((size + room) / 64) * 64);
    for (let at = 0; at < size; ) at += readSync(file, new Uint8Array(buffer), at, size - at, at);
    return { buffer, size };
  } finally {
    closeSync(file);
  }
}
