import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../command-line/run-draw.ts";
import { projectWith, type Tools, toolsOf } from "./tools.ts";

const jestOf = (...packages: readonly string[]): Tools => toolsOf("jest@30.5.2", ...packages);
const jest = jestOf();
const tsJest = jestOf("ts-jest@29.4.15", "typescript@5.9.3", "@types/jest@30.0.0", "jest-environment-jsdom@30.5.2");
const babelJest = jestOf("@babel/core@8.1.3", "@babel/preset-env@8.0.7", "@babel/preset-typescript@8.0.7");

/** Runs Jest of a folder of tools; returns its report. */
async function report(files: Readonly<Record<string, string>>, tools: Tools, ...options: readonly string[]) {
  // Machines that run all of these tests at once are slower than Jest's five seconds expect.
  const args = [...options, tools.command("jest"), "--testTimeout=60000"];
  const { code, stderr } = await projectWith(files, tools).run(process.execPath, ...args);
  expect(code, stderr).toBe(0);
  return stderr;
}

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
  });
  test.each(["before", "after"])("serves under fake timers that came %s it", async (when) => {
    if (when === "before") jest.useFakeTimers();
    const { url, close } = await startIdentikit();
    if (when === "after") jest.useFakeTimers();
    expect((await fetch(url + "/people.csv?count=300")).status).toBe(200);
    await close();
    jest.useRealTimers();
  });`;
const imports = `
  import { person, RequestError } from "identikit";
  import { person as german } from "identikit/countries/de";
  import { peopleFor } from "identikit/testing";
  ${body}`;

describe("Jest as it is installed", () => {
  it("runs the package by require, without options", jest.options, async () => {
    const example = readFileSync(join(root, "examples/library/greeting.jest.cjs"), "utf8");
    expect(await report({ "a.test.js": commonJs, "greeting.test.cjs": example }, jest)).toContain(
      "Tests:       5 passed",
    );
  });

  it("runs it from TypeScript with the presets of Babel", babelJest.options, async () => {
    const presets = [["@babel/preset-env", { targets: { node: "current" } }], "@babel/preset-typescript"];
    const files = { "a.test.ts": imports, "babel.config.json": JSON.stringify({ presets }) };
    expect(await report(files, babelJest)).toContain("Tests:       1 passed");
  });

  it.each([
    ["ts-jest", "node"],
    ["ts-jest", "jsdom"],
    ["ts-jest/presets/js-with-ts", "node"],
    ["ts-jest/presets/default-esm", "node"],
    ["ts-jest/presets/default-esm", "jsdom"],
  ])("runs it from TypeScript with the preset %s in %s", tsJest.options, async (preset, kind) => {
    const config = `module.exports = { preset: "${preset}", testEnvironment: "${kind}" };`;
    const compiler = { module: "nodenext", isolatedModules: true, strict: true, types: ["jest"], allowJs: true };
    const isModule = preset.endsWith("esm");
    const files = {
      [isModule ? "a.test.mts" : "a.test.ts"]: imports,
      "jest.config.cjs": config,
      "tsconfig.json": JSON.stringify({ compilerOptions: compiler }),
    };
    const options = isModule ? ["--experimental-vm-modules"] : [];
    expect(await report(files, tsJest, ...options)).toContain("Tests:       1 passed");
  });
});
