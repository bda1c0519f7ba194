import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../protocol/serve.ts";
import { root } from "./command-line/run-draw.ts";
import { needs } from "./programs.ts";

const run = promisify(execFile);
const readme = readFileSync(join(root, "README.md"), "utf8");

/** The command of a door, as it is typed. */
const doorOf = (door: string): string => new RegExp(`^\\| ${door} \\| \`([^\`]+)\``, "m").exec(readme)?.[1] ?? "";

/** Runs a line of the README in the repository; the address of `npm start` becomes that of a server of the test. */
async function typed(line: string): Promise<string> {
  const { url } = await serve();
  const env = { ...process.env, PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter) };
  const { stdout } = await run("bash", ["-c", line.replaceAll("localhost:8080", new URL(url).host)], {
    cwd: root,
    env,
  });
  return stdout;
}

/** The arguments of a command as programs of Windows read them: in double quotes, which `\\` escapes. */
const argumentsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:"(?:\\"|[^"])*"|[^\s"])+/g)].map(([argument]) =>
    argument.replace(/\\"|"/g, (quote) => quote.slice(1) && '"'),
  );

describe("README", () => {
  it("has one screen before its first rule", () => {
    expect((readme.split("\n---\n")[0] ?? "").split("\n").length).toBeLessThan(50);
  });

  it("begins with a call that shows the headers which replay it", needs("curl"), async () => {
    const [line = ""] = /^curl .*$/m.exec(readme) ?? [];
    const printed = (await typed(line)).toLowerCase();
    for (const name of ["seed", "reference-date", "data-version"]) expect(printed).toContain(`identity-${name}: `);
    expect(printed).toContain('"name":');
  });

  it("has a line of curl that works", needs("curl"), async () => {
    expect(JSON.parse(await typed(doorOf("curl")))).toMatchObject({ gender: "female", address: { country: "Japan" } });
  });

  it("has a line of curl for cmd of Windows that works", needs("curl"), async () => {
    const [, line = ""] = /in `cmd`, `([^`]+)`/.exec(readme) ?? [];
    const { url } = await serve();
    const [command = "", ...args] = argumentsOf(line.replace("localhost:8080", new URL(url).host));
    expect((await run(command, args)).stdout).toMatch(/^identity-seed: .*"name":/ims);
  });

  it("has a line for PowerShell that works", needs("pwsh"), async () => {
    const [, line = ""] = /in PowerShell, `([^`]+)`/.exec(readme) ?? [];
    const { url } = await serve();
    const command = `${line.replace("localhost:8080", new URL(url).host)} | ConvertTo-Json`;
    expect(JSON.parse((await run("pwsh", ["-NoProfile", "-Command", command])).stdout)).toHaveProperty("name");
  });

  it("has a line of gRPC that works", async () => {
    expect(JSON.parse(await typed(doorOf("gRPC")))).toMatchObject({ identity: { gender: "GENDER_FEMALE" } });
  });

  it("has a line for a table that works", async () => {
    onTestFinished(() => rmSync(join(root, "people.csv"), { force: true }));
    await typed(doorOf("a table"));
    expect(readFileSync(join(root, "people.csv"), "utf8").trimEnd().split("\n")).toHaveLength(1_001);
  });

  it("has a command for agents that works in any folder", async () => {
    const { mcpServers } = JSON.parse(doorOf("an agent"));
    const { command, args } = mcpServers.identikit;
    const line = [command, ...args, "--help"].join(" ").replace("/path/to/identikit", root);
    expect((await run("bash", ["-c", line], { cwd: tmpdir() })).stdout).toContain("Model Context Protocol");
  });
});
