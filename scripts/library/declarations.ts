import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const specifier = /(?<=(?:from |import\()")(\.[^"]+)\.ts(?=")/g;

/** Removes declarations that no entry of the package reaches, and names modules by the extension that packages have. */
export async function pruneDeclarations(folder: string): Promise<void> {
  const kept = new Set<string>();
  const keep = async (file: string): Promise<void> => {
    if (kept.has(file)) return;
    kept.add(file);
    const text = await readFile(file, "utf8");
    const targets = [...text.matchAll(specifier)].map(([, path]) => normalize(join(dirname(file), `${path}.d.ts`)));
    await writeFile(file, text.replace(specifier, "$1.js"));
    await Promise.all(targets.map(keep));
  };
  const testing = ["testing/testing", "testing/vitest", "testing/node-test"];
  const entries = ["index", "faker", "client/client", "portable/details", ...testing];
  await Promise.all(entries.map((entry) => keep(join(folder, "library", `${entry}.d.ts`))));
  const rest = globSync("**/*.d.ts", { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(rest.filter((file) => !kept.has(file)).map((file) => rm(file)));
}
