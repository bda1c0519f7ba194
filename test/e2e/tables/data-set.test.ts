import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkDataSet } from "../../../src/cli/data-set/check.ts";
import { dataVersion } from "../../../src/person/field.ts";
import { finish, startCommand } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { DUCKDB, needs } from "../programs.ts";
import { askDuckDb } from "./duckdb.ts";
import { drawParts, tableOf } from "./write-table.ts";

const set = "-n 250 -f ndjson --parts 3";
const files = ["part-00000.ndjson", "part-00001.ndjson", "part-00002.ndjson"];

const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");
const textOf = (folder: string): string => files.map((file) => read(folder, file)).join("");

describe("a data set", () => {
  it("is the table in parts, with a manifest that draws it again and names the sum of each", async () => {
    const folder = newFolder();
    await drawParts(folder, set);
    expect(readdirSync(folder).filter((name) => !name.startsWith("_part"))).toEqual([
      "_SUCCESS",
      "_manifest.json",
      ...files,
    ]);
    expect(textOf(folder)).toBe((await tableOf("-n 250 -f ndjson")).toString());
    const manifest = JSON.parse(read(folder, "_manifest.json"));
    expect(manifest).toMatchObject({
      seed: "tables",
      reference_date: "2026-01-01",
      data_version: dataVersion,
      request: { gender: "random", seed: "tables" },
      rows: 250,
      part_count: 3,
      format: "ndjson",
    });
    expect(manifest.columns).toContainEqual({ name: "dob.date", field: "dob.date", type: "date" });
    expect(
      manifest.parts.map(({ file, first_index, rows }: Record<string, unknown>) => [file, first_index, rows]),
    ).toEqual([
      [files[0], 0, 83],
      [files[1], 83, 83],
      [files[2], 166, 84],
    ]);
    expect(await checkDataSet(folder)).toEqual({ faults: [], summary: "3 parts of 250 rows: whole." });
  });

  it("keeps the parts that are whole when it is drawn again, and draws the others", async () => {
    const folder = newFolder();
    await drawParts(folder, set);
    const [whole, kept] = [textOf(folder), statSync(join(folder, "part-00000.ndjson"))];
    rmSync(join(folder, "part-00001.ndjson"));
    writeFileSync(join(folder, "part-00002.ndjson"), "cut off");
    const { faults } = await checkDataSet(folder);
    expect(faults).toEqual([
      "part-00001.ndjson is missing.",
      "part-00002.ndjson is not what was written: its SHA-256 differs.",
    ]);
    expect(await drawParts(folder, set)).toBe(1);
    expect(textOf(folder)).toBe(whole);
    expect(statSync(join(folder, "part-00000.ndjson"))).toMatchObject({ ino: kept.ino, mtimeMs: kept.mtimeMs });
    expect((await checkDataSet(folder)).faults).toEqual([]);
  });

  it("is the same from jobs that draw one part each, and has its manifest with the last", async () => {
    const [one, many] = [newFolder(), newFolder()];
    await drawParts(one, set);
    for (const part of [2, 0]) await drawParts(many, `${set} --part ${part}`);
    expect((await checkDataSet(many)).faults).toEqual([
      `${many} has no _manifest.json: not all parts are drawn, or it is no data set.`,
    ]);
    await drawParts(many, `${set} --part 1`);
    for (const file of ["_manifest.json", "_SUCCESS", ...files]) expect(read(many, file)).toBe(read(one, file));
  });

  it("may be of households, which its manifest counts", async () => {
    const folder = newFolder();
    await drawParts(folder, "--households -n 20 -f csv --parts 3");
    const manifest = JSON.parse(read(folder, "_manifest.json"));
    expect(manifest).toMatchObject({ source: "households", households: 20, part_count: 3 });
    expect(manifest.parts.map(({ households }: { households: number }) => households)).toEqual([6, 7, 7]);
    expect(await checkDataSet(folder)).toEqual({ faults: [], summary: "3 parts of 20 households: whole." });
    await expect(drawParts(folder, "-n 20 -f csv --parts 3")).rejects.toThrow("of another table");
  });

  it("is not mixed with another table", async () => {
    const folder = newFolder();
    await drawParts(folder, set);
    await expect(drawParts(folder, `${set} --min-age 40`)).rejects.toThrow(
      "--output has part-00000.ndjson of another table: name another folder, or empty this one.",
    );
  });

  it("leaves no part behind that a signal stopped", async () => {
    const folder = newFolder();
    await expect(drawParts(folder, set, AbortSignal.abort())).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is one table in DuckDB, and whole for identikit check", needs(DUCKDB), async () => {
    const folder = newFolder();
    await drawParts(folder, "-n 90 -f parquet --parts 4 --columns index,name");
    const [counts] = await askDuckDb(
      `SELECT count(*) AS people, count(DISTINCT index) AS keys, max(index) AS last FROM '${folder}/*.parquet'`,
    );
    expect(counts).toEqual({ people: "90", keys: "90", last: "89" });
    const check = await finish(startCommand("check", [folder]));
    expect(check).toEqual({ code: 0, stdout: "4 parts of 90 rows: whole.\n", stderr: "" });
    rmSync(join(folder, "_SUCCESS"));
    expect(await finish(startCommand("check", [folder]))).toMatchObject({
      code: 1,
      stderr: `identikit check: ${folder} has no _SUCCESS.\n`,
    });
  });

  it.each([
    ["-n 10", "--output needs --parts <number>."],
    ["-n 10 --part 1", "--part needs --parts <number>."],
    ["-n 10 --parts 11", "--parts must not be more than --count."],
    ["-n 10 --parts 2 --part 2", "--part must be a part, from 0 to one less than --parts."],
  ])("is refused: %s", async (args, sentence) => {
    await expect(drawParts("people", args)).rejects.toThrow(sentence);
  });
});
