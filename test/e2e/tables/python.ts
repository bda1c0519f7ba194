import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { finish, start } from "../command-line/run-draw.ts";

/** Runs a program of Python in the folder of a file, and returns what it prints. */
export async function runPython(file: string, program: string): Promise<string> {
  const script = join(dirname(file), "program.py");
  writeFileSync(script, `import os\nos.chdir(os.path.dirname(os.path.abspath(__file__)))\n${program}`);
  const run = await finish(start("python3", ["-W", "ignore", script]));
  expect(run, run.stderr).toMatchObject({ code: 0 });
  return run.stdout.trim();
}
