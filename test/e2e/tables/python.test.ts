import { describe, expect, it } from "vitest";
import { needs, PANDAS, POLARS, PYARROW } from "../programs.ts";
import { runPython } from "./python.ts";
import { details, typesOf, writeTable } from "./write-table.ts";

describe("pandas", needs(PANDAS), () => {
  it.each(["", "--delimiter ;"])("reads CSV with the types that --schema prints: %j", async (options) => {
    const args = `-n 400 -f csv ${details} ${options}`;
    const file = await writeTable("people.csv", args);
    const checks = [
      "len(people)",
      'people["dob.day"].str.len().eq(2).all()',
      'people["credit_card.cvv"].str.len().eq(3).all()',
      'people["credit_card.number"].str.len().eq(16).all()',
      'people["dob.date"].dt.year.between(1900, 2010).all()',
      'people["details.name.patronymic.native"].isna().any()',
      'people["name"].notna().all()',
    ];
    const types = await typesOf(`${args} --schema pandas`);
    const printed = await runPython(file, `${types}print(${checks.join(", ")})`);
    expect(printed).toBe(`400${" True".repeat(6)}`);
  });
});

describe("polars", needs(POLARS), () => {
  it.each([
    ["csv", ""],
    ["ndjson", ""],
    ["ndjson", "--nulls"],
  ])("reads %s %s with the types that --schema prints", async (format, options) => {
    const args = `-n 400 -f ${format} ${details} ${options}`;
    const file = await writeTable(`people.${format}`, args);
    const isCsv = format === "csv";
    const patronymic = isCsv
      ? 'people["details.name.patronymic.native"]'
      : 'people["details"].struct.field("name").struct.field("patronymic").struct.field("native")';
    const day = isCsv ? 'people["dob.day"]' : 'people["dob"].struct.field("day")';
    const types = await typesOf(`${args} --schema polars`);
    const checks = [
      "len(people)",
      `${day}.str.len_chars().min()`,
      `${patronymic}.null_count() < 400`,
      `${patronymic}.null_count() > 0`,
    ];
    expect(await runPython(file, `${types}print(${checks.join(", ")})`)).toBe("400 2 True True");
  });
});

describe("Parquet", () => {
  it("has nulls where pyarrow expects them", needs(PYARROW), async () => {
    const file = await writeTable("people.parquet", `-n 400 -f parquet ${details}`);
    const program = `import pyarrow.parquet as pq
table = pq.read_table("people.parquet")
patronymic = table["details"].combine_chunks().field("name").field("patronymic")
chunks = pq.read_metadata("people.parquet").row_group(0)
counted = all(chunks.column(at).statistics.has_null_count for at in range(chunks.num_columns))
print(table.num_rows, 0 < patronymic.null_count < 400, counted)`;
    expect(await runPython(file, program)).toBe("400 True True");
  });
});
