import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findOlderNode, needs, OLDER_NODE } from "../programs.ts";
import { demo, people } from "./demo-people.ts";
import { draw, finish, root, start } from "./run-draw.ts";

describe("the launcher", () => {
  it("is the command of the package, and runs with a Node that strips types", async () => {
    const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const run = await finish(start(process.execPath, [bin.identikit, "draw", ...demo]));
    expect(run).toEqual(await draw(...demo));
  });

  it("runs with an older Node, and forwards signals", needs(OLDER_NODE), async () => {
    const command = findOlderNode() ?? expect.fail();
    expect(await finish(start(command, ["src/cli/launch.js", "draw", ...demo]))).toEqual(await draw(...demo));
    const child = start(command, ["src/cli/launch.js", "draw", ...demo, "--count", "4000000000"]);
    child.stdout.once("data", () => child.kill("SIGINT"));
    const run = await finish(child);
    expect(run.code).toBe(130);
    const { length } = people(run.stdout);
    const rest = `--first-index=${length} --count=${4_000_000_000 - length}`;
    expect(run.stderr).toBe(`Stopped after ${length}; continue with ${rest}.\n`);
  });
});
