import { spawn } from "node:child_process";
import { once } from "node:events";

/** Packs the tables and builds the page, which needs them; beside it builds the package, which reads neither. */

const results = await Promise.all([runAll("tables/pack-all.ts", "build-web.ts"), runAll("build-library.ts")]);
process.exitCode = results.every((succeeded) => succeeded) ? 0 : 1;

/** Runs programs of this folder one after another, until one fails. */
async function runAll(...programs: readonly string[]): Promise<boolean> {
  for (const program of programs) {
    const child = spawn(process.execPath, [`${import.meta.dirname}/${program}`], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) return false;
  }
  return true;
}
