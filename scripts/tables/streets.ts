import { existsSync, readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "./tsv.ts";

/** The tables of a country's street lines as `data/<code>` has them: patterns without their comments, and names. */
export function streetsOf(code: string): ReadonlyMap<string, Tsv> {
  const read = (name: string): Tsv | undefined => {
    const file = new URL(`../../data/${code}/${name}`, import.meta.url);
    return existsSync(file)
      ? parseTsv(readFileSync(file, "utf8").replace(/^#.*\n/gm, ""), `${code}/${name}`)
      : undefined;
  };
  const tables = new Map<string, Tsv>();
  const patterns = read("streets.tsv");
  if (patterns !== undefined) tables.set("streets.tsv", { ...patterns, inOrder: true });
  const names = read("street-names.tsv");
  // Some countries build theirs from other columns.
  if (names?.header[0] === "rule") tables.set("street-names.tsv", names);
  return tables;
}
