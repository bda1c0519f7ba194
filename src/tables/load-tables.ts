import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { once } from "../text/memo.ts";
import type { PackedFile } from "./packed-file.ts";
import { openTables } from "./packed-tables.ts";
import type { Tables } from "./table.ts";

/** The tables of a country. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  return (name) => tables()(code)(name);
}

/** The tables of all countries. The file stays open, because most columns are read late or never. */
const tables = once(() => {
  const file = openSync(new URL("../../dist/tables.bin", import.meta.url), "r");
  return openTables((at, bytes) => readInto(new ArrayBuffer(bytes), file, at, bytes));
});

/**
 * The packed countries, with so many bytes of room behind the file; undefined in the package, where countries are packed when
 * they are first drawn. Throws if `npm run build` has not been run.
 */
export function loadPacked(room: number): PackedFile | undefined {
  const file = openSync(new URL("../../dist/packed.bin", import.meta.url), "r");
  try {
    const { size } = fstatSync(file);
    const buffer = new ArrayBuffer(Math.ceil((size + room) / 64) * 64);
    return { buffer: readInto(buffer, file, 0, size), size };
  } finally {
    closeSync(file);
  }
}

/** Reads so many bytes of a file from a place on. Throws RangeError if it ends before. */
function readInto(buffer: ArrayBuffer, file: number, from: number, bytes: number): ArrayBuffer {
  const target = new Uint8Array(buffer);
  for (let read = 0; read < bytes; ) {
    const more = readSync(file, target, read, bytes - read, from + read);
    if (more === 0) throw new RangeError("a file of the build is cut off: run npm run build");
    read += more;
  }
  return buffer;
}
