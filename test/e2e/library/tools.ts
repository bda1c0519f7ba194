import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { TestOptions } from "vitest";
import { type Commands, commandsIn, root } from "../command-line/run-draw.ts";
import { newFolder } from "../folder.ts";
import { built } from "./installed.ts";

/**
 * Packages of npm with which the package is tried and that are too many to be installed for all who test: package managers,
 * whose commands would replace those of the machine in scripts, other versions of Node and TypeScript, test runners and
 * bundlers. They are installed by the first test that needs them, and kept.
 */
const kept = join(root, "node_modules/.cache/identikit-tools");

/** Packages that are installed in a folder of their own. */
export interface Tools {
  /** undefined where they cannot be had. */
  readonly folder: string | undefined;
  /** Options of tests that need them: skipped and listed after the run where they cannot be had. */
  readonly options: TestOptions;
  /** The path of one of their commands. */
  command(name: string): string;
}

/** Installs packages of exact versions. */
export function toolsOf(...packages: readonly string[]): Tools {
  const folder = folderOf(packages);
  return {
    folder,
    options: folder === undefined ? { skip: true, meta: { missing: packages } } : {},
    command: (name) => join(folder ?? kept, "node_modules/.bin", name),
  };
}

function folderOf(packages: readonly string[]): string | undefined {
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

const { platform, arch } = process;
const node = `node-${platform === "win32" ? "win" : platform}-${arch}`;
const nodeTools = toolsOf(`${node}@22.23.3`);

/** The path of the oldest Node that runs the package, and options of tests that need it. */
export const oldestNode = join(nodeTools.folder ?? "", "node_modules", node, "bin/node");
export const needsOldestNode = nodeTools.options;

/**
 * Runs commands in a folder with these files and with a copy of the package beside the packages of tools, which is removed
 * after the test. A copy, because tools follow links to where the package has no such neighbours.
 */
export function projectWith(
  files: Readonly<Record<string, string>>,
  tools?: Tools,
): Commands & { readonly folder: string } {
  const folder = newFolder();
  cpSync(built, join(folder, "node_modules/identikit"), { recursive: true });
  const packages = tools?.folder === undefined ? undefined : join(tools.folder, "node_modules");
  for (const name of packages === undefined ? [] : readdirSync(packages))
    symlinkSync(join(packages ?? "", name), join(folder, "node_modules", name));
  const all = { "package.json": '{"private":true}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return { folder, ...commandsIn(folder, { NO_COLOR: "1", VITEST: undefined }) };
}
