import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type * as commandLine from "../../../src/cli/options.ts";
import type * as countryList from "../../../src/countries/index.ts";
import { countries as eleven } from "../../../src/countries/index.ts";
import { anyCountry } from "../../../src/person/any-country.ts";
import { field } from "../../../src/person/field.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import type * as contractCountries from "../../contract/every-country.ts";
import type * as contractRules from "../../contract/rules.ts";
import type * as contractSubjects from "../../contract/subject.ts";
import { root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";

const bin = join(root, "node_modules/.bin");

/** A copy of the repository to which Austria is added as CONTRIBUTING says, with the tables of Germany. */
const copy = newFolder(afterAll);
const copied = [
  "src",
  "scripts",
  "proto",
  "test/contract",
  "docs",
  "llms.txt",
  "README.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "buf.yaml",
  "buf.gen.yaml",
];

beforeAll(async () => {
  for (const path of copied) await cp(join(root, path), join(copy, path), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));

  await cp(join(root, "src/countries/de"), join(copy, "src/countries/at"), { recursive: true });
  await edit("src/countries/at/index.ts", (text) =>
    text.replace("const germany", "const austria").replace('"de"', '"at"'),
  );
  await edit("src/countries/at/facts.json", (text) => text.replace('"Germany"', '"Austria"'));
  await edit("src/countries/index.ts", (text) =>
    text
      .replace("import ", 'import { austria } from "./at/index.ts";\nimport ')
      .replace("\n] as const;", "\n  austria,\n] as const;"),
  );
  await edit("proto/identity/v1/identity.proto", (text) => text.replace(/COUNTRY_RU = \d+;/, "$&\n  COUNTRY_AT = 99;"));
  await cp(join(copy, "test/contract/countries/de.ts"), join(copy, "test/contract/countries/at.ts"));
  await run("node", "scripts/write-rules.ts");
  await run("buf", "generate");
  await run("node", "scripts/build.ts", "service");
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(copy, file), "utf8");
  expect(change(text), file).not.toBe(text);
  await writeFile(join(copy, file), change(text));
}

/** Runs a program of the dependencies in the copy. Resolves to its output; rejects if it fails. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  // For the compiler, a Go program, whose garbage collector would take a third of its CPU time.
  const env = { ...process.env, GOGC: "off" };
  return (await promisify(execFile)(join(bin, program), args, { cwd: copy, env })).stdout;
}

/** A module of the copy's contract. */
const load = (file: string) => import(join(copy, "test/contract", file));

describe("A country with a folder, an entry in the list, a value of the enum and its facts", () => {
  it("compiles", async () => {
    expect(await Promise.all([run("tsc", "--singleThreaded"), run("tsc", "-p", "src/web")])).toEqual(["", ""]);
  });

  it("is declared in less than 300 lines", async () => {
    const folder = join(copy, "src/countries/at");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ts"));
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    expect(texts.join("").split("\n").length).toBeLessThan(300);
  });

  it("keeps the contract", async () => {
    const { rules }: Pick<typeof contractRules, "rules"> = await load("rules.ts");
    const { everyCountry }: Pick<typeof contractCountries, "everyCountry"> = await load("every-country.ts");
    const { subjectsOf }: Pick<typeof contractSubjects, "subjectsOf"> = await load("subject.ts");
    const austria = everyCountry.find(({ code }) => code === "at");
    const subjects = austria === undefined ? [] : [...subjectsOf(austria, 300, "a twelfth country")];
    expect(subjects).toHaveLength(300);
    for (const { name, holds } of rules)
      expect(
        subjects.filter((subject) => !holds(subject)),
        name,
      ).toEqual([]);
  });

  it("is the country of a twelfth of the people where none is asked for, and changes the country of no others", async () => {
    const { countries }: Pick<typeof countryList, "countries"> = await import(join(copy, "src/countries/index.ts"));
    const rng = new Rng(keyOf("test", "a twelfth country"));
    let won = 0;
    for (let index = 0; index < 12_000; index++) {
      const after = anyCountry(rng.seek(index, field.country), countries);
      if (after.code === "at") won++;
      else expect(after.code).toBe(anyCountry(rng.seek(index, field.country), eleven).code);
    }
    expect(won).toBeGreaterThan(850);
    expect(won).toBeLessThan(1_150);
  });

  it("is on the page", async () => {
    expect(await readFile(join(copy, "dist/web/index.html"), "utf8")).toContain('name="country" value="at"');
    const folder = join(copy, "dist/web/assets");
    const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
    expect(texts.join("")).toMatch(/code:"at",name:"Austria",language:"de"/);
  });

  it("is served over every protocol and described", async () => {
    const server = spawn(join(bin, "node"), ["dist/server/server.cjs"], {
      cwd: copy,
      env: { PORT: "0", HOST: "127.0.0.1" },
    });
    onTestFinished(() => void server.kill("SIGKILL"));
    const [line] = await once(server.stdout, "data");
    const [url = ""] = /http:\S+/.exec(String(line)) ?? [];
    const post = async (path: string, body: object): Promise<unknown> => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const rpc = "/identity.v1.IdentityService";
    expect(await post("/generate", { gender: "female", country: "at" })).toMatchObject({
      address: { country: "Austria" },
    });
    expect(await post(`${rpc}/GenerateIdentity`, { gender: "GENDER_MALE", country: "COUNTRY_AT" })).toMatchObject({
      identity: { address: { country: "Austria" } },
    });
    expect(await post(`${rpc}/ListCountries`, {})).toMatchObject({
      countries: expect.arrayContaining([expect.objectContaining({ country: "COUNTRY_AT", code: "at" })]),
    });
    expect(await (await fetch(`${url}/openapi.json`)).text()).toContain('"at"');
  });

  it("can be drawn from the command line", async () => {
    const drawn = await run("node", "src/cli/launch.js", "draw", "--gender", "female", "--country", "at");
    expect(JSON.parse(drawn)).toMatchObject({ address: { country: "Austria" } });
    const { createProgram }: Pick<typeof commandLine, "createProgram"> = await import(join(copy, "src/cli/options.ts"));
    const draw = createProgram(async () => {}).commands.find((command) => command.name() === "draw");
    expect(draw?.helpInformation()).toMatch(/One of [^.]*,\s+at\./);
  });
});
