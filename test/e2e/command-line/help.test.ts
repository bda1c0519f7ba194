import { describe, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { dataVersion } from "../../../src/person/field.ts";
import { expectFrozen } from "../../golden/frozen.ts";
import { finish, start } from "./run-draw.ts";

/** What a command of the repository prints. */
async function printed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await finish(start(process.execPath, ["src/cli/launch.js", ...args]));
  expect(code, stderr).toBe(0);
  return stdout;
}

describe("the command line", () => {
  it("has the help of every command that is published", async () => {
    const texts = ["", "draw", "verify", "mcp"].map(async (command) => {
      const args = [...(command === "" ? [] : [command]), "--help"];
      return `$ identikit ${args.join(" ")}\n${await printed(...args)}`;
    });
    expectFrozen("help.txt", (await Promise.all(texts)).join("\n"));
  });

  it("says its version and the version of its data", async () => {
    expect(await printed("--version")).toBe(`${packageJson.version}, data version ${dataVersion}\n`);
  });
});
