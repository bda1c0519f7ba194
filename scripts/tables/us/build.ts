import { createRequire } from "node:module";
import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";
import { states } from "./states.ts";

/** The columns that are read from the rows of the package. */
interface PostalRow {
  readonly city: string;
  readonly state: string;
}

/** ZIP codes of a place, at most. */
const LIMIT = 40;

/**
 * The places of `towns.tsv` with their ZIP codes. Throws RangeError unless the package assigns every code to that very
 * town: a code is used only if both sources agree.
 */
export function build(): Places {
  const postal: { readonly codes: Readonly<Record<string, PostalRow>> } = createRequire(import.meta.url)("zipcodes");
  const towns = readTsv(new URL("towns.tsv", import.meta.url), 5);
  const rows = towns.map(([city = "", state = "", population, areaCodes = "", ranges = ""]) => {
    const codes = ranges.split(" ").flatMap(expand);
    for (const code of codes) {
      const row = postal.codes[code];
      if (row?.state !== state || row.city.toLowerCase() !== postalName(city))
        throw new RangeError(`${code} is not in ${city}, ${state}`);
    }
    const phones = areaCodes.split(" ").map((areaCode) => `+1 ${areaCode} 555 01##`);
    return [city, state, Number(population), phones.join("|"), thin(codes).join(";")] as const;
  });
  return { sources: "zipcodes 8.0.0, BSD", states: Object.entries(states), rows };
}

/** The package writes `Saint` in full and omits hyphens. */
function postalName(city: string): string {
  return city.replace("St. ", "Saint ").replace("-", " ").toLowerCase();
}

/** `10001-03` as three codes. */
function expand(range: string): string[] {
  const [first = "", last = ""] = range.split("-");
  const end = Number(first.slice(0, 5 - last.length) + last);
  return Array.from({ length: end - Number(first) + 1 }, (_, index) => String(Number(first) + index).padStart(5, "0"));
}

/** At most `LIMIT` of them, evenly spread. */
function thin(codes: readonly string[]): readonly string[] {
  if (codes.length <= LIMIT) return codes;
  return codes.filter(
    (_, index) => Math.floor((index * LIMIT) / codes.length) !== Math.floor(((index - 1) * LIMIT) / codes.length),
  );
}
