import { zstdDecompressSync } from "node:zlib";
import { parquetMetadata, parquetReadObjects, parquetSchema } from "hyparquet";
import { describe, expect, it } from "vitest";
import type { Identity } from "../../../src/identity/identity.ts";
import { createIdentityService } from "../../../src/service/service.ts";
import { fieldsOf } from "../../../src/tables/columns/asked-fields.ts";
import { readColumns } from "../../../src/tables/columns/columns.ts";
import { commonFields } from "../../../src/tables/columns/fields.ts";
import { type Layout, usualLayout } from "../../../src/tables/formats/format.ts";
import { formatOf } from "../../../src/tables/formats/formats.ts";
import { rowsOf } from "../../../src/tables/rows.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

const chunks = [...service.stream({ gender: "random", seed: "formats" }, { firstIndex: 0, count: 350 })].map(
  (batch) => batch.draw().identities,
);
const people: readonly Identity[] = chunks.flat();

const asked = { details: true, extra: ["company.name"], violate: false };

function layoutOf(
  format: string,
  columns?: string,
  { flat, ...options }: Partial<Layout> & { readonly flat?: boolean } = {},
): Layout {
  const fields = columns === undefined ? commonFields : fieldsOf(asked);
  const read = readColumns(columns, fields, flat ?? format.startsWith("sql"));
  if (typeof read === "string") throw new Error(read);
  const isWhole = columns === undefined && flat !== true && options.nulls !== true;
  return { ...usualLayout, format, columns: read, isWhole, ...options };
}

/** An output of parts of one or more chunks of people. */
function write(
  layout: Layout,
  parts: readonly (readonly (readonly Identity[])[])[] = [chunks.slice(0, 2), chunks.slice(2)],
) {
  const format = formatOf(layout.format);
  const [encode, frame] = [format.encoder(layout), format.frame(layout)];
  const bytes = [frame.open()];
  for (const part of parts.map((part) => encode(part.map((people) => rowsOf(people)))))
    bytes.push(frame.before(part), part.bytes);
  return Buffer.concat([...bytes, frame.close()]);
}

const text = (layout: Layout, parts?: readonly (readonly (readonly Identity[])[])[]): string =>
  write(layout, parts).toString();

const compressors = { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)) };
const readParquet = (file: Buffer): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: new Uint8Array(file).buffer, compressors });

describe("ndjson", () => {
  it("is one record a line", () => {
    expect(text(layoutOf("ndjson"))).toBe(people.map((person) => `${JSON.stringify(person)}\n`).join(""));
  });

  it("has only the columns asked for, in their order and nested by their names", () => {
    const [line = ""] = text(layoutOf("ndjson", "email=mail,dob.date,name=who.name,dob.age")).split("\n");
    const [{ email, dob, name } = expect.fail()] = people;
    expect(line).toBe(JSON.stringify({ mail: email, dob: { date: dob.date, age: dob.age }, who: { name } }));
  });

  it("has one level where it is flat", () => {
    const [line = ""] = text(layoutOf("ndjson", undefined, { flat: true })).split("\n");
    expect(Object.keys(JSON.parse(line))).toContain("credit_card_provider_bank");
    expect(Object.values(JSON.parse(line)).every((value) => typeof value !== "object")).toBe(true);
  });
});

describe("json", () => {
  it("is one array", () => {
    expect(JSON.parse(text(layoutOf("json")))).toEqual(people);
    expect(JSON.parse(text(layoutOf("json"), []))).toEqual([]);
  });
});

describe("csv", () => {
  it("has a header, and a byte order mark where one is asked for", () => {
    expect(text(layoutOf("csv", 'name="a",email', { bom: true }), [])).toBe('\ufeff"""a""",email\r\n');
    expect(text(layoutOf("csv", "name", { header: false }), [])).toBe("");
  });
});

describe("sql for PostgreSQL", () => {
  it("is one COPY in a transaction, with quoted names", () => {
    const sql = text(layoutOf("sql:postgresql", "name=Full name,weight.kg", { table: "crm.people" }), [
      [people.slice(0, 1)],
    ]);
    const [{ name, weight } = expect.fail()] = people;
    expect(sql).toBe(
      `SET client_encoding TO 'UTF8';\nBEGIN;\nCOPY "crm"."people" ("Full name", "weight_kg") FROM STDIN;\n${name}\t${weight.kg}\n\\.\nCOMMIT;\n`,
    );
  });

  it("escapes what COPY takes for more than text", () => {
    const [person = expect.fail()] = people;
    const sql = text(layoutOf("sql:postgresql", "name"), [[[{ ...person, name: "a\\b\tc\nd\re" }]]]);
    expect(sql).toContain("\na\\\\b\\tc\\nd\\re\n\\.\n");
  });
});

describe("portable sql", () => {
  it("is a transaction of INSERT statements of up to a hundred rows, with quoted names", () => {
    const sql = text(layoutOf("sql:portable", "name=Full name,weight.kg"));
    expect(sql).toMatch(
      /^(?:\/\*!40101 SET .* \*\/;\n){2}BEGIN;\nINSERT INTO "people" \("Full name", "weight_kg"\) VALUES\n\('/,
    );
    expect(sql).toMatch(/\);\nCOMMIT;\n\/\*!40101 SET .* \*\/;\n$/);
    expect(sql.match(/^INSERT INTO/gm)).toHaveLength(4);
    expect(sql.match(/^\('/gm)).toHaveLength(350);
  });

  it("doubles quotes", () => {
    const [person = expect.fail()] = people;
    expect(text(layoutOf("sql:portable", "name"), [[[{ ...person, name: "Seán O'Neill" }]]])).toContain(
      "\n('Seán O''Neill');\n",
    );
  });
});

describe("parquet", () => {
  it("has groups as structs, dates as dates, and a row group for each part", async () => {
    const file = write(layoutOf("parquet"));
    expect(await readParquet(file)).toEqual(
      people.map((person) => ({ ...person, dob: { ...person.dob, date: new Date(person.dob.date) } })),
    );
    const { row_groups, num_rows } = parquetMetadata(new Uint8Array(file).buffer);
    expect(row_groups.map((group) => group.num_rows)).toEqual([200n, 150n]);
    expect(num_rows).toBe(350n);
  });

  it("has the columns asked for, renamed, and none that may be null", async () => {
    const file = write(layoutOf("parquet", "email=mail,dob.date=born,height.m=tall.m"));
    const [row] = await readParquet(file);
    const [{ email, dob, height } = expect.fail()] = people;
    expect(row).toEqual({ mail: email, born: new Date(dob.date), tall: { m: height.m } });
    const schema = parquetSchema(parquetMetadata(new Uint8Array(file).buffer));
    expect(schema.children.map(({ element }) => element.repetition_type)).toEqual(["REQUIRED", "REQUIRED", "REQUIRED"]);
  });

  it("may have no rows", async () => {
    expect(await readParquet(write(layoutOf("parquet"), []))).toEqual([]);
  });
});

describe("what not all people have", () => {
  const request = { gender: "female", seed: "details", country: "mx", details: true, extra: ["company.name"] };
  const { identity } = service.generate(request);
  const { details, extra } = identity;
  const columns = "details.name.middle,details.name.second_family.latin,details.envelope=lines,extra";
  const company = extra?.["company.name"];
  const second = details?.name.second_family?.latin;
  const lines = details?.envelope ?? [];

  it("is empty in CSV, and NULL in SQL; a list is one cell, or an array of PostgreSQL", () => {
    const name = "details.name.middle";
    const envelope = lines.join("; ");
    const cell = (value = "") => (/[,"]/.test(value) ? `"${value}"` : value);
    expect(text(layoutOf("csv", columns), [[[identity]]])).toBe(
      `${name}.native,${name}.latin,${name}.kana,details.name.second_family.latin,lines,extra.company.name\r\n` +
        `,,,${second},${cell(envelope)},${cell(company)}\r\n`,
    );
    expect(text(layoutOf("sql:postgresql", columns), [[[identity]]])).toContain(
      `\n\\N\t\\N\t\\N\t${second}\t{${lines.map((line) => JSON.stringify(line)).join(",")}}\t${company}\n`,
    );
    expect(text(layoutOf("sql:portable", columns), [[[identity]]])).toContain(
      `(NULL, NULL, NULL, '${second}', '${envelope}', '${company?.replaceAll("'", "''")}')`,
    );
  });

  it("is missing in JSON, as in the whole record, and null where that is asked for", () => {
    const part = { details: { name: { second_family: { latin: second } } }, lines, extra: { "company.name": company } };
    expect(JSON.parse(text(layoutOf("json", columns), [[[identity]]]))).toEqual([part]);
    const name = { middle: null, second_family: { latin: second } };
    expect(JSON.parse(text(layoutOf("json", columns, { nulls: true }), [[[identity]]]))).toEqual([
      { ...part, details: { name } },
    ]);
  });

  it("is null in Parquet, as a whole where a part is missing; lists are lists", async () => {
    const all = [
      identity,
      ...service.batch({ ...request, country: "jp" }, { firstIndex: 1, count: 3 }).draw().identities,
    ];
    const file = write(layoutOf("parquet", `${columns},details.time_zone,details.card.expires_on`), [[all]]);
    const rows = await readParquet(file);
    expect(rows).toEqual(
      all.map(({ details, extra }) => ({
        details: {
          name: {
            // hyparquet reads a group that is null as undefined.
            middle: undefined,
            second_family: details?.name.second_family && { latin: details.name.second_family.latin },
          },
          time_zone: details?.time_zone,
          card: { expires_on: new Date(details?.card.expires_on ?? "") },
        },
        lines: details?.envelope,
        extra: { "company.name": extra?.["company.name"] },
      })),
    );
    expect(rows.map(({ details }) => Object(Object(details).name).second_family !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
