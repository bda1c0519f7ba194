import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo, listIn } from "../../sums.ts";
import { areaCodes } from "./area-codes.ts";
import { gazetteer } from "./gazetteer.ts";
import { placeName } from "./place-names.ts";
import { withSuburbs } from "./suburbs.ts";

/** Places are taken, the largest first, until they hold this share of the people of their state. */
const COVERED = 0.955;

/** All places of this size are taken. */
const ALWAYS = 4_000;

/** Municipalities of this size count without the suburbs that share their name in addresses. */
const CITY = 50_000;

/** Places below this size stand for the smaller ones that are left out. */
const VILLAGE = 10_000;

/** People of a ZIP code, at least: smaller ones are campuses, barracks and single buildings more often than not. */
const SMALLEST_CODE = 100;

/** Codes of an air base and of a university, which are larger. */
const withoutHouses = new Set(["36113", "43210"]);

/** A place of the table, with what other tables need of it. */
export interface PlaceRow {
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly population: number;
  /** The people of its state for whom it stands. */
  readonly weight: number;
  /** Its ZIP codes. */
  readonly codes: readonly string[];
  /** The cells of places.tsv except `region`. */
  readonly cells: readonly string[];
}

const placeHeader = ["city", "state", "population", "weight", "phones", "areas", "time_zone", "region"] as const;

/** The places, those of the same name in a state joined. */
export function placeRows(): readonly PlaceRow[] {
  const rows = withSuburbs(rowsOf("places/places").filter((row) => !row("place").includes("/")));
  const phonesOf = areaCodes(rows);
  const find = gazetteer();
  // A town by its county and name: Union in Kentucky does not lie in Union County.
  const zones = new Map(
    rowsOf("places/time-zones").map((row) => [[row("state"), row("county"), row("place")].join("|"), row("time_zone")]),
  );
  const census = new Map(
    rowsOf("places/cities").map((row) => [`${row("city")} ${row("state")}`, Number(row("population"))]),
  );
  const kept = covering(rows);
  const villageFactorOf = villageFactors(rows, kept);
  const places = kept.map((row) => {
    const state = row("state");
    const town = find(row("place"), state, row("zips").slice(0, 5));
    const city = placeName(row("place"), town);
    const codes = codesOf(row);
    const area = [...codes.values()].reduce((sum, people) => sum + people, 0);
    const population = inhabitants(area, census.get(`${city} ${state}`) ?? town?.population ?? area);
    const areas = [...codes].map(([code, people]) => `${code}*${people}`).join(";");
    const county = `${state}|${row("county")}|`;
    const zone = zones.get(county + row("place")) ?? zones.get(county) ?? "";
    const stands = population >= CITY ? population : area * villageFactorOf(row);
    const rest = [phonesOf(row), areas, zone];
    return { city, state, county: row("county"), population, codes: [...codes.keys()], stands, rest };
  });
  const factorOf = townFactors(places);
  return places.map(({ city, state, county, population, codes, stands, rest }) => {
    const weight = Math.round(population >= CITY ? stands : stands * factorOf(state));
    return {
      city,
      state,
      county,
      population,
      weight,
      codes,
      cells: [city, state, String(population), String(weight), ...rest],
    };
  });
}

/** The towns of a state stand for this many times those who have their names in the address, at most. */
const MOST = 2;

interface Standing {
  readonly state: string;
  readonly population: number;
  /** Of a city its inhabitants, of a town all who have its name in their address, and those of villages that are left out. */
  readonly stands: number;
}

/** Factors by which the towns of a state stand for all of its people who do not live in cities, by the census of 2020. */
function townFactors(places: readonly Standing[]): (state: string) => number {
  const [rest, inTowns] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of rowsOf("places/states")) rest.set(row("abbreviation"), Number(row("census_2020")));
  for (const { state, population, stands } of places) {
    if (population >= CITY) addTo(rest, state, -stands);
    else addTo(inTowns, state, stands);
  }
  return (state) => Math.min(MOST, (rest.get(state) ?? 0) / (inTowns.get(state) ?? 1));
}

/**
 * Inhabitants of a postal city. Many are larger than the municipality that they are named after: then a city counts
 * with the municipality's inhabitants, a smaller town with at least half of those who have its name in their address.
 */
function inhabitants(area: number, municipality: number): number {
  if (municipality >= area) return area;
  return municipality >= CITY ? municipality : Math.max(municipality, Math.round(area / 2));
}

/** Factors by which the villages of a state are weighted more, so that they stand for those that are left out. */
function villageFactors(all: readonly Row[], kept: readonly Row[]): (place: Row) => number {
  const [people, inVillages] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of all) addTo(people, row("state"), Number(row("population")));
  for (const row of kept) {
    addTo(people, row("state"), -Number(row("population")));
    if (isVillage(row)) addTo(inVillages, row("state"), Number(row("population")));
  }
  return (row) => (isVillage(row) ? 1 + (people.get(row("state")) ?? 0) / (inVillages.get(row("state")) ?? 1) : 1);
}

function isVillage(row: Row): boolean {
  return Number(row("population")) < VILLAGE;
}

/** ZIP codes by their number, without the smallest unless there is no other. */
function codesOf(row: Row): ReadonlyMap<string, number> {
  const all = row("zips")
    .split(" ")
    .map((pair): readonly [string, number] => [pair.slice(0, 5), Number(pair.slice(6))])
    .filter(([code]) => !withoutHouses.has(code))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const large = all.filter(([, people]) => people >= SMALLEST_CODE);
  return new Map(large.length > 0 ? large : all);
}

/** The largest places of each state. */
function covering(rows: readonly Row[]): readonly Row[] {
  const states = new Map<string, Row[]>();
  for (const row of rows) listIn(states, row("state")).push(row);
  const before = new Map<string, number>();
  return [...states.values()].flatMap((places) => {
    const people = (row: Row): number => Number(row("population"));
    const all = places.reduce((sum, row) => sum + people(row), 0);
    const largestFirst = places.sort((a, b) => people(b) - people(a));
    return largestFirst.filter((row) => {
      const covered = (before.get(row("state")) ?? 0) / all;
      addTo(before, row("state"), people(row));
      return covered < COVERED || people(row) >= ALWAYS;
    });
  });
}

/** The table of places; `regionOf` names the county where communities have shares of their own. */
export function placeTable(places: readonly PlaceRow[], regionOf: (place: PlaceRow) => string): Tsv {
  return { header: placeHeader, rows: places.map((place) => [...place.cells, regionOf(place)]) };
}
