import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestOptions } from "vitest";
import { root } from "../command-line/run-draw.ts";

/**
 * Packages of npm with which the package is tried and that are too many to be installed for all who test: package managers,
 * whose commands would replace those of the machine in scripts, other versions of Node and TypeScript, test runners and
 * bundlers. They are installed by the first test that needs them, and kept.
 */
const kept = join(root, "node_modules/.cache/identikit-tools");

/** The folder in which packages of exact versions are installed; undefined where they cannot be had. */
export function toolsOf(...packages: readonly string[]): string | undefined {
  const place = join(kept, packages.join("+").replaceAll("/", "-"));
  if (existsSync(place)) return place;
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(join(kept, ".new-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error", ...packages];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "ignore", timeout: 240_000 });
  if (status === 0 && !existsSync(place)) renameSync(folder, place);
  else rmSync(folder, { recursive: true });
  return status === 0 ? place : undefined;
}

/** Options of a test that needs a folder of tools: skipped and listed after the run where they cannot be had. */
export function needsTools(folder: string | undefined, ...packages: readonly string[]): TestOptions {
  return folder === undefined ? { skip: true, meta: { missing: packages } } : {};
}

/** The path of a command of tools. */
export function commandOf(folder: string | undefined, command: string): string {
  return join(folder ?? dirname(kept), "node_modules/.bin", command);
}

const { platform, arch } = process;
const node = `node-${platform === "win32" ? "win" : platform}-${arch}`;
const nodeFolder = toolsOf(`${node}@22.23.3`);

/** The path of the oldest Node that runs the package; undefined where it cannot be had. */
export const oldestNode = nodeFolder && join(nodeFolder, "node_modules", node, "bin/node");
