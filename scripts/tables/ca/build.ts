import { readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "../tsv.ts";
import { communities, regions } from "./communities.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places } from "./places.ts";

/** The tables of Canada. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["communities.tsv", communities()],
    ["family-names.tsv", familyNames()],
    ["given-names.tsv", givenNames()],
    ["places.tsv", places()],
    ["regions.tsv", regions()],
    ["states.tsv", own("states.tsv")],
  ]);
}

/** A table of `data/ca` as it is. */
function own(file: string): Tsv {
  return parseTsv(readFileSync(new URL(`../../../data/ca/${file}`, import.meta.url), "utf8"), file);
}
