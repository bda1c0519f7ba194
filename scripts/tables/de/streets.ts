import type { Tsv } from "../tsv.ts";
import { rowsOf } from "./rows.ts";

/** Street names with the states where they are common, and for the road to a city that city. */
export function streets(): Tsv {
  const header = ["kind", "region", "place", "name", "weight"];
  return { header, rows: rowsOf("streets").map((row) => header.map((column) => row(column))) };
}

/** Berlin's streets by postal code, weighted by their number of addresses. */
export function streetsOfBerlin(): Tsv {
  const codes = new Set(
    rowsOf("towns")
      .filter((row) => row("name") === "Berlin")
      .flatMap((row) => row("other_codes").split("|")),
  );
  return {
    header: ["postal_code", "name", "weight"],
    rows: rowsOf("streets-berlin")
      .filter((row) => codes.has(row("plz")) && /^[\p{L}][\p{L} .'’-]*\p{L}$/u.test(row("street")))
      .map((row) => [row("plz"), row("street"), row("n_addresses")]),
  };
}
