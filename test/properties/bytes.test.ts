import { create, type MessageShape, toBinary, toJsonString } from "@bufbuild/protobuf";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { countries } from "../../src/countries/index.ts";
import { IdentitySchema, StreamIdentitiesResponseSchema } from "../../src/gen/identity/v1/identity_pb.ts";
import type { Chunk } from "../../src/service/drawing.ts";
import { createIdentityService, type RequestFields } from "../../src/service/service.ts";
import { fieldsOf } from "../../src/tables/columns/asked-fields.ts";
import { readColumns } from "../../src/tables/columns/columns.ts";
import { type Layout, usualLayout } from "../../src/tables/formats/format.ts";
import { formatOf } from "../../src/tables/formats/formats.ts";
import { householdText, personWriter } from "../../src/tables/formats/json.ts";
import { type Rows, rowsInColumns, rowsOf } from "../../src/tables/rows.ts";
import { messageWriter } from "../../src/transport/rpc/message-writer.ts";
import { PeopleMessages } from "../../src/transport/rpc/people-messages.ts";
import { some } from "./extent.ts";

const toMessage = messageWriter(IdentitySchema);

fc.configureGlobal({ numRuns: some(400) });
afterAll(() => fc.resetConfigureGlobal());

const service = createIdentityService({
  newSeed: () => "fresh",
  today: () => ({ year: 2026, month: 11, day: 20 }),
});

/** People of a request, each chunk as it is when it was just drawn. */
function* drawn(fields: RequestFields, count: number): Generator<Chunk> {
  for (const batch of service.stream({ gender: "random", ...fields }, { firstIndex: 0, count })) yield batch.draw();
}

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
const schema = StreamIdentitiesResponseSchema;
const people = new PeopleMessages();

/** A message as the routes serialize it: as bytes, or the JSON as text. */
function serialized(message: MessageShape<typeof schema>, binary: boolean): Uint8Array | string {
  if (binary) return toBinary(schema, message);
  return Buffer.from(people.jsonOptions.textEncoder.encode(toJsonString(schema, message))).toString();
}

/** The message of the records of a chunk. */
function messageOfRecords({ identities, seed, referenceDate, dataVersion, firstIndex }: Chunk) {
  return create(schema, { identities: identities.map(toMessage), seed, referenceDate, dataVersion, firstIndex });
}

function expectMessage(chunk: Chunk): void {
  for (const binary of [true, false]) {
    const written = serialized(people.response(schema, [people.write(chunk, binary)], binary), binary);
    const expected = binary ? toBinary(schema, messageOfRecords(chunk)) : toJsonString(schema, messageOfRecords(chunk));
    expect(typeof written === "string" ? written : Buffer.from(written).toString("hex")).toBe(
      typeof expected === "string" ? expected : Buffer.from(expected).toString("hex"),
    );
  }
}

describe("bytes that are written from columns", () => {
  it.each(countries.map(({ code, name }) => [name, code] as const))(
    "are those of the records of %s",
    (_name, country) => {
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
        expectMessage(chunk);
        expect(textOf(lines, [chunk], rowsInColumns)).toBe(jsonLines(chunk.identities));
        for (const [fromColumns, fromRecords] of encoders) {
          fromColumns.add(rowsInColumns(chunk));
          fromRecords.add(inRecords(chunk));
        }
      }
      for (const [fromColumns, fromRecords] of encoders)
        expect(Buffer.compare(fromColumns.part().bytes, fromRecords.part().bytes)).toBe(0);
    },
  );

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

  it("are the messages of the schema whatever is asked for", () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 120 }), (fields, count) => {
        for (const chunk of drawn(fields, count)) expectMessage(chunk);
      }),
    );
  });

  it.each(countries.map(({ code, name }) => [name, code] as const))(
    "are the messages of people of %s who break a rule, and of records one by one",
    (_name, country) => {
      for (const violate of ["any", undefined]) {
        for (const chunk of drawn({ country, seed: "broken", details: true, violate }, some(2_000))) {
          expectMessage(chunk);
          for (const binary of [true, false]) {
            const identities = [...people.messages(chunk.identities, binary)];
            const expected = create(schema, { identities: chunk.identities.map(toMessage) });
            expect(serialized(create(schema, { identities }), binary)).toEqual(serialized(expected, binary));
          }
        }
      }
    },
  );

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

const anyFields = fc.record(
  {
    seed: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((seed) => seed.trim() !== ""),
    country: fc.constantFrom(...countries.map(({ code }) => code)),
    gender: fc.constantFrom("female", "male", "random"),
    script: fc.constantFrom("native", "latin"),
    blood_type: fc.constantFrom("O+", "AB-"),
    min_age: fc.integer({ min: 18, max: 60 }),
    details: fc.boolean(),
    extra: fc.uniqueArray(fc.constantFrom("company.name", "lorem.paragraphs", "internet.userAgent"), { maxLength: 3 }),
    violate: fc.uniqueArray(fc.constantFrom("card.luhn", "dob.age", "email.form"), { maxLength: 1 }),
  },
  { requiredKeys: ["seed", "details", "extra", "violate"] },
);

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
