import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packForBundle } from "../../../scripts/library/pack-for-bundle.ts";
import { readBack } from "../../../scripts/library/read-back.ts";
import type { Tsv } from "../../../scripts/tables/tsv.ts";
import type { Table } from "../../../src/columns/table.ts";
import { unpackColumns } from "../../../src/library/portable/packed/packed-tables.ts";

const unpacked = (table: Tsv): Table => unpackColumns("test", packForBundle(table));

describe("the tables of a bundle", () => {
  it("are read back when they are packed, so that a build fails whose bundle would have others", () => {
    const table: Tsv = { header: ["name", "weight"], rows: ["0.5", ""].map((weight, at) => [`name ${at}`, weight]) };
    const packed = packForBundle(table);
    expect(() => readBack(packed, table, table.header)).not.toThrow();
    const of = (name: string, weight: string): Tsv => ({
      ...table,
      rows: [
        ["name 0", "0.5"],
        [name, weight],
      ],
    });
    expect(() => readBack(packed, of("name 2", ""), table.header)).toThrow("The cell name 2 of the column name");
    expect(() => readBack(packed, of("name 1", "1"), table.header)).toThrow("The cell 1 of the column weight");
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
