import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../src/formats/columns/asked-fields.ts";
import { readColumns } from "../../src/formats/columns/columns.ts";
import { type Layout, usualLayout } from "../../src/formats/format.ts";
import { formatOf } from "../../src/formats/formats.ts";
import { householdText, PersonJson } from "../../src/formats/json.ts";
import type { Range } from "../../src/service/price.ts";
import type { People } from "../../src/service/service.ts";
import { anyFields, byName, drawn, service } from "./drawn-people.ts";
import { some, somePeople } from "./extent.ts";

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

interface Drawn {
  readonly people: People;
  readonly ranges: readonly Range[];
}

/** What the format makes of people: of their rows or, unless `asRows`, of their records. */
function textOf(layout: Layout, { people, ranges }: Drawn, asRows = true): string {
  const encoder = formatOf(layout.format).encoder(layout);
  for (const range of ranges) {
    if (asRows) people.write(range, encoder);
    else for (const [at, record] of [...people.draw(range)].entries()) encoder.record(record, range.firstIndex + at);
    encoder.endStatement?.();
  }
  return Buffer.from(encoder.part().bytes).toString();
}

function jsonLines(records: Iterable<object>): string {
  return Array.from(records, (record) => `${JSON.stringify(record)}\n`).join("");
}

const personJson = new PersonJson();

describe("bytes that are written from rows", () => {
  it.each(byName)("are those of the records of %s", (_name, country) => {
    const columns = readColumns(undefined, fieldsOf({ details: false, extra: [], violate: false }), false);
    if (typeof columns === "string") throw new TypeError(columns);
    const lines = { ...usualLayout, format: "ndjson", columns, isWhole: true };
    const layouts = [
      lines,
      ...["csv", "sql:postgresql", "sql:portable"].map((format) => ({ ...usualLayout, format, columns })),
    ];
    const { people, ranges } = drawn({ country, seed: "bytes" }, somePeople(100_000));
    for (const range of ranges) {
      const some = { people, ranges: [range] };
      expect(textOf(lines, some)).toBe(jsonLines(people.draw(range)));
      for (const layout of layouts) expect(textOf(layout, some)).toBe(textOf(layout, some, false));
    }
  });

  it("are those of the records whatever is asked for", () => {
    fc.assert(
      fc.property(anyFields, anyLayout, fc.integer({ min: 1, max: 120 }), (fields, { list, ...options }, count) => {
        const asked = { details: fields.details, extra: fields.extra, violate: fields.violate.length > 0 };
        const columns = readColumns(list, fieldsOf(asked), false);
        fc.pre(typeof columns !== "string");
        const isWhole = list === undefined && !options.nulls && /json/.test(options.format);
        const layout = { ...usualLayout, ...options, columns, isWhole };
        const some = drawn(fields, count);
        const written = textOf(layout, some);
        expect(written).toBe(textOf(layout, some, false));
        if (!isWhole) return;
        const lines = jsonLines(some.people.draw({ firstIndex: 0, count }));
        expect(written).toBe(options.format === "json" ? lines.slice(0, -1).replaceAll("\n", ",\n") : lines);
      }),
    );
  });

  it("are the same in the order of countries, where any order will do", () => {
    const { people } = drawn({ seed: "order" }, 1);
    const range = { firstIndex: 4_294_966_000, count: 1_000 };
    const columns = readColumns("index,name", fieldsOf({ details: false, extra: [], violate: false }), false);
    if (typeof columns === "string") throw new TypeError(columns);
    for (const format of ["ndjson", "json", "csv"]) {
      const [ordered, unordered] = [false, true].map((inAnyOrder) => {
        const encoder = formatOf(format).encoder({ ...usualLayout, format, columns });
        people.write(range, encoder, inAnyOrder);
        return Buffer.from(encoder.part().bytes).toString();
      });
      expect(unordered).toBe(ordered);
    }
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
        const people = service.people({ gender: "random", ...fields });
        const range = { firstIndex: index, count: 1 };
        people.write(range, personJson);
        const [record] = people.draw(range);
        expect(Buffer.from(personJson.take()).toString()).toBe(JSON.stringify(record));
      }),
    );
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
