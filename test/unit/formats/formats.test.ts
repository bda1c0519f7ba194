import { parquetMetadata, parquetSchema } from "hyparquet";
import { describe, expect, it } from "vitest";
import { layoutOf, people, readParquet, text, write } from "./write.ts";

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
  it("is INSERT statements of up to a hundred rows, with quoted names, and nothing else", () => {
    const sql = text(layoutOf("sql:portable", "name=Full name,weight.kg"));
    const statements = sql.split(";\n");
    expect(statements.pop()).toBe("");
    expect(statements).toHaveLength(4);
    for (const statement of statements) {
      expect(statement).toMatch(/^INSERT INTO "people" \("Full name", "weight_kg"\) VALUES\n\('/);
    }
    expect(sql.match(/^\('/gm)).toHaveLength(350);
  });

  it("creates its table without TEXT, with columns that are wide enough", () => {
    const layout = layoutOf("sql:portable", "index,details,name,address,extra", { createTable: true });
    const [creation = ""] = text(layout).split(";\n");
    expect(creation).toMatch(/^CREATE TABLE "people" \(\n {2}"index" bigint PRIMARY KEY,\n/);
    expect(creation).not.toMatch(/ text\b/i);
    const widths = [...creation.matchAll(/^ {2}"(\w+)" varchar\((\d+)\)/gm)].map(([, name, width]) => [name, width]);
    expect(Object.fromEntries(widths)).toMatchObject({ name: "255", details_envelope: "1000", address_zip: "10" });
    expect(creation).toContain('"extra_company_name" varchar(4000)');
  });

  it("doubles quotes", () => {
    const [person = expect.fail()] = people;
    expect(text(layoutOf("sql:portable", "name"), [[[{ ...person, name: "Seán O'Neill" }]]])).toContain(
      "\n('Seán O''Neill');\n",
    );
  });
});

describe("sql for MariaDB and MySQL", () => {
  it("is the portable statements in a transaction, with settings that read them", () => {
    const layout = layoutOf("sql:mysql", "name,weight.kg", { createTable: true });
    const sql = text(layout);
    expect(sql).toMatch(
      /^SET NAMES utf8mb4;\nSET [^\n]+ANSI_QUOTES[^\n]+;\nCREATE TABLE "people" \(\n {2}"name" text NOT/,
    );
    expect(sql).toMatch(/\n\) DEFAULT CHARACTER SET utf8mb4;\nBEGIN;\nINSERT INTO "people" /);
    expect(sql).toMatch(/\);\nCOMMIT;\nSET SQL_MODE=@OLD_SQL_MODE;\n$/);
    expect(sql).toContain(text({ ...layout, format: "sql:portable", createTable: false }));
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
