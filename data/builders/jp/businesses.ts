import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beginningOf } from "./municipalities.ts";
import { comparable } from "./quarter-names.ts";

/** A postal code of `japan-postal-code`; `rest` is there for the address of a large company with a code of its own. */
type Entry = readonly [prefecture: number, municipality: string, quarter?: string, rest?: string];

/** How many large companies have a postal code of their own in a quarter, by municipality code and quarter. */
export function businesses(): ReadonlyMap<string, number> {
  const folder = join(dirname(createRequire(import.meta.url).resolve("japan-postal-code")), "zipdata");
  const counts = new Map<string, number>();
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), "utf8");
    const entries: Record<string, Entry> = JSON.parse(text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")));
    for (const [prefecture, municipality, quarter = "", rest] of Object.values(entries)) {
      if (rest === undefined) continue;
      const found = beginningOf(String(prefecture).padStart(2, "0"), municipality + quarter);
      if (found === undefined) continue;
      const key = `${found.municipality.code} ${comparable(found.rest)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
