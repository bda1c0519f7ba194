import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";
import { once } from "../shared/tables.ts";
import { type Grid, gridStreet, gridsOf, utahStreet } from "./grids.ts";
import { houseNumber, ordinal, regionOf } from "./house-numbers.ts";
import { tables } from "./places.ts";
import { type StreetNames, streetNamesOf } from "./street-names.ts";
import { zipStreet, zipStreetsOf } from "./zip-streets.ts";

const grids = once(() => gridsOf(tables));
const names = once(() => streetNamesOf(tables));
const zipStreets = once(() => zipStreetsOf(tables));

/** Below this number of inhabitants a place is a village: some of its houses stand on country roads. */
const VILLAGE = 3_000;

/**
 * `123 Main St`, `4210 E 12th Ave Apt 3B`: house number, direction where the city has them, street, sometimes a dwelling.
 * In New York, Chicago, Washington, San Francisco, Boston and Philadelphia the street is one of the postal code's; in
 * Queens the number has a hyphen; the towns of Utah count from their temple: `455 N 300 W`.
 */
export function street(rng: Rng, place: Place, area: Area): string {
  return lineOf(rng, place, area) + dwelling(rng, place);
}

function lineOf(rng: Rng, place: Place, { code }: Area): string {
  const listed = zipStreets()(place, code);
  if (listed !== undefined) return zipStreet(rng, listed);
  const state = place.stateAbbreviation;
  if (state === "UT" && chance(rng, 0.6)) return utahStreet(rng);
  const grid = grids().of(place, code);
  if (grid?.kind === "hawaii") return `${pick(rng, grid.directions)}-${int(rng, 100, 1_299)} ${names().hawaiian(rng)}`;
  if (state === "HI")
    return `${int(rng, 100, 3_899)} ${chance(rng, 0.85) ? names().hawaiian(rng) : names().named(rng, state)}`;
  if (place.population < VILLAGE && chance(rng, 0.4)) return countryRoad(rng, state, names());
  return townStreet(rng, place, grid, names());
}

function townStreet(rng: Rng, place: Place, grid: Grid | undefined, { named, whole }: StreetNames): string {
  const region = regionOf(place.stateAbbreviation);
  const number = houseNumber(rng, region, place.population);
  const kind = int(rng, 0, 99);
  if (kind < numberedShare(region, place.population)) {
    // Towns are numbered from their middle: high numbers are rare.
    const last = place.population < 10_000 ? 11 : grid === undefined || place.population < 60_000 ? 23 : 70;
    const name = ordinal(1 + Math.min(int(rng, 0, last), int(rng, 0, last)));
    const type = chance(rng, grid === undefined ? 0.75 : 0.62) ? "St" : "Ave";
    return gridStreet(rng, grid, place.stateAbbreviation, number, `${name} ${type}`, true);
  }
  const name = kind < 30 ? whole(rng) : named(rng, place.stateAbbreviation);
  return gridStreet(rng, grid, place.stateAbbreviation, number, name, false);
}

/** Percent of houses on numbered streets. */
function numberedShare(region: string, population: number): number {
  if (region === "northeast") return population < 10_000 ? 2 : 7;
  return population < 3_000 ? 12 : population < 200_000 ? 11 : 14;
}

const doors = ["A", "B", "C", "D", "E", "F"] as const;

/** Percent of people in flats, by state and size of the city. */
function flats({ city, stateAbbreviation: state, population }: Place): number {
  if (state === "NY" && city === "New York") return 96;
  if (state === "NY" && (city === "Bronx" || city === "Brooklyn")) return 62;
  if (population >= 300_000) return 34;
  if (population >= 50_000) return 25;
  return population >= 10_000 ? 16 : population >= 3_000 ? 10 : 4;
}

function dwelling(rng: Rng, place: Place): string {
  if (int(rng, 0, 99) >= flats(place)) return "";
  const floor = int(rng, 1, place.population >= 300_000 ? 12 : 3);
  const kind = int(rng, 0, 9);
  if (kind < 4) return ` Apt ${floor}${pick(rng, doors)}`;
  if (kind < 8) return ` Apt ${floor * 100 + int(rng, 1, 24)}`;
  return kind < 9 ? ` Unit ${int(rng, 1, 40)}` : ` Apt ${int(rng, 1, 48)}`;
}

/** States whose county roads have numbers and no names. */
const withCountyRoads = new Set(["AL", "AR", "CO", "FL", "MN", "MO", "MS", "ND", "NE", "OH", "TX", "WI"]);

/** States in which the roads between the sections of the land survey are numbered by their distance. */
const withSections = new Set(["IA", "IL", "KS", "MI", "MN", "ND", "SD"]);

const ends = [
  "Rd",
  "Rd",
  "Rd",
  "Rd",
  "Mill Rd",
  "Creek Rd",
  "Chapel Rd",
  "Church Rd",
  "School Rd",
  "Ridge Rd",
  "Bridge Rd",
];
const southern = ["Branch Rd", "Hollow Rd", "Cemetery Rd", "Farm Rd", "Loop"];
const appalachian = new Set(["KY", "NC", "PA", "TN", "VA", "WV"]);

/** A house on a road between villages: `2350 N 400 E` in Indiana, `1482 County Road 214`, `612 Sawyer Creek Rd`. */
function countryRoad(rng: Rng, state: string, { surname }: StreetNames): string {
  const number = int(rng, 100, 9_899);
  const kind = int(rng, 0, 9);
  if (state === "IN" && kind < 6) return sectionAddress(rng);
  if (withSections.has(state) && kind < 3)
    return `${number} ${ordinal(int(rng, 10, 360))} ${chance(rng, 0.5) ? "St" : "Ave"}`;
  if (withCountyRoads.has(state) && kind < 4) return `${number} County Road ${int(rng, 2, 480)}`;
  if (kind < 5) return `${number} ${highway(rng, state)}`;
  const end = appalachian.has(state) && chance(rng, 0.4) ? pick(rng, southern) : pick(rng, ends);
  return `${number} ${surname(rng)} ${end}`;
}

function highway(rng: Rng, state: string): string {
  if (state === "TX" && chance(rng, 0.5)) return `FM ${int(rng, 10, 3_500)}`;
  const name = chance(rng, 0.3) ? "US Highway" : (routes.get(state) ?? "Highway");
  return `${name} ${int(rng, 1, 180)}`;
}

/** What state roads are called in addresses, where that is not `Highway`. */
const routes: ReadonlyMap<string, string> = new Map([
  ...["CT", "MA", "ME", "NH", "NJ", "NY", "PA", "RI", "VT"].map((state) => [state, "Route"] as const),
  ...["IL", "OH", "WA"].map((state) => [state, "State Route"] as const),
  ["IN", "State Road"],
  ["TX", "State Highway"],
]);

/** Roads of Indiana by hundredths of a mile from the middle of the county. */
function sectionAddress(rng: Rng): string {
  const number = int(rng, 100, 9_899);
  const line = int(rng, 1, 19) * 50;
  return chance(rng, 0.5)
    ? `${number} ${pick(rng, ["N", "S"] as const)} ${line} ${pick(rng, ["E", "W"] as const)}`
    : `${number} ${pick(rng, ["E", "W"] as const)} ${line} ${pick(rng, ["N", "S"] as const)}`;
}
