import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { root } from "../command-line/run-draw.ts";
import { projectWith } from "./project-files.ts";
import { commandOf, needsTools, toolsOf } from "./tools.ts";

const run = promisify(execFile);

const alone = ["jest@30.5.2"];
const typed = [
  ...alone,
  ...["ts-jest@29.4.15", "typescript@5.9.3", "@types/jest@30.0.0", "jest-environment-jsdom@30.5.2"],
];
const [jest, tsJest] = [toolsOf(...alone), toolsOf(...typed)];

const body = `
  test("draws", async () => {
    expect(person({ country: "de", seed: "a" })).toEqual(german({ seed: "a" }));
    expect(peopleFor(expect.getState().currentTestName ?? "").person().name).not.toBe("");
    expect(() => person({ seed: "" })).toThrow(RequestError);
  });`;
const commonJs = `
  const { person, RequestError } = require("identikit");
  const { person: german } = require("identikit/countries/de");
  const { peopleFor, startIdentikit } = require("identikit/testing");
  ${body}
  test("serves", async () => {
    const { url, close } = await startIdentikit();
    expect((await fetch(url + "/healthz")).status).toBe(200);
    await close();
  });`;
const imports = `
  import { person, RequestError } from "identikit";
  import { person as german } from "identikit/countries/de";
  import { peopleFor } from "identikit/testing";
  ${body}`;

describe("Jest as it is installed", () => {
  it("runs the package by require, without options", needsTools(jest, ...alone), async () => {
    const example = readFileSync(join(root, "examples/library/greeting.jest.cjs"), "utf8");
    const folder = projectWith({ "a.test.js": commonJs, "greeting.test.cjs": example }, jest);
    const { stderr } = await run(process.execPath, [commandOf(jest, "jest")], { cwd: folder });
    expect(stderr).toContain("Tests:       3 passed");
  });

  it.each(["node", "jsdom"])(
    "runs it from TypeScript with ts-jest in %s",
    needsTools(tsJest, ...typed),
    async (kind) => {
      const config = `module.exports = { preset: "ts-jest", testEnvironment: "${kind}" };`;
      const compiler = { module: "nodenext", isolatedModules: true, strict: true, types: ["jest"] };
      const files = {
        "a.test.ts": imports,
        "jest.config.js": config,
        "tsconfig.json": JSON.stringify({ compilerOptions: compiler }),
      };
      const { stderr } = await run(process.execPath, [commandOf(tsJest, "jest")], { cwd: projectWith(files, tsJest) });
      expect(stderr).toContain("Tests:       1 passed");
    },
  );
});
