import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawParts, newFolder, tableOf, typesOf } from "../../e2e/tables/write-table.ts";

const layoutText = async (args: string): Promise<string> => (await tableOf(args)).toString();

describe("the format", () => {
  it.each([
    ["people.csv", /^address\.city,/],
    ["people.ndjson", /^\{"address"/],
    ["people.jsonl", /^\{"address"/],
    ["people.json", /^\[\n/],
    ["people.SQL", /^SET client_encoding/],
    ["people.parquet", /^PAR1/],
    ["people.tsv", /^address\.city\taddress\./],
    ["v1.2/people.CSV", /^address\.city,/],
    ["-", /^\{"address"/],
  ])("is that of the name of the output: %s", async (output, beginning) => {
    expect(await layoutText(`--output ${output}`)).toMatch(beginning);
  });

  it("is refused where it contradicts the name of the output", async () => {
    await expect(layoutText("--output people.csv --format parquet")).rejects.toThrow(
      "--format is parquet, but the name of the output ends in .csv: leave out one of them, or change it.",
    );
    expect(await layoutText("--output people.jsonl --format ndjson")).toMatch(/^\{/);
    expect(await layoutText("--output people.tsv --format csv --delimiter tab")).toMatch(/^address\.city\t/);
  });

  it.each([
    ["people.csv.gz --format parquet", "--format is parquet, but the name of the output ends in .csv"],
    ["people.json.zst --format sql", "--format is sql, but the name of the output ends in .json"],
    ["people.xlsx --format csv", "--format is csv, but the name of the output ends in .xlsx"],
    ["people.csv.bz2 --format csv", "--format is csv, but the name of the output ends in .bz2"],
    ["people.tsv --delimiter ;", "--delimiter is ;, but the name of the output ends in .tsv"],
    ["people.avro/ --format csv --parts 1", "--format is csv, but the name of the output ends in .avro"],
  ])("is refused where it contradicts the name of the output: %s", async (args, sentence) => {
    await expect(layoutText(`--output ${args}`)).rejects.toThrow(`${sentence}: leave out one of them, or change it.`);
  });

  const endings = ".ndjson, .jsonl, .json, .csv, .tsv, .sql or .parquet, perhaps with .gz or .zst";

  it.each([
    ["people.txt", "ends in .txt, which is none of a format: add --format, or end it in"],
    ["people.psv", "ends in .psv, which is none of a format: add --format, or end it in"],
    ["people.avro", "ends in .avro, which is none of a format: end it in"],
    ["people.xlsx.gz", "ends in .xlsx, which is none of a format: end it in"],
    ["people.avro/ --parts 1", "ends in .avro, which is none of a format: end it in"],
    ["people", "has no ending that says a format: add --format, or end it in"],
    ["people.csv/people", "has no ending that says a format: add --format, or end it in"],
    ["people.gz", "has no ending that says a format: add --format, or end it in"],
    ["people-2026.01", "has no ending that says a format: add --format, or end it in"],
  ])("is needed where the name of the output says none: %s", async (args, sentence) => {
    await expect(layoutText(`--output ${args}`)).rejects.toThrow(`--output ${sentence} ${endings}.`);
  });

  it.each(["people.txt", "people", "people.gz", "people.bak"])(
    "may be given for any other name: %s",
    async (output) => {
      expect(await layoutText(`--format csv --output ${output}`)).toMatch(/^address\.city,/);
    },
  );

  it("is ndjson for a device, a folder of parts and standard output", async () => {
    for (const output of ["/dev/null", "/dev/stdout", "-", "people/ --parts 1", "v1.2 --parts 1"]) {
      expect(await layoutText(`--output ${output}`)).toMatch(/^\{"address"/);
    }
  });
});

describe("options that do not fit", () => {
  it.each([
    ["--delimiter ;", "--delimiter needs --format csv."],
    ["-f csv --delimiter x", "--delimiter must be one of , ; | and tab."],
    ["-f csv --compression snappy", "--compression needs --format parquet."],
    ["-f parquet --compression gzip", "--compression must be zstd, snappy or none."],
    ["--line-end lf", "--line-end needs --format csv."],
    ["-f csv --line-end cr", "--line-end must be crlf or lf."],
    ["--spreadsheet", "--spreadsheet needs --format csv."],
    ["--create-table", "--create-table needs --format sql."],
    ["-f csv --nulls", "--nulls needs --format ndjson or json."],
    [
      "-f sql --create-table --violate any",
      "--violate has dates that are none, which the table of --create-table cannot hold.",
    ],
    [
      "--extra company.nam",
      '--extra has no "company.nam" in the list at /extras.html of the service; closest matches: company.name',
    ],
  ])("are refused: %s", async (args, sentence) => {
    await expect(layoutText(args)).rejects.toThrow(sentence);
  });

  it.each([
    ["--schema excel", "--schema must be pandas, polars, duckdb, spark, dbt or json-schema."],
    ["--schema pandas -f ndjson", "--schema pandas needs --format csv."],
    ["--schema duckdb -f parquet", "--schema is for other formats: a parquet file has its types."],
    ["--schema duckdb -f sql", "--schema is for other formats: --create-table writes the types of sql."],
  ])("are refused: %s", async (args, sentence) => {
    await expect(typesOf(args)).rejects.toThrow(sentence);
  });
});

describe("the properties of a seed of dbt", () => {
  it("quote the columns, and have the types that keep zeros and dates", async () => {
    const args = "-f csv --delimiter ; --columns index,name,dob.date,credit_card.cvv=cvv --schema dbt";
    expect(await typesOf(`${args} --output rows/staff.csv`)).toBe(`version: 2
seeds:
  - name: "staff"
    config:
      quote_columns: true
      delimiter: ";"
      column_types:
        "index": "bigint"
        "name": "text"
        "dob.date": "date"
        "cvv": "varchar(3)"
`);
  });
});

describe("the end of the lines of CSV", () => {
  it.each([
    "-n 30 -f csv",
    "-n 30 --output people.tsv --details",
    "-n 30 -f csv --spreadsheet --extra lorem.paragraphs",
    "-n 30 -f csv --no-header --columns name",
    "-n 10 -f csv --households",
  ])("is LF where that is asked for, and CRLF where not: %s", async (args) => {
    const [lf, crlf] = await Promise.all([layoutText(`${args} --line-end lf`), layoutText(args)]);
    expect(lf).not.toContain("\r");
    expect(lf.replaceAll("\n", "\r\n")).toBe(crlf);
    expect(await layoutText(`${args} --line-end crlf`)).toBe(crlf);
  });

  it("is that of all parts of a data set", async () => {
    const folder = newFolder();
    await drawParts(folder, "-n 20 -f csv --line-end lf --parts 2");
    const part = readFileSync(join(folder, "part-00001.csv"), "utf8");
    expect(part).toBe(await layoutText("-n 10 --first-index 10 -f csv --line-end lf"));
  });
});

describe("CSV for spreadsheets", () => {
  it("has a byte order mark, and digits as formulas that show them as text", async () => {
    const columns = "credit_card,dob.day,dob.age,dob.date,name,phone";
    const [header, line = ""] = (await layoutText(`-f csv --spreadsheet -c us --columns ${columns}`)).split("\r\n");
    expect(header?.startsWith("\ufeffcredit_card.cvv,")).toBe(true);
    expect(line).toMatch(
      /^"=""\d{3}""","=""\d\d\/\d\d""","=""\d{16}""",\w+,"=""\d\d""",\d\d,\d{4}-\d\d-\d\d,[^,"=]+,"=""\+1 [\d ]+"""$/,
    );
  });
});

describe("JSON Schema", () => {
  it("requires what everybody has, and with --nulls all, of which some may be null", async () => {
    const args = "--details --columns index,name,details.name --schema json-schema";
    const names = JSON.parse(await typesOf(args)).properties.details.properties.name;
    expect(names.required).toEqual(["given", "latin_full"]);
    expect(names.properties.given.required).toEqual(["native", "latin"]);
    const all = JSON.parse(await typesOf(`${args} --nulls`)).properties.details.properties.name;
    expect(all.required).toContain("middle");
    expect(all.properties.middle.anyOf.at(-1)).toEqual({ type: "null" });
  });
});
