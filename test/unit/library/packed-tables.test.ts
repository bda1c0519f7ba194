import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "../../../scripts/library/one-country.ts";
import { packForBundle } from "../../../scripts/library/pack-for-bundle.ts";
import { parseTsv, type Tsv } from "../../../scripts/tables/tsv.ts";
import { countries } from "../../../src/countries/index.ts";
import { loadTables } from "../../../src/countries/shared/load-tables.ts";
import type { Table } from "../../../src/countries/shared/tables.ts";
import { unpackColumns } from "../../../src/library/portable/packed/packed-tables.ts";

const unpacked = (table: Tsv): Table => unpackColumns("test", packForBundle(table));

/** The cells of a column of either type. */
function cellsOf(table: Table, column: string): readonly unknown[] {
  try {
    return table.numbers(column);
  } catch {
    return table.texts(column);
  }
}

describe("the tables of a bundle", () => {
  // From the build's cache where they are in it.
  it.each(countries.map(({ code }) => code))("are those of %s", { timeout: 120_000 }, (code) => {
    const folder = fileURLToPath(new URL(`../../../src/countries/${code}/tables/`, import.meta.url));
    const { first, second } = partsOf(folder);
    const load = loadTables(code);
    for (const file of readdirSync(folder)) {
      const name = file.replace(".tsv", "");
      const packed = [first, second].flatMap((part) =>
        part[name] === undefined ? [] : [unpackColumns(name, part[name])],
      );
      for (const column of parseTsv(readFileSync(join(folder, file), "utf8"), file).header) {
        const bundled = packed.filter((table) => table.has(column)).map((table) => cellsOf(table, column));
        // Equal as text, in which -0 is 0: a comparison of a million cells one by one takes seconds.
        const isEqual = JSON.stringify(bundled) === JSON.stringify([cellsOf(load(name), column)]);
        expect(isEqual, `${file}, ${column}`).toBe(true);
      }
    }
  });

  it("keep every text, character by character", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "b", "é", "𠮷", "𠮟", "1"), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const table = unpacked({ header: ["name"], rows: cells.map((text) => [text]) });
        expect(table.texts("name")).toEqual(cells);
      }),
    );
  });

  it("keep numbers, with zeros for empty cells", () => {
    const rows = [
      ["x", "0.5", "-0.25", "", "20.5", "20.5"],
      ["y", "", "12", "7", "", "0.3"],
      ["z", "", "", "1.1", "", ""],
    ];
    const table = unpacked({ header: ["name", "weight", "latitude", "1935", "1940", "1945"], rows });
    const expected = { weight: [0.5, 0, 0], latitude: [-0.25, 12, 0], 1935: [0, 7, 1.1], 1940: [20.5, 0, 0] };
    for (const [column, cells] of Object.entries(expected)) expect(table.numbers(column)).toEqual(cells);
    expect(table.numbers("1945")).toEqual([20.5, 0.3, 0]);
    expect([table.length, table.has("latitude"), table.has("city")]).toEqual([3, true, false]);
  });

  it("keep lists, whichever fields their items have", () => {
    const cells = ["100-0001*662 丸の内|1-3;100-0002", "", "75755*57.5", "100-0001 a b;100-0002|5"];
    const table = unpacked({ header: ["areas"], rows: cells.map((text) => [text]) });
    expect(table.texts("areas")).toEqual(cells);
  });

  it("refuse a column that they do not have", () => {
    const table = unpacked({ header: ["name"], rows: [["a"]] });
    expect(() => table.numbers("name")).toThrow("the table test has no column name of this type");
  });
});
