import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Place } from "../country.ts";
import { perPlace, type Tables } from "../shared/tables.ts";
import { ordinal, type Region, regionOf } from "./house-numbers.ts";

/**
 * How a city's streets are divided:
 * - `cardinal`: `2415 E Oak St`, from the middle of the city;
 * - `quadrant`, `portland`, `miami`: `1423 NW 23rd St`;
 * - `suffix`: `1423 Oak Ave NW`;
 * - `compass`: `3412 Oak Ave S`;
 * - `seattle`: avenues have the quarter behind, streets before: `8512 15th Ave NE`, `1423 NE 75th St`;
 * - `hawaii`: numbers begin with that of the district, `94-520 Plumeria St`.
 */
export interface Grid {
  readonly kind: string;
  /** The directions of the city or of the postal code. */
  readonly directions: readonly string[];
}

export interface Grids {
  /** The grid of a postal code or, without one, of its city. */
  of(place: Place, code: string): Grid | undefined;
}

export function gridsOf(tables: Tables): Grids {
  const cities = tables("street-grids");
  const byCity = new Map<string, Map<string, Grid>>();
  for (const [row, state] of cities.texts("state").entries()) {
    const inState = byCity.get(state) ?? new Map<string, Grid>();
    byCity.set(
      state,
      inState.set(cities.texts("city")[row] ?? "", gridAt(cities.texts("kind"), cities.texts("region"), row)),
    );
  }
  const codes = tables("zip-directions");
  const byCode = new Map(
    codes.texts("postal_code").map((code, row) => [code, gridAt(codes.texts("kind"), codes.texts("region"), row)]),
  );
  const ofCity = perPlace(({ city, stateAbbreviation, areas }) => ({
    grid: byCity.get(stateAbbreviation)?.get(city),
    isByCode: areas.some(({ code }) => byCode.has(code)),
  }));
  return {
    of(place, code) {
      const { grid, isByCode } = ofCity(place);
      return (isByCode ? byCode.get(code) : undefined) ?? grid;
    },
  };
}

function gridAt(kinds: readonly string[], directions: readonly string[], row: number): Grid {
  return { kind: kinds[row] ?? "", directions: (directions[row] ?? "").split(" ") };
}

/** Numbered avenues run north and south, in Arizona numbered streets too; in three states streets do and avenues do not. */
function runsNorth(state: string, name: string): boolean {
  return state === "AZ" || (state === "NE" || state === "SD" || state === "WI") === name.endsWith("St");
}

const cardinal = ["N", "S", "E", "W"] as const;

/** Chance that a street has a direction where nothing is known of the city. */
const usual: Readonly<Record<Region, number>> = { northeast: 0.04, midwest: 0.2, south: 0.08, west: 0.13 };

/** A house number and a street with the direction that the city's grid gives it. */
export function gridStreet(
  rng: Rng,
  grid: Grid | undefined,
  state: string,
  number: number,
  name: string,
  isNumbered: boolean,
): string {
  const before = (direction: string): string => `${number} ${direction} ${name}`;
  const behind = (direction: string): string => `${number} ${name} ${direction}`;
  if (grid === undefined)
    return chance(rng, usual[regionOf(state)]) ? before(pick(rng, cardinal)) : `${number} ${name}`;
  const direction = pick(rng, grid.directions);
  switch (grid.kind) {
    case "cardinal":
      if (isNumbered) return before(pick(rng, runsNorth(state, name) ? ["N", "S"] : ["E", "W"]));
      return chance(rng, 0.55) ? before(direction) : `${number} ${name}`;
    case "seattle":
      if (!chance(rng, isNumbered ? 1 : 0.6)) return `${number} ${name}`;
      return /(?:Ave|Pl|Ct)$/.test(name) ? behind(direction) : before(direction);
    case "suffix":
      return behind(direction);
    case "compass":
      if (!chance(rng, isNumbered ? 1 : 0.6)) return `${number} ${name}`;
      return name.endsWith("Ave") || direction.length > 1 ? behind(direction) : before(pick(rng, ["E", "W"] as const));
    case "miami":
      return chance(rng, 0.8) ? `${number} ${direction} ${miamiStreet(rng)}` : `${number} ${name}`;
    case "portland":
      // Its numbers count avenues; streets have names.
      return isNumbered ? `${number} ${direction} ${name.replace(" St", " Ave")}` : before(direction);
    default:
      return chance(rng, isNumbered ? 1 : 0.5) ? before(direction) : `${number} ${name}`;
  }
}

/** Most streets of Miami are numbered: streets and terraces run east, avenues, courts and places north. */
function miamiStreet(rng: Rng): string {
  return `${ordinal(int(rng, 2, 112))} ${pick(rng, ["St", "St", "Ave", "Ave", "Ter", "Ct", "Pl"] as const)}`;
}

/** Blocks east or west, then the street by its distance north or south of the temple: `455 N 300 W`. */
export function utahStreet(rng: Rng): string {
  const along = chance(rng, 0.5);
  const number = int(rng, 20, 1_990);
  const line = int(rng, 1, 19) * 100;
  return along
    ? `${number} ${chance(rng, 0.5) ? "E" : "W"} ${line} ${chance(rng, 0.7) ? "S" : "N"}`
    : `${number} ${chance(rng, 0.7) ? "S" : "N"} ${line} ${chance(rng, 0.5) ? "E" : "W"}`;
}
