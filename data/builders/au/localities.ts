import { australia as rowsOf } from "../source-rows.ts";

/** A suburb or town with its one postal code. */
export interface Locality {
  readonly name: string;
  readonly state: string;
  readonly code: string;
  /** Inhabitants of the census of 2016 times the growth of the state to that of 2021. */
  readonly population: number;
}

interface Draft extends Locality {
  readonly town: string;
}

/** ABS, censuses of 2016 and 2021, in thousands. */
const growth: Readonly<Record<string, readonly [from: number, to: number]>> = {
  NSW: [7480, 8072],
  VIC: [5927, 6503],
  QLD: [4703, 5156],
  WA: [2474, 2660],
  SA: [1677, 1782],
  TAS: [510, 558],
  ACT: [397, 454],
  NT: [229, 233],
};

/** Codes of street delivery, which leaves out suburbs that are served from the other side of a border. */
const delivery: Readonly<Record<string, RegExp>> = {
  ACT: /^(?:260\d|261[0-8]|29[01]\d|2920)$/,
  NSW: /^(?:2[0-5]\d\d|26(?:19|[2-9]\d)|2[78]\d\d|29(?:2[1-9]|[3-9]\d))$/,
  NT: /^08\d\d$/,
  QLD: /^4\d{3}$/,
  SA: /^5[0-7]\d\d$/,
  TAS: /^7[0-7]\d\d$/,
  VIC: /^3\d{3}$/,
  WA: /^6(?:[0-6]\d\d|7[0-8]\d|79[0-7])$/,
};

/** Smaller places are left out. */
const SMALLEST = 600;

/** The share of the suburbs of a country town whose people write the town's name, an estimate. */
const TOWNSPEOPLE = 0.2;

/**
 * Suburbs and towns of 600 people or more. Of places of the same name in a state only the largest is kept, because a city
 * and its state must tell one place.
 */
export function localities(): readonly Locality[] {
  const rows = rowsOf("localities").filter((row) => delivery[row("state")]?.test(row("postcode")));
  const known = rows.map((row): Draft => {
    const [from, to] = growth[row("state")] ?? [1, 1];
    return {
      name: row("locality"),
      state: row("state"),
      code: row("postcode"),
      population: (Number(row("population")) * to) / from,
      town: (row("capital") === "1" && row("state") !== "NT" ? "" : row("urban_area")).split(" - ")[0] ?? "",
    };
  });
  const names = new Set(known.map(keyOf));
  const all = known.map((place) => ({ ...place, name: usualName(place, names) }));
  const kept = new Map<string, Locality>();
  for (const place of [...withTowns(all), ...towns(all)]) {
    const other = kept.get(keyOf(place));
    if (other === undefined || other.population < place.population) kept.set(keyOf(place), place);
  }
  return [...kept.values()].filter(({ population }) => population >= SMALLEST);
}

function keyOf({ name, state }: Locality): string {
  return `${name}|${state}`;
}

/** Brisbane City and Bundaberg Central are addressed as Brisbane and Bundaberg. */
function usualName({ name, state }: Locality, names: ReadonlySet<string>): string {
  const short = name.replace(/ (?:City|Central)$/, "");
  return /^(?:QLD|NT)$/.test(state) && !names.has(`${short}|${state}`) ? short : name;
}

/** Moves a part of the people of the suburbs that share the code of a country town's centre to the town. */
function withTowns(all: readonly Draft[]): readonly Draft[] {
  const centres = new Set(
    all.filter(({ name, town }) => name === town).map((place) => `${keyOf(place)}|${place.code}`),
  );
  const moved = new Map<string, number>();
  const suburbs = all.map((place) => {
    const centre = `${place.town}|${place.state}|${place.code}`;
    if (place.name === place.town || !centres.has(centre)) return place;
    const people = place.population * TOWNSPEOPLE;
    moved.set(centre, (moved.get(centre) ?? 0) + people);
    return { ...place, population: place.population - people };
  });
  return suburbs.map((place) => ({
    ...place,
    population: place.population + (place.name === place.town ? (moved.get(`${keyOf(place)}|${place.code}`) ?? 0) : 0),
  }));
}

/**
 * Towns that the census does not list as a suburb, but whose name the people of the suburbs around their code write too.
 */
function towns(all: readonly Draft[]): readonly Locality[] {
  return rowsOf("towns").map((row) => {
    const [name, state, code] = [row("town"), row("state"), row("postcode")];
    const suburbs = all.filter((place) => place.code === code && place.state === state);
    const population = suburbs.reduce((sum, place) => sum + place.population, 0) * TOWNSPEOPLE;
    return { name, state, code, population };
  });
}
