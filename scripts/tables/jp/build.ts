import type { Tsv } from "../tsv.ts";
import { areaCodes, freeNumbers } from "./area-codes.ts";
import { readData } from "./data.ts";
import { places, states } from "./places.ts";

/** The tables of Japan; `data/jp/SOURCES.md` says where they come from. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["area-codes.tsv", areaCodes()],
    ["buildings.tsv", buildings()],
    ["free-numbers.tsv", freeNumbers()],
    ["places.tsv", places()],
    ["states.tsv", states()],
  ]);
}

function buildings(): Tsv {
  return {
    header: ["kind", "name"],
    rows: readData("buildings", ["kind", "name"]).map(({ kind, name }) => [kind, name]),
  };
}
