import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, person } from "../../../src/library/index.ts";
import { listen } from "../../protocol/listen.ts";
import { root } from "../command-line/run-draw.ts";
import { serveFolder } from "../examples/example-copy.ts";
import { AUTOCANNON, CHROMIUM, DRIZZLE, findProgram, needs } from "../programs.ts";
import { linkHere, type Project } from "./installed.ts";

let project: Project;
beforeAll(async () => {
  project = await linkHere();
  project.link(AUTOCANNON, DRIZZLE, "playwright-core", "vitest");
  cpSync(join(root, "examples/library"), project.folder, { recursive: true });
});
afterAll(() => rmSync(project.folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<string> =>
  project.node(process.execPath, "--disable-warning=ExperimentalWarning", ...args);

const form = `<!doctype html><link rel="icon" href="data:,"><form>
  <label>Name <input id="name"></label> <label>E-mail <input></label> <label>Postal code <input></label>
  <label>Born <input type="date" id="born"></label> <button>Send</button> <p role="status"></p></form>
  <script>document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    document.querySelector("p").textContent = [document.getElementById("name").value, document.getElementById("born").value].join();
  };</script>`;

describe("examples/library", () => {
  it("seed-database.ts fills a table", needs(DRIZZLE), async () => {
    expect(await run("seed-database.ts")).toBe("500 customers\n");
  });

  it("load.ts posts each person once", needs(AUTOCANNON), async () => {
    const names: string[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      names.push(JSON.parse(Buffer.concat(chunks).toString()).name);
      response.writeHead(201).end();
    });
    expect(await run("load.ts", `http://127.0.0.1:${await listen(server)}/`, "50")).toBe(
      "50 responses with status 2xx, 0 with others, 0 errors\n",
    );
    const expected = Array.from(people({ seed: "load", reference_date: "2026-01-01", count: 50 }), ({ name }) => name);
    expect(names.sort()).toEqual(expected.sort());
  });

  it("fill-form.ts fills a form with a person", needs(CHROMIUM), async () => {
    writeFileSync(join(project.folder, "form.html"), form);
    const url = `${await serveFolder(project.folder)}/form.html`;
    const { name, dob } = person({ country: "fr", seed: "checkout", reference_date: "2026-01-01" });
    expect(await run("fill-form.ts", url, findProgram(CHROMIUM) ?? "")).toBe(`${name},${dob.date}\n`);
  });

  it("greeting.node.ts does so with node:test", async () => {
    expect(await run("greeting.node.ts")).toMatch(/pass 1/);
  });

  it("greeting.test.ts draws the people of its tests, and a failed test prints its seed", async () => {
    const failing = `import { test } from "identikit/vitest"; test("fails", { timeout: 60_000 }, ({ person }) => { throw new Error(person({ country: "us" }).name); });`;
    writeFileSync(join(project.folder, "failing.test.ts"), failing);
    const output = async (): Promise<string> =>
      run("node_modules/vitest/vitest.mjs", "run", "greeting.test.ts", "failing.test.ts").then(
        () => "",
        ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
          stripVTControlCharacters(stdout + stderr),
      );
    const printed = await output();
    expect(printed).toMatch(/Tests +1 failed \| 1 passed/);
    expect(printed).toContain('identikit drew with the seed "failing.test.ts > fails"');
    expect(printed).toContain(
      person({ seed: "failing.test.ts > fails", country: "us", reference_date: "2026-01-01" }).name,
    );
  });
});
