import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { births } from "../births.ts";
import { mexico as rowsOf, tableOf } from "../source-rows.ts";
import { familyNames, givenNames } from "./names.ts";
import { places, statesTable } from "./places.ts";

/** The tables of Mexico, from INEGI's census and registers of teachers and establishments. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", statesTable()],
    ["places.tsv", places()],
    ["births.tsv", births("mx", [{ state: "NE", share: 10 }])],
    ["given-names.tsv", givenNames()],
    ["family-names.tsv", familyNames()],
    // Percent of people with Maya family names by state.
    ["communities.tsv", tableOf(["place", "community", "share"], rowsOf("communities"))],
  ]);
}
