import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asText } from "../../../scripts/library/text-tables.ts";
import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { textTables } from "../../../src/library/portable/text-tables.ts";
import type { Table } from "../../../src/tables/table.ts";

const asRead = (table: Tsv): Table => textTables(JSON.parse(JSON.stringify({ test: asText(table) })))("test");
const column = (name: string, cells: readonly string[]): Tsv => ({ header: [name], rows: cells.map((cell) => [cell]) });

describe("the tables of a package", () => {
  it("fail the build where a cell would be read as another", () => {
    expect(() => asText(column("weight", ["0.5", "1e2"]))).not.toThrow();
    expect(() => asText(column("weight", ["0.5", "1e-3"]))).toThrow("0.001 of the column weight would be read as 0");
    expect(() => asText(column("areas", ["1*2;3 "]))).toThrow("1*2;3  of the column areas would be read as 1*2;3");
  });

  it("keep every text, character by character, whether or not it is sorted or occurs twice", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "𠮷", "𠮟", "1", "?"), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), fc.boolean(), (texts, isSorted) => {
        const cells = isSorted ? [...texts, ...texts].sort() : texts;
        expect(asRead(column("name", cells)).texts("name")).toEqual(cells);
      }),
    );
  });

  it("keep every number, with zeros for empty cells, and negative and decimal ones", () => {
    const number = fc.oneof(
      fc.constant(""),
      fc
        .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(5))
        .map(([whole, digits]) => `${whole / 10 ** digits}`),
    );
    const header = ["population", "weight", "1935", "1940", "1945", "1950"];
    const row = fc.array(number, { minLength: header.length, maxLength: header.length });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
        const table = asRead({ header, rows });
        for (const [at, name] of header.entries())
          expect(table.numbers(name)).toEqual(rows.map((cells) => Number(cells[at]) + 0));
      }),
    );
  });

  it("keep lists, whichever fields their items have", () => {
    const cells = ["100-0001*662 丸の内|1-3;100-0002", "", "75755*57.5", "100-0001 a b;100-0002|5"];
    expect(asRead(column("areas", cells)).texts("areas")).toEqual(cells);
  });

  it("take fewer bytes for names that are sorted and counts that go on as they began", () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `Name ${1_000 + at}`);
    const table: Tsv = {
      header: ["name", "1935", "1940", "1945"],
      rows: names.map((name, at) => [name, `${at}`, `${2 * at}`, `${3 * at}`]),
    };
    expect(JSON.stringify(asText(table)).length).toBeLessThan(8_000);
  });

  it("refuse a column that they do not have, or of the other type", () => {
    const table = asRead(column("name", ["a"]));
    expect([table.length, table.has("name"), table.has("city")]).toEqual([1, true, false]);
    expect(() => table.numbers("name")).toThrow("the table test has no column name of this type");
    expect(() => table.texts("city")).toThrow("the table test has no column city of this type");
  });
});
