import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person } from "../../../src/library/index.ts";
import { commandsIn } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { install, type Project } from "./installed.ts";
import { needsOldestNode, oldestNode, toolsOf } from "./tools.ts";

/** Of each package manager: its package, and how it installs a file. Without a network: the package needs no other. */
const managers = [
  ["npm 10.8", "npm@10.8.3", ["install", "--offline", "--engine-strict", "--no-audit"]],
  ["npm 10.9", "npm@10.9.9", ["install", "--offline", "--engine-strict", "--no-audit"]],
  ["npm 11", "npm@11.21.2", ["install", "--offline", "--engine-strict", "--no-audit"]],
  ["pnpm 10", "pnpm@10.34.8", ["add", "--offline", "--engine-strict"]],
  ["yarn 1", "yarn@1.22.22", ["add", "--offline"]],
] as const;

const nodes = [
  ["Node 22", oldestNode, needsOldestNode],
  ["this Node", process.execPath, {}],
] as const;

const cases = managers.flatMap(([title, name, args]) =>
  nodes.map(([version, node, lacks]) => ({ title: `${title} on ${version}`, name, args, node, lacks })),
);

let packed: Project;
beforeAll(async () => {
  packed = await install();
});
afterAll(() => rmSync(packed.folder, { recursive: true }));

const request = { country: "fr", seed: "installed", reference_date: "2026-01-01" } as const;
const { name: expected } = person(request);
const print = `console.log(person(${JSON.stringify(request)}).name)`;

describe.each(cases)("$title", ({ name, args, node, lacks }) => {
  const { options, command } = toolsOf(name);
  const needed = { ...options, ...lacks };

  it("adds one package to an empty folder, which runs by import, by require and as a command", needed, async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", version: "1.0.0", private: true }));
    const [manager = ""] = name.split("@");
    const PATH = [dirname(node), process.env.PATH].join(delimiter);
    const { lines } = commandsIn(folder, { PATH, npm_config_cache: join(folder, ".cache"), CI: "true" });
    await lines(command(manager), ...args, packed.tarball);
    expect(readdirSync(join(folder, "node_modules")).filter((entry) => !entry.startsWith("."))).toEqual(["identikit"]);
    writeFileSync(join(folder, "es-module.mjs"), `import { person } from "identikit"; ${print}`);
    writeFileSync(join(folder, "common.cjs"), `const { person } = require("identikit"); ${print}`);
    expect(await lines("node", "es-module.mjs")).toEqual([expected]);
    expect(await lines("node", "common.cjs")).toEqual([expected]);
    const usage = await lines(join(folder, "node_modules/.bin/identikit"));
    expect(usage.join("\n")).toContain("identikit draw ");
  });
});
