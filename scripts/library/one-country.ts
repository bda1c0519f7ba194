import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import { parseTsv } from "../tables/tsv.ts";
import { packForBundle } from "./pack-for-bundle.ts";

/**
 * Makes a bundle of one country: its module is the only one of the list, its tables are a part of the bundle, and what
 * Node alone has is replaced by src/library/portable.
 */
export function oneCountry(root: string, code: string): Plugin {
  const portable = join(root, "src/library/portable");
  const tables = join(root, "src/countries", code, "tables");
  return {
    name: "one-country",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/seed\.ts$/ }, () => ({ path: join(portable, "seed.ts") }));
      onResolve({ filter: /\/extra\/extra\.ts$/ }, () => ({ path: join(portable, "extra.ts") }));
      onResolve({ filter: /^\.\/latin-street\.ts$/ }, ({ importer }) =>
        importer.endsWith("/countries/jp/customs.ts") ? { path: join(portable, "latin-street.ts") } : undefined,
      );
      onLoad({ filter: /\/src\/countries\/index\.ts$/ }, ({ path }) => ({
        contents: listOf(code),
        resolveDir: join(path, ".."),
      }));
      onLoad({ filter: /\/shared\/load-tables\.ts$/ }, ({ path }) => ({
        contents: loaderOf(tables),
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** Tables that only replaced modules read. */
const unused: ReadonlySet<string> = new Set(["quarters.tsv"]);

/** Stands for src/countries/index.ts. */
function listOf(code: string): string {
  return `
    import * as module from "./${code}/index.ts";
    export const countries = Object.values(module);
    export const countryOf = (code) => (code === "${code}" ? countries[0] : undefined);
  `;
}

/** Stands for src/countries/shared/load-tables.ts: the tables are a part of the module. */
function loaderOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => !unused.has(file));
  const tables = files.map((file) => {
    const packed = packForBundle(parseTsv(readFileSync(join(folder, file), "utf8"), file));
    return `${JSON.stringify(basename(file, ".tsv"))}: ${JSON.stringify(packed)}`;
  });
  return `
    import { unpackColumns } from "../../library/portable/packed-tables.ts";
    const tables = { ${tables.join(",")} };
    export const loadTables = () => (name) => unpackColumns(name, tables[name]);
  `;
}
