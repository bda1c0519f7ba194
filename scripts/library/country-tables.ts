import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { MovedColumns } from "../../src/library/portable/bundled-tables.ts";
import type { TextTables } from "../../src/library/portable/text-tables.ts";
import { perKey } from "../../src/text/memo.ts";
import { parseTsv } from "../tables/tsv.ts";
import { asText } from "./text-tables.ts";

/** The tables of a country as the two modules of its bundle have them. */
interface Parts {
  readonly first: TextTables;
  readonly second: TextTables;
  readonly moved: MovedColumns;
}

/** The columns of the second module, by the field of requests that needs them. Those of the table `*` are those of any. */
const movedBy: MovedColumns = {
  "*": { latitude: "details", longitude: "details", points: "details", kana: "details" },
  quarters: { city: "script", state: "script", quarters: "script" },
};

/** The parts of the tables in a folder. */
export const partsOf = perKey((folder): Parts => {
  const tables = readdirSync(folder).map((file) => {
    const name = basename(file, ".tsv");
    const table = parseTsv(readFileSync(join(folder, file), "utf8"), file);
    const fields = table.header.map((column) => [column, movedBy[name]?.[column] ?? movedBy["*"]?.[column]] as const);
    const moved = Object.fromEntries(
      fields.flatMap(([column, field]) => (field === undefined ? [] : [[column, field]])),
    );
    return { name, table, moved };
  });
  const part = (isMoved: boolean): TextTables =>
    Object.fromEntries(
      tables.map(({ name, table, moved }) => [name, asText(table, (column) => column in moved === isMoved)]),
    );
  return {
    first: part(false),
    second: part(true),
    moved: Object.fromEntries(tables.map(({ name, moved }) => [name, moved])),
  };
});

/** The tables in a folder, each with all of its columns. */
export function tablesOf(folder: string): TextTables {
  const { first, second } = partsOf(folder);
  return Object.fromEntries(
    Object.entries(first).map(([name, { length, texts, numbers }]) => [
      name,
      {
        length,
        texts: { ...texts, ...second[name]?.texts },
        numbers: [...numbers, ...(second[name]?.numbers ?? [])],
      },
    ]),
  );
}
