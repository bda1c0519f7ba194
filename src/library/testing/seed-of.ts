import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { keyOf } from "../../random/seed.ts";

const SEED_LENGTH = 64;

/** The seed of a test: its name; a long one keeps the end and gets a hash of the whole. */
export function seedOf(name: string): string {
  const text = name.toWellFormed().normalize();
  const characters = [...text];
  if (characters.length <= SEED_LENGTH) return text || "test";
  const [first, second] = keyOf("test", text);
  const hash = [first, second].map((word) => word.toString(16).padStart(8, "0")).join("");
  return `${characters.slice(hash.length + 1 - SEED_LENGTH).join("")}~${hash}`;
}

/** The name of a test from its file and the titles of its suites and its own. */
export function nameOf(file: string | undefined, titles: readonly string[]): string {
  return [...(file === undefined ? [] : [pathInPackage(file)]), ...titles].join(" > ");
}

/** The path of a file in its package, so that the folder in which tests are started does not matter. */
function pathInPackage(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return relative(folder, file).replaceAll("\\", "/");
}
