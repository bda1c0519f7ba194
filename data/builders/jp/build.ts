import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { phones } from "./area-codes.ts";
import { readData } from "./data.ts";
import { familyNames } from "./names/family-names.ts";
import { givenNames } from "./names/given-names.ts";
import { places, quarters, states, towns } from "./places.ts";
import { romanised } from "./quarter-readings.ts";

/** The tables of Japan; `data/jp/SOURCES.md` says where they come from. */
export function build(): ReadonlyMap<string, Tsv> {
  const all = towns();
  return new Map([
    ["phones.tsv", phones()],
    ["street-names.tsv", buildings()],
    ["family-names.tsv", familyNames()],
    ["given-names.tsv", givenNames()],
    ["places.tsv", places(all)],
    ["quarters.tsv", quarters(all)],
    ["states.tsv", states()],
  ]);
}

/** Names of houses with flats. */
function buildings(): Tsv {
  return {
    header: ["rule", "text", "latin", "weight"],
    rows: readData("buildings", ["kind", "name", "kana"]).map(({ kind, name, kana }) => [
      kind,
      name,
      romanised(kana === "" ? name : kana),
      "1",
    ]),
  };
}
