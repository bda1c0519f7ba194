import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";

/**
 * Makes a bundle of one country: its module is the only one of the list, its tables are a part of the bundle, and what
 * Node alone has is replaced by src/library/portable.
 */
export function oneCountry(root: string, code: string): Plugin {
  const portable = join(root, "src/library/portable");
  const tables = join(root, "dist/tables", code);
  return {
    name: "one-country",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/seed\.ts$/ }, () => ({ path: join(portable, "seed.ts") }));
      onResolve({ filter: /\/extra\/extra\.ts$/ }, () => ({ path: join(portable, "extra.ts") }));
      onLoad({ filter: /\/src\/countries\/index\.ts$/ }, ({ path }) => ({
        contents: listOf(code),
        resolveDir: join(path, ".."),
      }));
      onLoad({ filter: /\/shared\/load-tables\.ts$/ }, ({ path }) => ({
        contents: loaderOf(readdirSync(tables), tables),
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** Stands for src/countries/index.ts. */
function listOf(code: string): string {
  return `
    import * as module from "./${code}/index.ts";
    export const countries = Object.values(module);
    export const countryOf = (code) => (code === "${code}" ? countries[0] : undefined);
  `;
}

/** Stands for src/countries/shared/load-tables.ts. */
function loaderOf(files: readonly string[], folder: string): string {
  const imports = files.map((file, at) => `import t${at} from "${join(folder, file)}";`);
  const tables = files.map((file, at) => `["${basename(file, ".json")}", t${at}]`);
  return `
    import { unpack } from "./tables.ts";
    ${imports.join("\n")}
    const tables = new Map([${tables.join(",")}]);
    export const loadTables = () => (name) => unpack(name, JSON.parse(tables.get(name) ?? "{}"));
  `;
}
