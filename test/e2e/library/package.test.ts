import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, type TestOptions } from "vitest";
import { type CountryCode, countries, people, person } from "../../../src/library/index.ts";
import { startIdentikit } from "../../../src/library/testing/testing.ts";
import { open } from "../browser.ts";
import { root } from "../command-line/run-draw.ts";
import { serveFolder } from "../examples/example-copy.ts";
import { CHROMIUM, needs } from "../programs.ts";
import { built, install, type Project, programsOf } from "./installed.ts";
import { needsOldestNode, oldestNode, toolsOf } from "./tools.ts";

/** All but the one with programs of the service run wherever the package does. */
const anywhere = ["README.md", "docs/library.md"];
const pages = [...anywhere, "docs/recipes.md"];

let bare: Project;
let whole: Project;
/** The files with the programs of each page. */
const filesOf = new Map<string, readonly string[]>();
beforeAll(async () => {
  bare = await install();
  whole = await install(bare.tarball);
  whole.link("@faker-js/faker");
  for (const page of pages) {
    const programs = programsOf(page);
    for (const [at, code] of programs.entries()) writeFileSync(join(whole.folder, `${basename(page)}-${at}.js`), code);
    filesOf.set(
      page,
      programs.map((_, at) => `./${basename(page)}-${at}.js`),
    );
  }
});
afterAll(() => {
  for (const { folder } of [bare, whole]) rmSync(folder, { recursive: true });
});

interface Runtime {
  readonly title: string;
  /** The command that runs a file, and its options. */
  readonly command: readonly [string, ...string[]];
  readonly options: TestOptions;
  /** Pages of docs whose programs it runs: the service is for Node alone. */
  readonly pages: readonly string[];
}

const [deno, bun] = [toolsOf("deno@2.9.6"), toolsOf("bun@1.4.5")];

const runtimes: readonly Runtime[] = [
  { title: "this Node", command: [process.execPath], options: {}, pages },
  { title: "the oldest Node", command: [oldestNode], options: needsOldestNode, pages },
  { title: "Deno", command: [deno.command("deno"), "run", "--allow-all"], options: deno.options, pages: anywhere },
  { title: "Bun", command: [bun.command("bun")], options: bun.options, pages: anywhere },
];

// The codes of the list are those of requests: people() refuses any other.
const codes = countries().map(({ code }) => code as CountryCode);
const count = 20;
const request = { seed: "golden", reference_date: "2026-01-01" };

/** Prints people of every country. */
const everyCountry = `
  import { countries, people } from "identikit";
  for (const { code: country } of countries()) {
    for (const person of people({ ...${JSON.stringify(request)}, country, count: ${count} })) console.log(JSON.stringify(person));
  }`;

/** Prints what the client reads from the service at its first argument. */
const callService = `
  import { Gender, createIdentikitClient } from "identikit/client";
  const client = createIdentikitClient({ baseUrl: process.argv[2] });
  const template = { gender: Gender.RANDOM, seed: "golden", referenceDate: "2026-01-01" };
  for await (const { name } of client.people({ template, count: 250 })) console.log(name);`;

// Each of the programs takes seconds of a processor, and five of them run at once.
const slowTimeout = { timeout: 120_000 };

describe.concurrent.each(runtimes)(
  "the packed package on $title",
  slowTimeout,
  ({ command, options, pages: shown }) => {
    const [program, ...flags] = command;

    it("draws the people of the service without any dependency", options, async () => {
      writeFileSync(join(bare.folder, "every-country.js"), everyCountry);
      const printed = await bare.node(program, ...flags, "every-country.js");
      const lines = printed.split("\n");
      const differ = codes.filter((country, at) => {
        const expected = Array.from(people({ ...request, country, count }), (one) => JSON.stringify(one));
        return expected.join() !== lines.slice(at * count, (at + 1) * count).join();
      });
      expect(differ).toEqual([]);
    });

    // In one process, which loads the tables once.
    it(`runs the programs of ${shown.join(", ")}`, options, async () => {
      const files = shown.flatMap((page) => filesOf.get(page) ?? []);
      const script = `for (const file of ${JSON.stringify(files)}) { await import(file); console.log("end of", file); }`;
      const start = `programs-of-${shown.length}-pages.js`;
      writeFileSync(join(whole.folder, start), script);
      const printed = await whole.node(program, ...flags, start);
      const parts = printed.split(/^end of (.*)\n/m);
      expect(parts.filter((_, at) => at % 2 === 1)).toEqual(files);
      for (const [at, file] of files.entries()) expect(parts[at * 2], file).toMatch(/.\n$/);
      expect(printed).not.toMatch(/undefined|NaN/);
    });

    it("reads a stream beyond the rate limit by its client", options, async () => {
      await using service = await startIdentikit({ rateLimit: 2, rateWindowSeconds: 1 });
      writeFileSync(join(whole.folder, "call-service.js"), callService);
      const printed = await whole.node(program, ...flags, "call-service.js", service.url);
      expect(printed.trimEnd().split("\n")).toEqual(Array.from(people({ ...request, count: 250 }), ({ name }) => name));
    });

    it("draws by its command", options, async () => {
      const line =
        "node_modules/identikit/bin/identikit.cjs draw -g female -c uk -s golden --reference-date 2026-01-01";
      const printed = await whole.node(program, ...flags, ...line.split(" "));
      expect(JSON.parse(printed)).toEqual(person({ ...request, country: "uk", gender: "female" }));
    });
  },
);

describe("the bundles of one country", () => {
  it("take at most 450 kB compressed, but for those that docs/library.md names, which have bounds of their own", () => {
    const bounds = new Map([
      ["us", 800_000],
      ["fr", 470_000],
      ["jp", 1_300_000],
    ]);
    const size = (code: string): number =>
      gzipSync(readFileSync(join(built, `countries/${code}.js`)), { level: 9 }).length;
    expect(codes.filter((code) => size(code) > (bounds.get(code) ?? 450_000))).toEqual([]);
    const page = readFileSync(join(root, "docs/library.md"), "utf8");
    const [, named = ""] = /more than 450 kB are ([^:]*):/.exec(page) ?? [];
    expect([...named.matchAll(/`(..)`/g)].map(([, code]) => code)).toEqual([...bounds.keys()]);
  });
});

/** Prints, for the country of its first argument, what details and Latin letters are refused with, and people with both. */
const inTwoParts = `
  const [, , country] = process.argv;
  const { people } = await import("identikit/countries/" + country);
  const request = { ...${JSON.stringify(request)}, country, count: ${count} };
  const print = (more) => {
    try {
      for (const person of people({ ...request, ...more })) console.log(JSON.stringify(person));
    } catch (error) {
      console.log(error.message);
    }
  };
  print({});
  print({ details: true });
  await import("identikit/countries/" + country + "/details");
  print({ details: true, script: "latin" });`;

describe("the bundle of one country, of each", slowTimeout, () => {
  it.each(codes)("draws the people of %s, with details when their second part is imported", async (country) => {
    writeFileSync(join(bare.folder, "two-parts.js"), inTwoParts);
    const printed = (await bare.node(process.execPath, "two-parts.js", country)).trimEnd().split("\n");
    const lines = (more: object): readonly string[] =>
      Array.from(people({ ...request, country, count, ...more }), (one) => JSON.stringify(one));
    expect(printed.slice(0, count)).toEqual(lines({}));
    expect(printed[count]).toContain(`import "identikit/countries/${country}/details"`);
    expect(printed.slice(count + 1)).toEqual(lines({ details: true, script: "latin" }));
  });
});

describe("the bundle of one country", { ...slowTimeout, ...needs(CHROMIUM) }, () => {
  it("draws the same person in a browser, of Japan, which has the largest", async () => {
    const country = "jp";
    const code = `import { person } from "identikit/countries/${country}"; document.title = JSON.stringify(person(${JSON.stringify(request)}));`;
    writeFileSync(join(whole.folder, "page.js"), code);
    const outfile = join(whole.folder, "bundle.js");
    await build({ entryPoints: ["page.js"], absWorkingDir: whole.folder, bundle: true, format: "esm", outfile });
    writeFileSync(join(whole.folder, "index.html"), `<!doctype html><script type="module" src="bundle.js"></script>`);
    const { page, complaints } = await open(`${await serveFolder(whole.folder)}/index.html`);
    await page.waitForFunction("document.title");
    expect(JSON.parse(await page.title())).toEqual(person({ ...request, country }));
    expect(complaints.filter((complaint) => !complaint.includes("favicon"))).toEqual([]);
  });
});
