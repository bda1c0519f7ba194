import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where buf generates, and the folder of what it makes. */
const places = [
  [root, "src/gen"],
  [join(root, "test/conformance"), "gen"],
] as const;

it.each(places)("The generated code is what buf makes of the schema today (%s, %s)", (cwd, gen) => {
  const fresh = mkdtempSync(join(tmpdir(), "identikit-gen-"));
  onTestFinished(() => rmSync(fresh, { recursive: true }));
  execFileSync(join(root, "node_modules/.bin/buf"), ["generate", "-o", fresh], { cwd });
  const list = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort();
  const generated = list(join(fresh, gen));
  expect(generated.length).toBeGreaterThan(2);
  expect(list(join(cwd, gen))).toEqual(generated);
  for (const file of generated) {
    expect(readFileSync(join(cwd, gen, file), "utf8"), file).toBe(readFileSync(join(fresh, gen, file), "utf8"));
  }
});
