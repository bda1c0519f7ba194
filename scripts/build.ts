import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Packs the tables and builds the page, which needs them; beside it builds the package, which reads neither. With
 * `--if-changed`, as before the tests, only if a file that it reads is newer than the last build: that takes 5 seconds.
 */

const root = fileURLToPath(new URL("..", import.meta.url));

/** What the build reads, but for the dependencies. */
const inputs: readonly string[] = ["src", "scripts", "proto", "package.json", "tsconfig.json"];

/** Written after each build. With the dependencies, because a new installation of them needs a new build. */
const stamp = join(root, "node_modules/.cache/identikit-build");

if (!process.argv.includes("--if-changed") || hasChanged()) {
  const begun = new Date();
  rmSync(stamp, { force: true });
  const results = await Promise.all([runAll("tables/pack-all.ts", "build-web.ts"), runAll("build-library.ts")]);
  const hasSucceeded = results.every((succeeded) => succeeded);
  if (hasSucceeded) writeStamp(begun);
  process.exitCode = hasSucceeded ? 0 : 1;
}

function hasChanged(): boolean {
  const built = ["dist/tables", "dist/web", "dist/library"].map((folder) => timeOf(join(root, folder)));
  const last = timeOf(stamp);
  if (last === undefined || built.includes(undefined)) return true;
  return inputs.some((input) => newestIn(join(root, input)) >= last);
}

/** Time of the newest change, in ms. A folder changes when a file in it is removed. */
function newestIn(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** A change during the build counts as newer. */
function writeStamp(begun: Date): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, begun.toISOString());
  utimesSync(stamp, begun, begun);
}

/** Runs programs of this folder one after another, until one fails. */
async function runAll(...programs: readonly string[]): Promise<boolean> {
  for (const program of programs) {
    const child = spawn(process.execPath, [`${import.meta.dirname}/${program}`], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) return false;
  }
  return true;
}
