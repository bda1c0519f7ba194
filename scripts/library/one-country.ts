import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import type { MovedColumns, PackedTables } from "../../src/library/portable/bundled-tables.ts";
import type { PackedColumns } from "../../src/library/portable/packed/packed-tables.ts";
import { perKey } from "../../src/memo.ts";
import { parseTsv, type Tsv } from "../tables/tsv.ts";
import { cached } from "./build-cache.ts";
import { packForBundle } from "./pack-for-bundle.ts";
import { readBack } from "./read-back.ts";

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
      onResolve({ filter: /\/thread-workspace\.ts$/ }, () => ({ path: join(portable, "thread-workspace.ts") }));
      onResolve({ filter: /\/extra\/extra\.ts$/ }, () => ({ path: join(portable, "extra.ts") }));
      onLoad({ filter: /\/library\/index\.ts$/ }, ({ path }) => ({
        contents: `${readFileSync(path, "utf8")}\nexport { addTables } from "../columns/load-tables.ts";`,
        loader: "ts",
      }));
      onLoad({ filter: /\/src\/countries\/index\.ts$/ }, ({ path }) => ({
        contents: listOf(code),
        resolveDir: join(path, ".."),
      }));
      onLoad({ filter: /\/columns\/load-tables\.ts$/ }, ({ path }) => ({
        contents: tables === undefined ? loaderOf(code, folder) : loaderFrom(root, tables),
        resolveDir: join(path, ".."),
      }));
    },
  };
}

/** The second module of a bundle, which adds its tables to those of the first. */
export function detailsOf(root: string, code: string): string {
  const { second } = partsOf(join(root, "src/countries", code, "tables"));
  return `import { addTables } from "../${code}.js"; ${sourceOf(second)} addTables(tables);`;
}

/**
 * The columns of the second module, by the field of requests that needs them. Those of the table `*` are in it for every
 * table.
 */
const moved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "*": { latitude: "details", longitude: "details", points: "details", kana: "details" },
  quarters: { city: "script", state: "script", quarters: "script" },
};

const fieldOf = (table: string, column: string): string | undefined => moved[table]?.[column] ?? moved["*"]?.[column];

/** Replaces src/countries/index.ts. */
function listOf(code: string): string {
  return `
    import * as module from "./${code}/index.ts";
    export const countries = Object.values(module);
    export const countryOf = (code) => (code === "${code}" ? countries[0] : undefined);
  `;
}

/** Replaces src/columns/load-tables.ts: the tables are a part of the module. */
function loaderOf(code: string, folder: string): string {
  const { first, movedColumns } = partsOf(folder);
  return `
    import { bundledTables } from "../library/portable/bundled-tables.ts";
    ${sourceOf(first)}
    const bundled = bundledTables("${code}", tables, ${JSON.stringify(movedColumns)});
    export const loadTables = () => bundled.tables;
    export const addTables = bundled.addTables;
  `;
}

/** The same with tables of the package, which are another module and have all columns. */
function loaderFrom(root: string, module: string): string {
  return `
    import { textTables } from ${JSON.stringify(join(root, "src/library/portable/text-tables.ts"))};
    const tables = textTables(require("${module}"));
    export const loadTables = () => tables;
    export const addTables = () => {};
  `;
}

/** Declares `tables`. All coded bits are in one text, because gzip takes longest to learn a text of another kind. */
function sourceOf(packed: PackedTables): string {
  let bits = "";
  const tables = JSON.stringify(packed).replace(/"data":"([^"]*)"/g, (_, data: string) => {
    bits += data;
    return `"data":bits.slice(${bits.length - data.length},${bits.length})`;
  });
  return `const bits = "${bits}"; const tables = ${tables};`;
}

/** The tables of a country as the two modules of its bundle hold them. */
interface Parts {
  readonly first: PackedTables;
  readonly second: PackedTables;
  readonly movedColumns: MovedColumns;
}

/** The parts of the tables in a folder. */
const partsOf = perKey((folder): Parts => {
  const tables = readdirSync(folder).map((file) => ({
    name: basename(file, ".tsv"),
    table: parseTsv(readFileSync(join(folder, file), "utf8"), file),
  }));
  const part = (isIn: (field: string | undefined) => boolean): PackedTables =>
    Object.fromEntries(
      tables.map(({ name, table }) => [
        name,
        packed(
          table,
          table.header.filter((column) => isIn(fieldOf(name, column))),
        ),
      ]),
    );
  const movedColumns = tables.map(({ name, table: { header } }) => {
    const entries = header.map((column) => [column, fieldOf(name, column)]).filter(([, field]) => field !== undefined);
    return [name, Object.fromEntries(entries)];
  });
  return {
    first: part((field) => field === undefined),
    second: part((field) => field !== undefined),
    movedColumns: Object.fromEntries(movedColumns),
  };
});

/** Some columns of a table. Coding those of all countries, and reading them back, takes 30 seconds. */
function packed(table: Tsv, columns: readonly string[]): PackedColumns {
  const make = (): string => {
    const made = packForBundle(table, (column) => columns.includes(column));
    readBack(made, table, columns);
    return JSON.stringify(made);
  };
  return JSON.parse(cached(JSON.stringify([table, columns]), make));
}
