import { births } from "../births.ts";
import type { Tsv } from "../tsv.ts";
import { familyNames, givenNames } from "./names.ts";
import { places, statesTable } from "./places.ts";
import { rowsOf } from "./rows.ts";

/** The tables of Mexico, from INEGI's census and registers of teachers and establishments. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", statesTable()],
    ["places.tsv", places()],
    ["births.tsv", births("mx")],
    ["given-names.tsv", givenNames()],
    ["family-names.tsv", familyNames()],
    ["communities.tsv", communities()],
  ]);
}

/** Percent of people with Maya family names by state. */
function communities(): Tsv {
  const header = ["place", "community", "share"];
  return { header, rows: rowsOf("communities").map((row) => header.map((column) => row(column))) };
}
