import type { Tsv } from "../tsv.ts";
import { familyNames } from "./family-names.ts";
import { givenNames } from "./given-names.ts";
import { places, states } from "./places.ts";
import { rowsOf } from "./rows.ts";

/** The tables of Russia, from `data/ru`. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["states.tsv", states()],
    ["places.tsv", places()],
    ["communities-by-state.tsv", copy("peoples", ["state", "community", "share"])],
    ["given-names.tsv", givenNames()],
    ["early-fathers.tsv", copy("early-fathers", ["name", "weight"])],
    ["family-names.tsv", familyNames()],
  ]);
}

/** A table that is kept as it was written down. */
function copy(name: string, header: readonly string[]): Tsv {
  return { header, rows: rowsOf(name).map((row) => header.map((column) => row(column))) };
}
