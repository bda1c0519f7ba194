import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { customs } from "../../../src/countries/ru/customs.ts";
import { type Row, russia as rowsOf, tableOf } from "../source-rows.ts";
import { statesOf } from "../states.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places } from "./places.ts";

/** The tables of Russia, from `data/ru`. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", statesOf(rowsOf("states"), { prefix: "RU", latin: latinState })],
    ["places.tsv", places()],
    ["communities-by-state.tsv", tableOf(["state", "community", "share"], rowsOf("peoples"))],
    ["given-names.tsv", givenNames()],
    ["early-fathers.tsv", tableOf(["name", "weight"], rowsOf("early-fathers"))],
    ["family-names.tsv", familyNames()],
  ]);
}

const latinState = (row: Row): string => customs.latin(row("name")).replace(" — ", " - ");
