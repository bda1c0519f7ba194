import { readFileSync } from "node:fs";
import { parseTsv, type Tsv } from "../tsv.ts";
import { givenNames } from "./given-names.ts";
import { places } from "./places.ts";
import { source } from "./source.ts";

/** The tables of India. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["communities.tsv", own("communities.tsv")],
    ["family-names.tsv", own("family-names.tsv")],
    ["given-names.tsv", givenNames()],
    ["places.tsv", places()],
    ["states.tsv", states()],
  ]);
}

/** Census of 2011, with Telangana and Ladakh made of their districts. */
function states(): Tsv {
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: source("states.tsv").map((row) => {
      const abbreviation = row("abbreviation");
      return [abbreviation, row("name"), `IN-${abbreviation}`, row("population"), "Asia/Kolkata"];
    }),
  };
}

/** A table of `data/in` as it is. */
function own(file: string): Tsv {
  return parseTsv(readFileSync(new URL(`../../../data/in/${file}`, import.meta.url), "utf8"), file);
}
