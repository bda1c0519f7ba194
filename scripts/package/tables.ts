import { join } from "node:path";
import type { Plugin } from "esbuild";
import { countries } from "../../src/countries/index.ts";
import { tablesOf } from "../library/country-tables.ts";

/** Stands for `require` until the modules are CommonJS: esbuild would put a function of its own in its place. */
export const REQUIRE = "packageRequire";

/** Replaces the module that reads the packed tables: those of a country are a module, loaded when one is first read. */
export function tablesAsModules(root: string): Plugin {
  const loaders = countries.map(({ code }) => `${code}: () => ${REQUIRE}("./tables/${code}.cjs")`);
  return {
    name: "tables-as-modules",
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/tables\/load-tables\.ts$/ }, ({ path }) => ({
        contents: `
          import { textTables } from ${JSON.stringify(join(root, "src/library/portable/text-tables.ts"))};
          import { perKey } from "../text/memo.ts";
          const load = { ${loaders.join(", ")} };
          const tablesOf = perKey((code) => textTables(load[code]()));
          export const loadTables = (code) => (name) => tablesOf(code)(name);
          export const loadPacked = () => undefined;
          export const loadDerived = () => undefined;
        `,
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** The module with the tables of a country. */
export function tablesModule(root: string, code: string): string {
  return `module.exports = ${JSON.stringify(tablesOf(join(root, "src/countries", code, "tables")))};\n`;
}
