import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { commentedTsv } from "../source-rows.ts";
import { communities, neighbourhoods } from "./communities.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places } from "./places.ts";

/** The tables of Australia. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["communities.tsv", communities()],
    ["family-names.tsv", familyNames()],
    ["given-names.tsv", givenNames()],
    ["neighbourhoods.tsv", neighbourhoods()],
    ["places.tsv", places()],
    ["states.tsv", commentedTsv("data/au/states.tsv")],
  ]);
}
