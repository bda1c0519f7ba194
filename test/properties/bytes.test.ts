import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../src/formats/columns/asked-fields.ts";
import { readColumns } from "../../src/formats/columns/columns.ts";
import { type Layout, usualLayout } from "../../src/formats/format.ts";
import { formatOf } from "../../src/formats/formats.ts";
import { householdText, personWriter } from "../../src/formats/json.ts";
import { type Rows, rowsInColumns, rowsOf } from "../../src/formats/rows.ts";
import type { Chunk } from "../../src/service/drawing.ts";
import { anyFields, byName, drawn, service } from "./drawn-people.ts";
import { some } from "./extent.ts";

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

function textOf(layout: Layout, chunks: Iterable<Chunk>, rows: (chunk: Chunk) => Rows): string {
  const encoder = formatOf(layout.format).encoder(layout);
  for (const chunk of chunks) encoder.add(rows(chunk));
  return Buffer.from(encoder.part().bytes).toString();
}

function jsonLines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

const inRecords = ({ identities, firstIndex }: Chunk): Rows => rowsOf(identities, firstIndex);

const personJson = personWriter();
describe("bytes that are written from columns", () => {
  it.each(byName)("are those of the records of %s", (_name, country) => {
    const columns = readColumns(undefined, fieldsOf({ details: false, extra: [], violate: false }), false);
    if (typeof columns === "string") throw new TypeError(columns);
    const lines = { ...usualLayout, format: "ndjson", columns, isWhole: true };
    const layouts = [
      lines,
      ...["csv", "sql:postgresql", "sql:portable"].map((format) => ({ ...usualLayout, format, columns })),
    ];
    const encoders = layouts.map((layout) => {
      const { encoder } = formatOf(layout.format);
      return [encoder(layout), encoder(layout)] as const;
    });
    for (const chunk of drawn({ country, seed: "bytes" }, some(100_000))) {
      expect(textOf(lines, [chunk], rowsInColumns)).toBe(jsonLines(chunk.identities));
      for (const [fromColumns, fromRecords] of encoders) {
        fromColumns.add(rowsInColumns(chunk));
        fromRecords.add(inRecords(chunk));
      }
    }
    for (const [fromColumns, fromRecords] of encoders)
      expect(Buffer.compare(fromColumns.part().bytes, fromRecords.part().bytes)).toBe(0);
  });

  it("are those of the records whatever is asked for", () => {
    fc.assert(
      fc.property(anyFields, anyLayout, fc.integer({ min: 1, max: 120 }), (fields, { list, ...options }, count) => {
        const asked = { details: fields.details, extra: fields.extra, violate: fields.violate.length > 0 };
        const columns = readColumns(list, fieldsOf(asked), false);
        fc.pre(typeof columns !== "string");
        const isWhole = list === undefined && !options.nulls && /json/.test(options.format);
        const layout = { ...usualLayout, ...options, columns, isWhole };
        const written = textOf(layout, drawn(fields, count), rowsInColumns);
        expect(written).toBe(textOf(layout, drawn(fields, count), inRecords));
        if (!isWhole) return;
        let lines = "";
        for (const { identities } of drawn(fields, count)) lines += jsonLines(identities);
        expect(written).toBe(options.format === "json" ? lines.slice(0, -1).replaceAll("\n", ",\n") : lines);
      }),
    );
  });

  it("are the households that JSON.stringify writes", () => {
    fc.assert(
      fc.property(anyFields, fc.boolean(), ({ violate: _, ...fields }, isBroken) => {
        const broken = isBroken ? { violate: ["household.blood"] } : {};
        const { members } = service.household({ ...fields, ...broken });
        expect(householdText(members)).toBe(JSON.stringify({ members }));
      }),
    );
  });

  it("are the record of one person", () => {
    fc.assert(
      fc.property(anyFields, fc.nat(2 ** 32 - 1), (fields, index) => {
        const generate = () => service.generate({ gender: "random", ...fields }, { index });
        expect(Buffer.from(personJson(generate())).toString()).toBe(JSON.stringify(generate().identity));
      }),
    );
  });

  it("are not read after others were drawn", () => {
    const [first] = drawn({ seed: "one" }, 1);
    [...drawn({ seed: "other" }, 1)];
    expect(() => first?.identities).toThrow("other people were drawn meanwhile");
    expect(() => first && personJson(first)).toThrow("other people were drawn meanwhile");
  });
});

const anyLayout = fc.record({
  format: fc.constantFrom("ndjson", "json", "csv", "sql:postgresql", "sql:portable"),
  list: fc.option(
    fc
      .uniqueArray(
        fc.constantFrom(
          "index",
          "name",
          "email=mail",
          "dob=born",
          "address.city=a.b",
          "height.m",
          "details.name",
          "extra",
          "violated",
        ),
        { minLength: 1 },
      )
      .map((list) => list.join()),
    { nil: undefined },
  ),
  nulls: fc.boolean(),
  spreadsheet: fc.boolean(),
  delimiter: fc.constantFrom(",", ";", "\t", "-", "…"),
});
