import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("The generated code is what buf makes of the schema today", () => {
  const fresh = mkdtempSync(join(tmpdir(), "identikit-gen-"));
  onTestFinished(() => rmSync(fresh, { recursive: true }));
  execFileSync(join(root, "node_modules/.bin/buf"), ["generate", "-o", fresh], { cwd: root });
  const list = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort();
  const generated = list(join(fresh, "src/gen"));
  expect(generated.length).toBeGreaterThan(4);
  expect(list(join(root, "src/gen"))).toEqual(generated);
  for (const file of generated) {
    expect(readFileSync(join(root, "src/gen", file), "utf8"), file).toBe(
      readFileSync(join(fresh, "src/gen", file), "utf8"),
    );
  }
});
