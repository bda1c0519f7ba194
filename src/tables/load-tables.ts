import { fstatSync, openSync, readSync } from "node:fs";
import { once } from "../text/memo.ts";
import type { PackedFile } from "./packed-file.ts";
import { openTables } from "./packed-tables.ts";
import type { Tables } from "./table.ts";

/** The tables of a country. Throws if `npm run build` has not been run. */
export function loadTables(code: string): Tables {
  return (name) => tables()(code)(name);
}

/** The derived tables of a country; undefined in the package. Throws if `npm run build` has not been run. */
export function loadDerived(code: string): Tables | undefined {
  return (name) => derived()(code)(name);
}

const tables = once(() => openAll("tables.bin"));
const derived = once(() => openAll("derived.bin"));

function openAll(name: string): (code: string) => Tables {
  const { read } = openFile(name);
  return openTables((from, bytes) => {
    const into = new Uint8Array(bytes);
    read(from, into);
    return into.buffer;
  });
}

/** The packed countries; undefined in the package. Throws if `npm run build` has not been run. */
export function loadPacked(): PackedFile | undefined {
  return openFile("packed.bin");
}

function openFile(name: string): PackedFile {
  const file = openSync(new URL(`../../dist/${name}`, import.meta.url), "r");
  return {
    size: fstatSync(file).size,
    read(from, into) {
      for (let read = 0; read < into.length; ) {
        const more = readSync(file, into, read, into.length - read, from + read);
        if (more === 0) throw new RangeError(`${name} is cut off: run npm run build`);
        read += more;
      }
    },
  };
}
