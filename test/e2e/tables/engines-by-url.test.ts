import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fieldAt } from "../../../src/formats/columns/asked-fields.ts";
import { type Served, serve } from "../../protocol/serve.ts";
import { finish, root, start } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { CHROMIUM, CLICKHOUSE, DUCKDB_HTTPFS, findProgram, needs, PANDAS, POLARS, PYTEST } from "../programs.ts";
import { runPython } from "./python.ts";
import { recipe } from "./recipe.ts";

/** A service, and the recipe of a heading that calls it. */
async function served(heading: string): Promise<Served & { readonly program: string }> {
  const service = await serve();
  return { ...service, program: recipe(heading).replaceAll("http://localhost:8080", service.url) };
}

const inFolder = (name: string): string => join(newFolder(), name);

describe("docs/engines.md, by URL", () => {
  // The package has the file that INSTALL downloads.
  const duckDb = (statements: string): string => `import duckdb, duckdb_extension_httpfs, glob, os
[file] = glob.glob(os.path.dirname(duckdb_extension_httpfs.__file__) + "/extensions/*/*")
duckdb.execute(f"LOAD '{file}'")
print(*duckdb.execute(${JSON.stringify(statements.replace("INSTALL httpfs;\nLOAD httpfs;\n", ""))}).fetchone())`;
  const clickHouse = (query: string): string =>
    `import chdb\nprint(chdb.query(${JSON.stringify(query.replace(/;\s*$/, ""))}, "CSV"), end="")`;
  const python = (program: string): string => program;

  for (const [name, needed, heading, inPython, printed] of [
    ["DuckDB", DUCKDB_HTTPFS, "DuckDB by URL", duckDb, "1000 1000"],
    ["ClickHouse", CLICKHOUSE, "ClickHouse", clickHouse, "1000,1000"],
    ["pandas", PANDAS, "pandas 3 by URL", python, "1000 True 2"],
    ["polars", POLARS, "polars 2 by URL", python, "1000 1000"],
  ] as const) {
    it(`reads people in ${name}`, needs(needed), async () => {
      const { program } = await served(heading);
      expect(await runPython(inFolder("people"), inPython(program))).toBe(printed);
    });
  }

  it("names for Excel the columns that the service sends", async () => {
    const { program } = await served("Excel");
    const [url = ""] = /http[^"]+/.exec(program) ?? [];
    const [header] = (await (await fetch(url)).text()).split("\r\n");
    const typed = [...program.matchAll(/\{"(?<name>[^"]+)", type (?<type>\w+)\}/g)].map(({ groups }) => groups ?? {});
    expect(header?.split(",")).toEqual(typed.map(({ name }) => name));
    for (const { name = "", type } of typed) expect(type, name).toBe(fieldAt(name).kind === "date" ? "date" : "text");
  });

  it("is a query of Excel whose steps each read an earlier one", () => {
    const program = recipe("Excel");
    const steps = [...program.matchAll(/^ {2}(?<name>\w+) = (?<read>(?:.|\n {4}|\n {2}\})*)/gm)].map(
      ({ groups }) => groups ?? {},
    );
    expect(steps.map(({ name }) => name)).toEqual(["Url", "Source", "Headers", "People"]);
    for (const [at, { read }] of steps.slice(1).entries())
      expect(read).toMatch(`(${at === 0 ? "Web.Contents(" : ""}${steps[at]?.name}`);
    expect(program).toMatch(/^let\n.+\nin\n {2}People\n?$/s);
    const open: string[] = [];
    for (const [bracket] of program.replaceAll(/"[^"]*"/g, "").matchAll(/[()[\]{}]/g)) {
      if ("([{".includes(bracket)) open.push({ "(": ")", "[": "]", "{": "}" }[bracket] ?? "");
      else expect(open.pop()).toBe(bracket);
    }
    expect(open).toEqual([]);
  });

  it("fills a form in Playwright", needs(CHROMIUM), async () => {
    const { program } = await served("Playwright");
    // Beside node_modules, where it finds Playwright.
    const file = join(root, "node_modules/.cache/identikit-playwright.mjs");
    writeFileSync(file, program);
    const run = await finish(start(process.execPath, [file], { CHROMIUM: findProgram(CHROMIUM) }));
    expect(run, run.stderr).toMatchObject({ code: 0, stdout: "5\n" });
  });

  it("is a fixture of pytest", needs(PYTEST), async () => {
    const { url } = await serve();
    const file = inFolder("test_people.py");
    writeFileSync(file, recipe("pytest"));
    const run = await finish(
      start("python3", ["-m", "pytest", "-q", "-p", "no:cacheprovider", file], { IDENTIKIT: url }),
    );
    expect(run.stdout, run.stdout).toContain("2 passed");
  });
});
