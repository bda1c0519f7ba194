/** Builds all tables, in ten seconds, and names those that differ from what packages and data produce. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildAll } from "./build-all.ts";

const folder = fileURLToPath(new URL("../../src/countries/", import.meta.url));
const built = new Map([...(await buildAll())].map(([file, text]) => [fileURLToPath(file).slice(folder.length), text]));
const committed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsv"));

const read = (file: string): string | undefined =>
  existsSync(folder + file) ? readFileSync(folder + file, "utf8") : undefined;
const differ = [...new Set([...built.keys(), ...committed])].filter((file) => read(file) !== built.get(file));
if (differ.length > 0) {
  console.error(`npm run tables would change ${differ.join(", ")}`);
  process.exitCode = 1;
}
