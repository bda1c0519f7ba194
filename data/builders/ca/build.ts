import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { commentedTsv } from "../source-rows.ts";
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
    ["states.tsv", commentedTsv("data/ca/states.tsv")],
  ]);
}
