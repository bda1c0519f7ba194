import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./command-line/run-draw.ts";
import { newFolder } from "./folder.ts";

it("The generated code is what buf makes of the schema today", () => {
  const fresh = newFolder();
  execFileSync(join(root, "node_modules/.bin/buf"), ["generate", "-o", fresh], { cwd: root });
  const list = (folder: string): string[] =>
    readdirSync(join(folder, "src/gen"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort();
  const generated = list(fresh);
  expect(generated.length).toBeGreaterThan(2);
  expect(list(root)).toEqual(generated);
  for (const file of generated) {
    const text = (folder: string): string => readFileSync(join(folder, "src/gen", file), "utf8");
    expect(text(root), file).toBe(text(fresh));
  }
});

it("`npm run generate` and the build, and `npm test` by it, end with one sentence if the schema lacks a field", () => {
  const folder = newFolder();
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  mkdirSync(join(folder, "proto/identity/v1"), { recursive: true });
  const proto = readFileSync(join(root, "proto/identity/v1/identity.proto"), "utf8");
  const lacking = proto.replace("  Script script = 18 ", "  // Script script = 18 ");
  writeFileSync(join(folder, "proto/identity/v1/identity.proto"), lacking);
  for (const name of ["src", "node_modules", "package.json"]) symlinkSync(join(root, name), join(folder, name));
  const scripts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ).scripts;
  expect(scripts.generate).toMatch(/^node scripts\/check-proto\.ts && /);
  expect(scripts.pretest).toBe("npm run build -- service");
  for (const program of ["check-proto.ts", "build-server.ts"]) {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts", program)], { encoding: "utf8" });
    const sentence =
      "identity.proto lacks script, a field of src/schema: declare it in GenerateIdentityRequest with the number 20.\n";
    expect([program, status, stderr]).toEqual([program, 1, sentence]);
  }
});
