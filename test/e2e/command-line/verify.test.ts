import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../folder.ts";
import { demoOf } from "./demo-people.ts";
import { draw, finish, type Run, startCommand } from "./run-draw.ts";

const day = ["--reference-date", "2026-01-01"] as const;

/** Runs `identikit verify` with a text as its input. */
function verify(input: string, ...args: readonly string[]): Promise<Run> {
  const child = startCommand("verify", args);
  child.stdin.end(input);
  return finish(child);
}

/** Writes a file that is removed after the test. */
function file(name: string, content: string): string {
  const path = join(newFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe("identikit verify", () => {
  it.each([
    ["ndjson", "jp"],
    ["json", "us"],
    ["csv", "fr"],
  ])("finds nothing in what identikit draws as %s with details", async (format, country) => {
    const { stdout } = await draw(...demoOf(country), "--details", "--count", "40", "--format", format);
    const run = await verify("", file(`people.${format}`, stdout), ...day);
    expect(run).toEqual({ code: 0, stdout: "40 records: none fails a rule.\n", stderr: "" });
  });

  it("finds no failure in households, as JSON lines and as a table", async () => {
    const args = [...demoOf("uk"), "--households", "--count", "30"];
    const [lines, table] = await Promise.all([draw(...args), draw(...args, "--format", "csv", "--bom")]);
    const runs = await Promise.all([verify(lines.stdout, ...day), verify(table.stdout, ...day, "--format", "csv")]);
    for (const run of runs) expect(run).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+ records: none/) });
  });

  it("prints each rule that fails, how often, and the first line that does, and exits with 1", async () => {
    const { stdout } = await draw(...demoOf("us"), "--count", "4");
    const [first = "", ...rest] = stdout.split("\n");
    const broken = rest.map((line) => line.replace(/"age":\d+/, '"age":7'));
    const run = await verify([first, ...broken, "{nope", '{"x":1}'].join("\n"), ...day);
    expect(run).toMatchObject({ code: 1, stderr: "" });
    expect(run.stdout).toContain("6 records: 5 fail.");
    expect(run.stdout).toMatch(
      /^dob\.age +coherence +3 {2}line 2: A person born on \S+ is \d+ on 2026-01-01, not 7\.$/m,
    );
    expect(run.stdout).toMatch(/^record\.readable +form +1 {2}line 6: It is not JSON\.$/m);
    expect(run.stdout).toMatch(/^record\.shape +form +1 {2}line 7: It has no field of a record\.$/m);
  });

  it("fails values that may belong to real people, unless they are allowed", async () => {
    const record = '{"phone":"+1 202 456 1414","email":"comments@whitehouse.gov"}\n';
    const [refused, allowed] = await Promise.all([
      verify(record, "--country", "us"),
      verify(record, "--country", "us", "--allow-real"),
    ]);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toMatch(/^phone\.safe_range +safety +1 /m);
    expect(allowed).toMatchObject({ code: 0, stdout: expect.stringContaining("1 record: none fails a rule.") });
  });

  it("reads another format by a mapping", async () => {
    const example = ["examples/verify/people.json", "--mapping", "examples/verify/randomuser.json"];
    const run = await verify("", ...example, "--reference-date", "2022-09-01");
    expect(run.code).toBe(1);
    const rules = [...run.stdout.matchAll(/^([a-z_]+\.[a-z_]+) /gm)].map(([, rule]) => rule);
    expect(rules).toEqual([
      "address.city_in_state",
      "address.postal_code_in_state",
      "phone.safe_range",
      "national_id.never_issued",
    ]);
  });

  it("lists the fields that no record has", async () => {
    const { stdout } = await draw(...demoOf("us"), "--count", "1");
    const run = await verify(stdout.replace("{", '{"nickname":"x",').replace('"dob":{', '"dob":{"hour":1,'), ...day);
    expect(run).toMatchObject({ code: 0, stderr: "" });
    expect(run.stdout).toMatch(/^Ignored: nickname, dob\.hour\.$/m);
  });

  it("shows no control characters of a record", async () => {
    const run = await verify(JSON.stringify({ email: "\u001b[2J@x", phone: "\u202e" }), "--country", "us");
    expect(run.stdout).not.toMatch(/[^\P{C}\n]/u);
  });
});

describe("the name of a file to verify", () => {
  const args = [...demoOf("fr"), "--count", "5"];

  it.each(["people.csv.gz", "people.tsv", "people.tsv.zst", "people.jsonl.gz", "people.json"])(
    "says what draw writes under it: %s",
    async (name) => {
      const path = join(newFolder(), name);
      expect(await draw(...args, "--output", path)).toEqual({ code: 0, stdout: "", stderr: "" });
      expect(await verify("", path, ...day)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^5 records: none/),
      });
    },
  );

  it("may be .json for JSON lines, where the format says so", async () => {
    const { stdout } = await draw(...args);
    expect(await verify("", file("people.json", stdout), ...day, "--format", "ndjson")).toMatchObject({ code: 0 });
  });

  it.each([
    [
      "people.parquet",
      [],
      /^identikit verify: \S+people\.parquet is Parquet, which DuckDB writes as JSON lines: duckdb -c /,
    ],
    ["people.sql", [], /^identikit verify: \S+people\.sql is SQL, which is not read\.\n$/],
    [
      "people.txt",
      [],
      /ends in \.txt, which is none of a format: add --format, or end it in \.ndjson, \.jsonl, \.json, \.csv or \.tsv, perhaps/,
    ],
    ["people", [], /has no ending that says a format: add --format, or end it in \.ndjson/],
    ["people.csv.gz", ["--format", "json"], /--format is json, but the name of the file ends in \.csv: leave out one/],
    [
      "people.parquet",
      ["--format", "csv"],
      /--format is csv, but the name of the file ends in \.parquet: leave out one/,
    ],
  ])("is refused where it says another format, or none: %s %j", async (name, options, sentence) => {
    const run = await verify("", file(name, "name\nA\n"), ...options);
    expect(run).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(sentence) });
  });
});

describe("what cannot be verified", () => {
  it.each([
    [["/does/not/exist"], "/does/not/exist cannot be read: no such file or directory (ENOENT)."],
    [["--format", "xml"], "--format must be ndjson, json or csv."],
    [
      ["--reference-date", "2026"],
      "--reference-date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2199-12-31.",
    ],
    [["--mapping", "package.json"], 'package.json has "name", which is none of records, country and fields.'],
    [[], "standard input has no records."],
  ])("is refused in one sentence: %j", async (args, sentence) => {
    expect(await verify("", ...args)).toEqual({ code: 1, stdout: "", stderr: `identikit verify: ${sentence}\n` });
  });
});
