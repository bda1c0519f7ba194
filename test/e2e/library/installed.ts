import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import packageJson from "../../../package.json" with { type: "json" };
import { root } from "../command-line/run-draw.ts";
import { ownPackages, packageFolder } from "../programs.ts";

const run = promisify(execFile);

/** An empty project with the packed package in it. */
export interface Project {
  readonly folder: string;
  readonly tarball: string;
  /** Links packages of this repository and of its e2e tests, as an installation would place them. */
  link(...packages: readonly string[]): void;
  /** Runs a program of the project; gives what it printed. Rejects if it fails. */
  node(command: string, ...args: readonly string[]): Promise<string>;
}

/** What `npm run build` makes, which has run before the tests. */
export const built = join(root, "dist/package");

/** Packs the package as `npm pack` does, unless a tarball is given, and unpacks it into an empty project. */
export async function install(packed?: string): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "identikit-package-"));
  const tarball = packed ?? join(folder, `identikit-${packageJson.version}.tgz`);
  const pack = ["pack", "--silent", "--pack-destination", folder];
  if (packed === undefined) await run("npm", pack, { cwd: built });
  const target = join(folder, "node_modules/identikit");
  mkdirSync(target, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  return projectIn(folder, tarball);
}

/** An empty project with a link to what the build made in place of the package. */
export async function linkHere(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "identikit-package-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(built, join(folder, "node_modules/identikit"));
  return projectIn(folder, "");
}

function projectIn(folder: string, tarball: string): Project {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  return {
    folder,
    tarball,
    link(...packages) {
      for (const name of packages) {
        const place = join(folder, "node_modules", name);
        mkdirSync(dirname(place), { recursive: true });
        symlinkSync(ownPackages.includes(name) ? packageFolder(name) : join(root, "node_modules", name), place);
      }
    },
    async node(command, ...args) {
      const { stdout } = await run(command, args, { cwd: folder, maxBuffer: 2 ** 26 });
      return stdout;
    },
  };
}

/** The programs of a page of the documentation, by its path: its blocks of JavaScript that use the package. */
export function programsOf(page: string): readonly string[] {
  const text = readFileSync(join(root, page), "utf8");
  const blocks = [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  return blocks.filter((code) => code.includes('from "identikit'));
}
