import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import type { Tsv } from "../tsv.ts";
import { departements, familyNamesByDepartement, seineEtOise } from "./departements.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places, states } from "./places.ts";
import { rowsOf } from "./rows.ts";

/** The tables of France, from INSEE's registers and the package of its communes. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", states()],
    ["places.tsv", places()],
    ["departements.tsv", departements()],
    ["seine-et-oise.tsv", seineEtOise()],
    ["communities.tsv", copy("communities")],
    ["births-elsewhere.tsv", copy("births-elsewhere")],
    ["given-names.tsv", givenNames()],
    ["family-names.tsv", familyNames()],
    ["family-names-by-departement.tsv", familyNamesByDepartement()],
  ]);
}

/** A table that is kept as it was written down. */
function copy(name: string): Tsv {
  const header = columnsOf[name] ?? [];
  return { header, rows: rowsOf(name).map((row) => header.map((column) => row(column))) };
}

const columnsOf: Readonly<Record<string, readonly string[]>> = {
  communities: ["community", "given", ...bands.map(String)],
  "births-elsewhere": ["community", ...bands.map(String)],
};
