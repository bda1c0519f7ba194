import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { once } from "../../src/memo.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folder for files that tools can make again; `npm ci` empties it, and packages do not contain it. */
const folder = join(root, "node_modules/.cache/identikit");

/** The hash of the code that packs the tables. */
const coder = once(() => {
  const hash = createHash("sha256");
  for (const part of ["scripts/library", "src/library/portable/packed"]) {
    for (const file of readdirSync(join(root, part))) hash.update(readFileSync(join(root, part, file)));
  }
  return hash;
});

/** What `make` returns, kept from build to build while the input and the sources of the coder are the same. */
export function cached(input: string, make: () => string): string {
  const file = join(folder, coder().copy().update(input).digest("hex"));
  if (existsSync(file)) return readFileSync(file, "utf8");
  const made = make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, made);
  return made;
}
