import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { cellOf, type Row, india as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";
import { chosenAreas, cityAreas, LARGE_TOWN, townAreas } from "./areas.ts";
import { type Office, officesByState } from "./offices.ts";

interface Town {
  readonly city: string;
  readonly state: string;
  readonly population: number;
  readonly latitude: string;
  readonly longitude: string;
  readonly std: string;
  readonly areas: string;
}

/**
 * The towns that were chosen by hand with their quarters, then all others whose name and PIN code the post offices
 * confirm.
 */
export function places(): Tsv {
  const offices = officesByState(new Map(rowsOf("states").map((row) => [row("name"), row("abbreviation")])));
  const others = rowsOf("places");
  const located = new Map([...others, ...rowsOf("coordinates")].map((row) => [keyOf(row), row]));
  const chosen = rowsOf("towns").map((row) => chosenTown(row, offices.get(row("state")) ?? [], located));
  const taken = new Set(
    chosen.flatMap(({ state, areas }) => [...areas.matchAll(/\d{6}/g)].map(([pin]) => state + pin)),
  );
  const names = new Set(chosen.map(({ city, state }) => `${city}|${state}`));
  const largest = others.toSorted((a, b) => Number(b("population")) - Number(a("population")));
  const towns = [...chosen];
  const heads = new Set(others.map((row) => row("pin")));
  for (const row of largest) {
    const code = row("state") + row("pin");
    if (taken.has(code) || names.has(keyOf(row))) continue;
    const town = otherTown(row, offices.get(row("state")) ?? [], heads, taken, located);
    if (town === undefined) continue;
    for (const [pin] of town.areas.matchAll(/\d{6}/g)) taken.add(town.state + pin);
    names.add(keyOf(row));
    towns.push(town);
  }
  const weigh = weights(towns);
  return {
    header: ["city", "state", "population", "weight", "latitude", "longitude", "phones", "areas"],
    rows: towns.map((town) => [
      town.city,
      town.state,
      String(town.population),
      weigh(town),
      town.latitude,
      town.longitude,
      town.std,
      town.areas,
    ]),
  };
}

function keyOf(row: Row): string {
  return `${row("city")}|${row("state")}`;
}

function chosenTown(row: Row, offices: readonly Office[], located: ReadonlyMap<string, Row>): Town {
  const known = located.get(keyOf(row));
  return {
    city: row("city"),
    state: row("state"),
    population: Number(row("population")),
    latitude: known?.("latitude") ?? "",
    longitude: known?.("longitude") ?? "",
    std: row("std"),
    areas: chosenAreas(offices, row("pins"), row("offices"), row("city")),
  };
}

/** A town with the codes that begin as its own where the census counts it as a city, else with its own code alone. */
function otherTown(
  row: Row,
  all: readonly Office[],
  heads: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  located: ReadonlyMap<string, Row>,
): Town | undefined {
  const [city, state, pin] = [row("city"), row("state"), row("pin")];
  const population = Number(row("population"));
  const known = row("latitude") === "" ? (located.get(keyOf(row)) ?? row) : row;
  // Codes with 0 in the fourth place are those of the head town of a postal district.
  const isHead = pin[3] === "0" && population >= 100_000;
  const own = Number(pin);
  // Codes have six digits, the first of which is not 0.
  const size = row("basis") === "census" ? 100 : 10;
  const isNear = (code: number): boolean => Math.floor(code / size) === Math.floor(own / size);
  const offices = all.filter(({ pincode: code }) => {
    if (code === own) return true;
    return isHead && isNear(code) && !heads.has(String(code)) && !taken.has(state + code);
  });
  if (!offices.some(({ pincode }) => pincode === own)) return undefined;
  const areas = isHead ? cityAreas(offices, city) : townAreas(offices, city, pin, population);
  return {
    city,
    state,
    population,
    latitude: known("latitude"),
    longitude: known("longitude"),
    std: row("std"),
    areas,
  };
}

/**
 * How many people a place stands for: a town of 50,000 or more for its own, a smaller one for those of its state who live
 * in no such town, since most Indians live in villages, which are addressed by the town whose post office serves them.
 */
function weights(towns: readonly Town[]): (town: Town) => string {
  const states = new Map(rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))]));
  const factors = new Map(
    [...states].map(([state, people]) => {
      const own = towns.filter((town) => town.state === state);
      const large = peopleOf(own.filter(({ population }) => population >= LARGE_TOWN));
      const small = own.filter(({ population }) => population < LARGE_TOWN);
      const rest = Math.max(people - large, peopleOf(small));
      return [state, rest / Math.max(1, sumOf(small, hinterland))];
    }),
  );
  const largest = new Map<string, number>();
  for (const { state, population } of towns) largest.set(state, Math.max(population, largest.get(state) ?? 0));
  return (town) => {
    if (town.population >= LARGE_TOWN) return cellOf(town.population);
    const most = Math.max(town.population, (largest.get(town.state) ?? 0) / SMALLER);
    return cellOf(Math.min(most, hinterland(town) * (factors.get(town.state) ?? 1)));
  };
}

/** How many times fewer people a small town stands for than the largest of its state has, at least. */
const SMALLER = 3;

/** Villages depend less on the size of their town than its own inhabitants do. */
function hinterland({ population }: Town): number {
  return 8_000 + population;
}

const peopleOf = (towns: readonly Town[]): number => sumOf(towns, ({ population }) => population);
