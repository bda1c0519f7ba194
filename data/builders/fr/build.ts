import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands } from "../../../src/countries/shared/names-by-year.ts";
import { france as rowsOf, tableOf } from "../source-rows.ts";
import { communitiesByDepartement } from "./communities-by-departement.ts";
import { departements, familyNamesByDepartement, seineEtOise } from "./departements.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places, states } from "./places.ts";

const years = birthBands.map(String);

/** The tables of France, from INSEE's registers and the package of its communes. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", states()],
    ["places.tsv", places()],
    ["departements.tsv", departements()],
    ["seine-et-oise.tsv", seineEtOise()],
    ["communities.tsv", tableOf(["community", "given", ...years], rowsOf("communities"))],
    ["communities-by-departement.tsv", communitiesByDepartement()],
    ["births-elsewhere.tsv", tableOf(["community", ...years], rowsOf("births-elsewhere"))],
    ["given-names.tsv", givenNames()],
    ["family-names.tsv", familyNames()],
    ["family-names-by-departement.tsv", familyNamesByDepartement()],
  ]);
}
