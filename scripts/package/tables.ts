import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import { countries } from "../../src/countries/index.ts";
import type { TextTable } from "../../src/library/portable/text-tables.ts";
import { columnRules } from "../tables/columns.ts";
import { parseTsv, type Tsv } from "../tables/tsv.ts";

/** Stands for `require` until the modules are CommonJS: esbuild would put a function of its own in its place. */
export const REQUIRE = "packageRequire";

/** Replaces the module that reads the packed tables: those of a country are a module, loaded when one is first read. */
export function tablesAsModules(root: string): Plugin {
  const loaders = countries.map(({ code }) => `${code}: () => ${REQUIRE}("./tables/${code}.cjs")`);
  return {
    name: "tables-as-modules",
    setup({ onLoad }) {
      onLoad({ filter: /\/columns\/load-tables\.ts$/ }, ({ path }) => ({
        contents: `
          import { textTables } from ${JSON.stringify(join(root, "src/library/portable/text-tables.ts"))};
          import { perKey } from "../memo.ts";
          const load = { ${loaders.join(", ")} };
          const tablesOf = perKey((code) => textTables(load[code]()));
          export const loadTables = (code) => (name) => tablesOf(code)(name);
          export const loadPacked = () => undefined;
        `,
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** The module with the tables of a country. */
export function tablesModule(root: string, code: string): string {
  const folder = join(root, "src/countries", code, "tables");
  const tables = readdirSync(folder).map((file) => {
    const table = parseTsv(readFileSync(join(folder, file), "utf8"), file);
    return [basename(file, ".tsv"), asText(table)];
  });
  return `module.exports = ${JSON.stringify(Object.fromEntries(tables))};\n`;
}

function asText({ header, rows }: Tsv): TextTable {
  const columns = header.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? "");
    const isNumber = columnRules[column]?.type === "number";
    return { isNumber, column: [column, isNumber ? JSON.stringify(cells.map(Number)) : cells.join("\n")] };
  });
  const those = (numbers: boolean): Record<string, string> =>
    Object.fromEntries(columns.filter(({ isNumber }) => isNumber === numbers).map(({ column }) => column));
  return { length: rows.length, texts: those(false), numbers: those(true) };
}
