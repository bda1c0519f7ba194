import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../protocol/listen.ts";
import { builtCommand, commandsIn, finish, root, start } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { startPostgres } from "../postgres-server.ts";
import { DUCKDB, needs, PANDAS, POLARS, POSTGRESQL, PYARROW, PYSPARK } from "../programs.ts";
import { askDuckDb } from "./duckdb.ts";
import { runPython } from "./python.ts";
import { recipe } from "./recipe.ts";
import { tableOf } from "./write-table.ts";

const withBuiltCommand = (text: string): string =>
  text.replaceAll(/npx identikit|node \S+launch\.js/g, `${process.execPath} ${join(root, builtCommand)}`);

describe("docs/engines.md", () => {
  const folder = newFolder(afterAll);
  beforeAll(() => expect(shell(recipe())).toBe(""));

  /** Runs lines of a shell in the folder with the built command. */
  function shell(lines: string, env: NodeJS.ProcessEnv = process.env): string {
    const script = ["-eo", "pipefail", "-c", withBuiltCommand(lines)];
    return execFileSync("bash", script, { cwd: folder, encoding: "utf8", env }).trim();
  }

  it("reads people in DuckDB", needs(DUCKDB), async () => {
    const rows = await askDuckDb(recipe("DuckDB").replace("'people", `'${folder}/people`));
    expect(rows).toHaveLength(11);
    expect(rows.reduce((sum, { people }) => sum + Number(people), 0)).toBe(1_000);
  });

  it("loads people into SQLite", needs("sqlite3"), () => {
    expect(shell(recipe("SQLite"))).toBe("1000|1000");
  });

  it("loads people into PostgreSQL", needs(POSTGRESQL), async () => {
    const server = await startPostgres();
    try {
      expect(shell(recipe("PostgreSQL"), server.env)).toBe("1000|1000");
      const [create = "", copy = "", count = ""] = recipe("PostgreSQL", "sql").split(";\n");
      for (const statement of [create, withBuiltCommand(copy)]) await server.ask(statement);
      expect(await server.ask(count)).toBe("1000|1000");
    } finally {
      server.stop();
    }
  });

  it("writes SQL for MariaDB, which mariadb.test.ts reads", () => {
    shell(recipe("MariaDB"));
    expect(readFileSync(join(folder, "people.sql"), "utf8")).toContain("DEFAULT CHARACTER SET utf8mb4");
  });

  for (const [name, printed, program] of [
    ["pandas", "1000 True 2", PANDAS],
    ["polars", "1000 1000 String", POLARS],
    ["pyarrow", "1000 demo", PYARROW],
  ] as const) {
    it(`reads people in ${name}`, needs(program, PYARROW), async () => {
      expect(await runPython(join(folder, "people.parquet"), recipe(name))).toBe(printed);
    });
  }

  it("reads people in Spark", { ...needs(PYSPARK), timeout: 400_000 }, async () => {
    expect(await runPython(join(folder, "people.parquet"), recipe("Spark"))).toBe("1000 1000");
  });

  it("shares people among the virtual users of k6", needs("k6"), async () => {
    const posted: unknown[] = [];
    const shop = createServer(async (request, response) => {
      posted.push(await json(request));
      response.writeHead(201).end();
    });
    const port = await listen(shop);
    shell("npx identikit draw --gender random --count 1000 --format json --output people.json");
    writeFileSync(
      join(folder, "register.js"),
      recipe("k6").replace("https://shop.example", `http://127.0.0.1:${port}`),
    );
    const args = ["run", "--no-usage-report", "--vus", "2", "--iterations", "6", join(folder, "register.js")];
    const run = await finish(start("k6", args));
    expect(run.stdout, run.stderr).toMatch(/checks_succeeded\.*: 100\.00% 6 out of 6/);
    expect(posted).toHaveLength(6);
    expect(new Set(posted.map((person) => JSON.stringify(person))).size).toBe(6);
  });

  it("shares people among the virtual users of k6, whose modules are stand-ins here", async () => {
    const people = await tableOf("-n 1000 -f json");
    const posted: unknown[] = [];
    const post = (_url: string, body: string): object => {
      posted.push(JSON.parse(body));
      return { status: 201 };
    };
    const check = (response: unknown, tests: Readonly<Record<string, (response: unknown) => boolean>>): void => {
      expect(Object.values(tests).every((test) => test(response))).toBe(true);
    };
    const script = recipe("k6")
      .replace(/^import .*$/gm, "")
      .replace("export default function", "return function user");
    const names = ["check", "http", "SharedArray", "open", "__VU", "__ITER"];
    const shared = function SharedArray(_name: string, read: () => unknown): unknown {
      return read();
    };
    const user: unknown = new Function(...names, script)(check, { post }, shared, () => people.toString(), 3, 5);
    if (typeof user !== "function") throw new TypeError("the script exports no function");
    user();
    expect(posted).toEqual([{ name: expect.any(String), email: expect.stringContaining("@") }]);
  });

  it("reads people in Node", async () => {
    writeFileSync(join(folder, "read.mjs"), recipe("Node"));
    const run = await commandsIn(folder).run(process.execPath, "read.mjs");
    expect(run).toEqual({ code: 0, stdout: "true\n", stderr: "" });
  });
});
