import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { mexico as rowsOf } from "../source-rows.ts";
import { type Colonia, colonias } from "./colonias.ts";
import { cityOf, type Municipality, municipalities } from "./municipalities.ts";
import { states, zoneOf } from "./states.ts";

const CAPITAL = "Ciudad de México";

/** Inhabitants from which a municipality stands for its own people only. */
const CITY = 50_000;

/** A small municipality stands for this many times its own people, at most. */
const MOST = 3;

/**
 * Municipalities of which a postal code and the area code are known, with the people for whom each stands: the small ones of
 * a state also for the small ones whose codes no free source confirms. The alcaldías of the capital are one city.
 */
export function places(): Tsv {
  const homes = colonias();
  const areaCodes = new Map(rowsOf("area-codes").map((row) => [`${row("state")} ${row("municipality")}`, row("code")]));
  const rows = municipalities()
    .filter(({ state }) => state !== "CMX")
    .flatMap((municipality) => {
      const key = `${municipality.state} ${municipality.name}`;
      const list = homes.get(key) ?? [];
      const areaCode = areaCodes.get(key);
      if (list.length === 0 || areaCode === undefined) return [];
      const zone = zoneOf(municipality.state, municipality.name);
      return [
        { municipality, cells: [cityOf(municipality), municipality.state], rest: [zone, areaCode, areasOf(list)] },
      ];
    });
  const weigh = weights(rows.map(({ municipality }) => municipality));
  return {
    header: ["city", "state", "population", "weight", "time_zone", "phones", "areas"],
    rows: [
      ...rows.map(({ municipality, cells, rest }) => [
        ...cells,
        String(municipality.population),
        String(weigh(municipality)),
        ...rest,
      ]),
      capital(homes),
    ],
  };
}

/** The people for whom a municipality of the table stands. */
function weights(listed: readonly Municipality[]): (municipality: Municipality) => number {
  const small = (all: readonly Municipality[], state: string): number =>
    all.reduce((sum, one) => sum + (one.state === state && one.population < CITY ? one.population : 0), 0);
  const factors = new Map<string, number>();
  for (const { state } of listed) {
    if (!factors.has(state)) {
      factors.set(state, Math.min(MOST, small(municipalities(), state) / Math.max(1, small(listed, state))));
    }
  }
  return ({ state, population }) => Math.round(population * (population < CITY ? (factors.get(state) ?? 1) : 1));
}

/** Each alcaldía's colonias share its inhabitants. */
function capital(homes: ReadonlyMap<string, readonly Colonia[]>): readonly string[] {
  const parts = municipalities().filter(({ state }) => state === "CMX");
  const areas = parts.flatMap(({ name, population }) => {
    const list = homes.get(`CMX ${name}`) ?? [];
    return list.map((colonia) => areaOf(colonia, Math.round(population / list.length)));
  });
  const people = parts.reduce((sum, { population }) => sum + population, 0);
  return [CAPITAL, "CMX", String(people), String(people), "", "55", areas.sort().join(";")];
}

function areasOf(list: readonly Colonia[]): string {
  return list
    .map((colonia) => areaOf(colonia))
    .sort()
    .join(";");
}

function areaOf({ code, name }: Colonia, weight?: number): string {
  return `${code}${weight === undefined ? "" : `*${weight}`} ${name}`;
}

export function statesTable(): Tsv {
  const population = new Map<string, number>();
  for (const { state, population: people } of municipalities())
    population.set(state, (population.get(state) ?? 0) + people);
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: Object.entries(states).map(([abbreviation, [name, zone]]) => [
      abbreviation,
      name,
      `MX-${abbreviation}`,
      String(population.get(abbreviation) ?? 0),
      zone,
    ]),
  };
}
