import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { checkDataSet } from "../../src/cli/data-set/check.ts";
import { draw, finish, type Run, root, start } from "./command-line/run-draw.ts";
import { newFolder } from "./folder.ts";
import { DUCKDB, needs } from "./programs.ts";
import { openDuckDb } from "./tables/duckdb.ts";

describe("the bulk job of Kubernetes", () => {
  const count = 1_000;
  // Few, because each loads the tables of all countries.
  const indexes = [0, 1];
  const pods = indexes.length;
  const folder = newFolder(afterAll);

  const manifest = readFileSync(join(root, "deploy/kubernetes-bulk/job.yaml"), "utf8");
  const job = parseAllDocuments(manifest)
    .map((document) => document.toJS())
    .find(({ kind }) => kind === "Job");
  // The test of the manifests checks their shape.
  const [{ command, args }]: [{ command: string[]; args: string[] }] = job.spec.template.spec.containers;

  /** Runs the pod of a part as a process, with fewer people and parts than the manifest has. */
  const runPod = (index: number): Promise<Run> => {
    const values = args.map((arg) =>
      arg
        .replaceAll("$(JOB_COMPLETION_INDEX)", String(index))
        .replace("/people/", `${folder}/`)
        .replace(/(?<=--parts=)\d+$/, String(pods))
        .replace(/(?<=--count=)\d+$/, String(count)),
    );
    const [program = "", ...rest] = command;
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    return finish(start(program, [...rest, ...values], { PATH }));
  };

  const files = (): readonly string[] => readdirSync(folder).sort();

  const kept = "Kept 1 of 1 parts, which are whole.\n";
  const parts = indexes.map((index) => `part-0000${index}.parquet`);

  it("writes a data set, of which each pod draws a part", async () => {
    expect(await Promise.all(indexes.map(runPod))).toEqual(indexes.map(() => ({ code: 0, stdout: "", stderr: "" })));
    expect(files()).toEqual(["_SUCCESS", "_manifest.json", ...parts.map((part) => `_${part}.json`), ...parts]);
    const summary = `${pods} parts of ${count.toLocaleString("en")} rows: whole.`;
    expect(await checkDataSet(folder)).toEqual({ faults: [], summary });
  });

  it("writes only the parts that are missing when it is run again", async () => {
    const times = () => parts.map((file) => statSync(join(folder, file)).mtimeMs);
    const before = times();
    const bytes = readFileSync(join(folder, "part-00001.parquet"));
    rmSync(join(folder, "part-00001.parquet"));
    expect((await Promise.all(indexes.map(runPod))).map(({ stderr }) => stderr)).toEqual([kept, ""]);
    expect(times().map((time, index) => time === before[index])).toEqual([true, false]);
    expect(readFileSync(join(folder, "part-00001.parquet")).equals(bytes)).toBe(true);
    expect((await checkDataSet(folder)).faults).toEqual([]);
  });

  it(
    "writes files that DuckDB reads as one table: the people of one run, with distinct e-mails",
    needs(DUCKDB),
    async () => {
      mkdirSync(join(folder, "whole"));
      const whole = args.filter((arg) => /^--(?:gender|seed|reference-date)=/.test(arg));
      const run = await draw(
        ...whole,
        `--count=${count}`,
        "--format=parquet",
        `--output=${join(folder, "whole", "people.parquet")}`,
      );
      expect(run).toEqual({ code: 0, stdout: "", stderr: "" });
      const connection = await (await openDuckDb()).connect();
      const ask = async (sql: string): Promise<unknown> => (await connection.runAndReadAll(sql)).getRowsJS();
      await ask(`CREATE VIEW people AS FROM read_parquet('${folder}/*.parquet')`);
      await ask(`CREATE VIEW whole AS FROM '${folder}/whole/people.parquet'`);
      expect(await ask("SELECT count(*), count(DISTINCT email) FROM people")).toEqual([[BigInt(count), BigInt(count)]]);
      expect(await ask("SELECT count(*) FROM (FROM people EXCEPT ALL FROM whole)")).toEqual([[0n]]);
      expect(await ask("SELECT typeof(dob.date), typeof(dob.age), typeof(height.m) FROM people LIMIT 1")).toEqual([
        ["DATE", "INTEGER", "DOUBLE"],
      ]);
      expect(await ask("SELECT count(*) FROM people WHERE year(dob.date) + dob.age NOT IN (2025, 2026)")).toEqual([
        [0n],
      ]);
      // The statements of the docs.
      const page = readFileSync(join(root, "docs/command-line.md"), "utf8");
      const statements = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.split(";\n"));
      const answers = [];
      for (const statement of statements.filter((text) => text.trim() !== "")) {
        answers.push(await ask(statement.replaceAll("/people/", `${folder}/`)));
      }
      expect(answers).toEqual(
        [{ length: 11 }, { length: 10 }, [[true]]].map((shape) => expect.objectContaining(shape)),
      );
      connection.closeSync();
    },
  );
});
