import type { Tsv } from "../../tsv.ts";
import { rowsOf } from "../sources.ts";

/** The states with their adults of 2020: the share of adults as estimated for that year, of the people counted. */
export function stateTable(): Tsv {
  const rows = rowsOf("places/states").map((row) => {
    const adults = (Number(row("census_2020")) * Number(row("adults_2020"))) / Number(row("estimate_2020"));
    const abbreviation = row("abbreviation");
    return [abbreviation, row("name"), `US-${abbreviation}`, String(Math.round(adults)), row("time_zone")];
  });
  return { header: ["abbreviation", "name", "subdivision", "population", "time_zone"], rows };
}
