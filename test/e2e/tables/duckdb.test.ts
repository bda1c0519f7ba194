import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { dataVersion } from "../../../src/person/field.ts";
import { newFolder } from "../folder.ts";
import { DUCKDB, needs } from "../programs.ts";
import { askDuckDb } from "./duckdb.ts";
import { details, tableOf, typesOf, writeTable } from "./write-table.ts";

describe("Parquet in DuckDB", needs(DUCKDB), () => {
  it("has NULL for what a person does not have, part by part", async () => {
    const file = await writeTable("people.parquet", `-n 600 -f parquet ${details}`);
    const given = "details.name.patronymic IS NOT NULL";
    const [counts] = await askDuckDb(
      `SELECT count(*) FILTER (${given}) AS patronymics, count(details.name.patronymic.latin) AS latin,
        count(*) FILTER (details.name.given IS NULL) AS nameless, count(extra."company.name") AS companies,
        count(*) FILTER (len(details.envelope) < 2) AS short FROM '${file}'`,
    );
    const people = (await tableOf(`-n 600 -f ndjson ${details}`)).toString().trimEnd().split("\n");
    const patronymics = people.filter((line) => JSON.parse(line).details.name.patronymic !== undefined).length;
    expect(patronymics).toBeGreaterThan(0);
    expect(counts).toEqual({
      patronymics: String(patronymics),
      latin: String(patronymics),
      nameless: "0",
      companies: "600",
      short: "0",
    });
  });

  it("says who wrote it, what draws it again and how many values are null", async () => {
    const file = await writeTable(
      "people.parquet",
      "-n 40 -c us -f parquet --columns index,name,details.name.middle --details",
    );
    const [footer] = await askDuckDb(`SELECT created_by FROM parquet_file_metadata('${file}')`);
    expect(footer).toEqual({ created_by: `identikit version ${packageJson.version} (build ${dataVersion})` });
    const pairs = await askDuckDb(
      `SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata('${file}')`,
    );
    expect(Object.fromEntries(pairs.map(({ key, value }) => [key, value]))).toEqual({
      "identikit.seed": "tables",
      "identikit.reference_date": "2026-01-01",
      "identikit.data_version": dataVersion,
      "identikit.source": "people",
      "identikit.request": expect.stringContaining('"country":"us"'),
      "identikit.first_index": "0",
      "identikit.count": "40",
    });
    const nulls = await askDuckDb(
      `SELECT path_in_schema AS path, stats_null_count AS nulls FROM parquet_metadata('${file}')`,
    );
    const byPath = Object.fromEntries(nulls.map(({ path, nulls: count }) => [path, Number(count)]));
    expect(byPath).toMatchObject({ index: 0, name: 0 });
    const [{ missing } = expect.fail()] = await askDuckDb(
      `SELECT count(*) FILTER (details.name.middle IS NULL) AS missing FROM '${file}'`,
    );
    expect(byPath["details, name, middle, latin"]).toBe(Number(missing));
  });

  it("has households, with who has no partner as NULL", async () => {
    const file = await writeTable("households.parquet", "--households -n 30 -f parquet --columns index,name");
    const [counts] = await askDuckDb(
      `SELECT count(DISTINCT household) AS households, count(DISTINCT index) = count(*) AS keyed,
        bool_and(index = household * 8 + id - 1) AS numbered, count(partner) < count(*) AS alone FROM '${file}'`,
    );
    expect(counts).toEqual({ households: "30", keyed: true, numbered: true, alone: true });
  });
});

describe("text in DuckDB", needs(DUCKDB), () => {
  it.each(["csv", "ndjson"])("is read with the types that --schema duckdb prints: %s", async (format) => {
    const args = `-n 300 -f ${format} ${details}`;
    const file = await writeTable(`people.${format}`, args);
    const query = (await typesOf(`${args} --schema duckdb`)).replace(`people.${format}`, file);
    const day = format === "csv" ? '"dob.day"' : "dob.day";
    const card = format === "csv" ? '"credit_card.number"' : "credit_card.number";
    const [counts] = await askDuckDb(
      `WITH people AS (${query.replace(/;\s*$/, "")}) SELECT count(*) AS people, min(${day}) AS day, min(len(${card})) AS digits FROM people`,
    );
    expect(counts).toEqual({ people: "300", day: "01", digits: "16" });
  });

  it("is CSV of one line for each person, whatever the details and further values have", async () => {
    const csv = (await tableOf(`-n 300 -f csv ${details}`)).toString();
    expect(csv.split("\n")).toHaveLength(302);
    expect(csv.split("\r")).toHaveLength(302);
  });

  it("is portable SQL, which creates its table", async () => {
    const script = (await tableOf(`-n 120 -f sql --dialect portable --create-table ${details}`)).toString();
    const [counts] = await askDuckDb(
      `${script}SELECT count(*) AS people, count(details_name_kana) AS none FROM people;`.replace(
        "details_name_kana",
        "details_name_given_kana",
      ),
    );
    expect(Number(counts?.people)).toBe(120);
    expect(Number(counts?.none)).toBeLessThan(120);
  });

  it("keeps cells of another delimiter apart", async () => {
    const file = join(newFolder(), "people.csv");
    writeFileSync(file, await tableOf("-n 100 -f csv --delimiter ; --columns name,address.street"));
    const query = (await typesOf("-f csv --delimiter ; --columns name,address.street --schema duckdb")).replace(
      "people.csv",
      file,
    );
    expect(await askDuckDb(query)).toHaveLength(100);
  });
});
