import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { commentedTsv, india as rowsOf } from "../source-rows.ts";
import { statesOf } from "../states.ts";
import { givenNames } from "./given-names.ts";
import { places } from "./places.ts";

/** The tables of India. */
export function build(): ReadonlyMap<string, Tsv> {
  return new Map([
    ["communities.tsv", commentedTsv("data/in/communities.tsv")],
    ["family-names.tsv", commentedTsv("data/in/family-names.tsv")],
    ["given-names.tsv", givenNames()],
    ["middle-names.tsv", commentedTsv("data/in/middle-names.tsv")],
    ["places.tsv", places()],
    // Census of 2011, with Telangana and Ladakh made of their districts.
    ["states.tsv", statesOf(rowsOf("states"), { prefix: "IN", zone: "Asia/Kolkata" })],
    ["women-names.tsv", commentedTsv("data/in/women-names.tsv")],
  ]);
}
