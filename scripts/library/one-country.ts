import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { partsOf } from "./country-tables.ts";

/**
 * Makes a bundle of one country: its module is the only one of the list, and what Node alone has is replaced by
 * src/library/portable. Its tables are a part of it, or else in the module `tables`.
 */
export function oneCountry(root: string, code: string, tables?: string): Plugin {
  const portable = join(root, "src/library/portable");
  const folder = join(root, "src/countries", code, "tables");
  return {
    name: "one-country",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/seed\.ts$/ }, () => ({ path: join(portable, "seed.ts") }));
      onResolve({ filter: /\.cjs$/ }, ({ path }) => ({ path, external: true }));
      onResolve({ filter: /\/open-workspace\.ts$/ }, () => ({ path: join(portable, "open-workspace.ts") }));
      onResolve({ filter: /\/extra\/extra\.ts$/ }, () => ({ path: join(portable, "extra.ts") }));
      onLoad({ filter: /\/library\/index\.ts$/ }, ({ path }) => ({
        contents: `${readFileSync(path, "utf8")}\nexport { addTables } from "../tables/load-tables.ts";`,
        loader: "ts",
      }));
      onLoad({ filter: /\/src\/countries\/index\.ts$/ }, ({ path }) => ({
        contents: listOf(code),
        resolveDir: join(path, ".."),
      }));
      onLoad({ filter: /\/src\/tables\/load-tables\.ts$/ }, ({ path }) => ({
        contents: tables === undefined ? loaderOf(code, folder) : loaderFrom(root, tables),
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** The second module of a bundle, which adds its tables to those of the first. */
export function detailsOf(root: string, code: string): string {
  const { second } = partsOf(join(root, "src/countries", code, "tables"));
  return `import { addTables } from "../${code}.js"; addTables(${JSON.stringify(second)});`;
}

/** Replaces src/countries/index.ts. */
function listOf(code: string): string {
  return `
    import * as module from "./${code}/index.ts";
    export const countries = Object.values(module);
    export const countryOf = (code) => (code === "${code}" ? countries[0] : undefined);
  `;
}

/** Replaces src/tables/load-tables.ts: the tables are a part of the module. */
function loaderOf(code: string, folder: string): string {
  const { first, moved } = partsOf(folder);
  return `
    import { bundledTables } from "../library/portable/bundled-tables.ts";
    const bundled = bundledTables("${code}", ${JSON.stringify(first)}, ${JSON.stringify(moved)});
    export const loadTables = () => bundled.tables;
    export const loadDerived = () => undefined;
    export const addTables = bundled.addTables;
  `;
}

/** The same with tables of the package, which are another module and have all columns. */
function loaderFrom(root: string, module: string): string {
  return `
    import { textTables } from ${JSON.stringify(join(root, "src/library/portable/text-tables.ts"))};
    const tables = textTables(require("${module}"));
    export const loadTables = () => tables;
    export const loadDerived = () => undefined;
    export const addTables = () => {};
  `;
}
