import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../command-line/run-draw.ts";
import { projectWith, toolsOf } from "./tools.ts";

/** The oldest TypeScript that docs/library.md names. */
const oldest = toolsOf("typescript@5.4.5");

const program = `
  import { type CountryCode, type Identity, people, person, RequestError } from "identikit";
  import { person as german } from "identikit/countries/de";
  import "identikit/countries/de/details";
  import { createIdentikitClient, Gender } from "identikit/client";
  import { peopleFor, startIdentikit } from "identikit/testing";
  const code: CountryCode = "jp";
  const one: Identity = person({ country: code });
  // @ts-expect-error: there is no such country.
  person({ country: "xx" });
  const names: string[] = people({ count: 3 }).toArray().map(({ name }) => name);
  const client = createIdentikitClient({ baseUrl: "http://localhost" });
  export const named: Promise<string | undefined> = client
    .generateIdentity({ gender: Gender.FEMALE })
    .then(({ identity }) => identity?.name);
  export const all = [one, names, german().name, peopleFor("x").person(), RequestError, startIdentikit];`;

/** Programs in TypeScript of a document that have the text. */
const programsIn = (page: string, text: string): readonly string[] =>
  [...readFileSync(join(root, page), "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    .map(([, code = ""]) => code)
    .filter((code) => code.includes(text));

const documented = [
  ...programsIn("docs/library.md", 'from "identikit"'),
  ...programsIn("docs/recipes.md", 'from "identikit/testing"'),
];

/** What Jest declares, of what the documents use. */
const jest = `
  declare function test(name: string, fn: () => void, timeout?: number): void;
  declare const expect: {
    (value: unknown): { toMatch(form: RegExp): void };
    getState(): { currentTestName?: string | undefined };
  };`;

const compilers = [
  ["TypeScript 5.4", oldest],
  ["this TypeScript", { folder: root, options: {} }],
] as const;
/** The first one that docs/library.md names, and later ones, whose libraries have more names. */
const targets = ["es2020", "es2021", "es2022", "esnext"] as const;
const resolutions = [
  ["bundler", "esnext", ["main.ts"]],
  ["node16", "node16", ["main.mts", "main.cts"]],
  ["nodenext", "nodenext", ["main.mts", "main.cts"]],
] as const;

describe.each(compilers)("the types, read by %s", (_title, { folder, options: lacks }) => {
  it.each(resolutions.flatMap((resolution) => targets.map((target) => [target, ...resolution] as const)))(
    "compile strictly with their libraries for %s, by the resolution of %s",
    lacks,
    async (target, moduleResolution, module, files) => {
      const options = { noEmit: true, strict: true, skipLibCheck: false, target, types: [] };
      const compilerOptions = { ...options, module, moduleResolution };
      expect(documented.length).toBeGreaterThan(1);
      const ending = files[0].slice("main".length);
      const sources = Object.fromEntries([
        ...files.map((file) => [file, program]),
        ...documented.map((code, at) => [`documented-${at}${ending}`, code]),
        ["jest.d.ts", jest],
      ]);
      const config = JSON.stringify({ compilerOptions, files: Object.keys(sources) });
      const { run } = projectWith({ ...sources, "tsconfig.json": config });
      const tsc = join(folder ?? "", "node_modules/typescript/bin/tsc");
      expect(await run(process.execPath, tsc)).toEqual({ code: 0, stdout: "", stderr: "" });
    },
  );
});
