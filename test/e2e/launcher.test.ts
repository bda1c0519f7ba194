import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { demo, people } from "./demo-people.ts";
import { draw, finish, root, start } from "./run-draw.ts";

describe("the launcher", () => {
  it("is what the package names as its command, and runs where Node reads TypeScript", async () => {
    const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const run = await finish(start(process.execPath, [bin.identikit, "draw", ...demo]));
    expect(run).toEqual(await draw(...demo));
  });

  const older = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "node"))
    .find(isOlder);
  it.skipIf(older === undefined)("runs where the machine's own Node does not, and hands signals on", async () => {
    const command = older ?? "";
    expect(await finish(start(command, ["src/cli/launch.js", "draw", ...demo]))).toEqual(await draw(...demo));
    const child = start(command, ["src/cli/launch.js", "draw", ...demo, "--count", "4000000000"]);
    child.stdout.once("data", () => child.kill("SIGINT"));
    const run = await finish(child);
    expect(run.code).toBe(130);
    expect(run.stderr).toBe(
      `Stopped after ${people(run.stdout).length}; --first-index=${people(run.stdout).length} goes on.\n`,
    );
  });
});

/** Whether that is a Node that the launcher must not use itself. */
function isOlder(command: string): boolean {
  if (!existsSync(command)) return false;
  const version = execFileSync(command, ["-p", "process.versions.node"], { encoding: "utf8" });
  return Number.parseInt(version, 10) < 24;
}
