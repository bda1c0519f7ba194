import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import type { Tsv } from "../tsv.ts";
import { rowsOf } from "./rows.ts";

/** Per mille of those born in each five years with names of the community, and per cent of them with German given names. */
export function communities(): Tsv {
  const header = ["community", "local", ...bands.map(String)];
  return { header, rows: rowsOf("communities").map((row) => header.map((column) => row(column))) };
}

/** How much commoner a community is in a state than in Germany. */
export function communitiesByState(): Tsv {
  return {
    header: ["community", "state", "weight"],
    rows: rowsOf("community-states").flatMap((row) =>
      row("states")
        .split(" ")
        .map((state) => [row("community"), state, row("weight")]),
    ),
  };
}
