import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** An entry of japan-postal-code. */
export interface SplitAddress {
  readonly code: string;
  /** JIS X 0401, two digits. */
  readonly prefecture: string;
  readonly municipality: string;
  /** Empty where there is none. */
  readonly quarter: string;
  /** The address of a large company with a code of its own. */
  readonly rest: string | undefined;
}

type Entry = readonly [prefecture: number, municipality: string, quarter?: string, rest?: string];

/** The entries of japan-postal-code in the order of their codes. */
export function splitAddresses(): readonly SplitAddress[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve("japan-postal-code")), "zipdata");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const entries: Record<string, Entry> = JSON.parse(text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")));
      return Object.entries(entries);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, [prefecture, municipality, quarter = "", rest]]) => ({
      code,
      prefecture: String(prefecture).padStart(2, "0"),
      municipality,
      quarter,
      rest,
    }));
}
