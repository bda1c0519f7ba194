import { unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo, listIn } from "../../sums.ts";
import { placeKey } from "../places/gazetteer.ts";
import type { PlaceRow } from "../places/places.ts";

/** A state, a county or a city with shares of its own. The county of a city is that of its place. */
export interface Region {
  /** `CA`, `CA Los Angeles`, `CA city of Compton`. */
  readonly key: string;
  readonly state: string;
  readonly county: string;
  readonly city: string;
  /** Its share of the adults of the country, without the regions within it. */
  readonly weight: number;
}

const races = ["hispanic", "black", "asian", "native", "white"] as const;

/** Shares of the races, which sum to 1. */
export type Races = Readonly<Record<(typeof races)[number], number>>;

export const noOne: Races = { hispanic: 0, black: 0, asian: 0, native: 0, white: 0 };

/** How far the rest of a county or state may be from the whole of it. */
const REST = { least: 0.5, most: 1.5 };

const ROUNDS = 10;

/** The people of states, counties and cities, by the rows of `shares.tsv`. */
export class Population {
  readonly regions: readonly Region[];
  readonly #rows = new Map(
    rowsOf("communities/shares").map(
      (row) => [keyOf(row("state"), row("county"), placeKey(row("city"))), row] as const,
    ),
  );

  constructor(places: readonly PlaceRow[]) {
    const adults = new Map(
      rowsOf("places/states").map((row) => {
        const share = Number(row("adults_2020")) / Number(row("estimate_2020"));
        return [row("abbreviation"), share * Number(row("census_2020"))] as const;
      }),
    );
    const inState = new Map<string, number>();
    for (const { state, weight } of places) addTo(inState, state, weight);
    const regions = new Map<string, Region>();
    for (const place of places) {
      const { state, county } = place;
      const key = this.regionOf(place);
      const city = this.#rows.get(keyOf(state, "", placeKey(place.city)))?.("city") ?? "";
      const weight = ((adults.get(state) ?? 0) * place.weight) / (inState.get(state) ?? 1);
      const before = regions.get(key) ?? { key, state, county: key === state ? "" : county, city, weight: 0 };
      regions.set(key, { ...before, weight: before.weight + weight });
    }
    this.regions = [...regions.values()];
  }

  /** The region of a place: its own, its county's or its state's. */
  regionOf({ state, county, city }: PlaceRow): string {
    const own = this.#rows.get(keyOf(state, "", placeKey(city)));
    if (own !== undefined) return `${state} city of ${own("city")}`;
    return county !== "" && this.#rows.has(keyOf(state, county, "")) ? `${state} ${county}` : state;
  }

  /**
   * Shares of the races by region: what a county's cities leave for the rest of it, and the counties of a state for its
   * rest, within bounds; then fitted so that every state has the shares of its own row.
   */
  races(): ReadonlyMap<string, Races> {
    const shares = new Map<string, Races>();
    const [cities, others] = partition(this.regions, ({ city }) => city !== "");
    const [counties, states] = partition(others, ({ county }) => county !== "");
    for (const region of cities) shares.set(region.key, this.#own(region.state, "", region.city));
    for (const region of [...counties, ...states]) {
      const whole = this.#own(region.state, region.county, "");
      const inside = this.regions.filter(
        ({ key, state, county }) =>
          key !== region.key && state === region.state && (region.county === "" || county === region.county),
      );
      shares.set(region.key, restOf(whole, region, inside, shares));
    }
    const byState = new Map<string, Region[]>();
    for (const region of this.regions) listIn(byState, region.state).push(region);
    for (const [state, regions] of byState) balance(shares, regions, this.#own(state, "", ""));
    return shares;
  }

  #own(state: string, county: string, city: string): Races {
    const row = this.#rows.get(keyOf(state, county, placeKey(city))) ?? this.#rows.get(keyOf(state, "", ""));
    if (row === undefined) throw new RangeError(`shares.tsv lacks ${state}`);
    return completed((race) => Number(row(race)) / 100);
  }
}

/** The shares of the rest of a whole without the regions inside it. */
function restOf(whole: Races, rest: Region, inside: readonly Region[], shares: ReadonlyMap<string, Races>): Races {
  const all = inside.reduce((sum, { weight }) => sum + weight, rest.weight);
  return completed((race) => {
    const others = inside.reduce((sum, { key, weight }) => sum + weight * (shares.get(key)?.[race] ?? 0), 0);
    const share = (whole[race] * all - others) / rest.weight;
    return Math.min(REST.most * whole[race], Math.max(REST.least * whole[race], share));
  });
}

/** Changes the shares of the regions so that together they have those of the whole. Iterative proportional fitting. */
function balance(shares: Map<string, Races>, regions: readonly Region[], whole: Races): void {
  const all = regions.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const factors = byRace((race) => {
      const actual = regions.reduce((sum, { key, weight }) => sum + weight * (shares.get(key)?.[race] ?? 0), 0);
      return (whole[race] * all) / actual;
    });
    for (const { key } of regions) {
      const scaled = byRace((race) => (shares.get(key)?.[race] ?? 0) * factors[race]);
      const sum = races.reduce((before, race) => before + scaled[race], 0);
      shares.set(
        key,
        byRace((race) => scaled[race] / sum),
      );
    }
  }
}

function byRace(shareOf: (race: (typeof races)[number]) => number): Races {
  const [hispanic = 0, black = 0, asian = 0, native = 0, white = 0] = races.map(shareOf);
  return { hispanic, black, asian, native, white };
}

/** The shares of four races and of the white, who are the rest. */
function completed(shareOf: (race: "hispanic" | "black" | "asian" | "native") => number): Races {
  const four = byRace((race) => (race === "white" ? 0 : shareOf(race)));
  const others = four.hispanic + four.black + four.asian + four.native;
  const scale = Math.min(1, 0.98 / others);
  return byRace((race) => (race === "white" ? 1 - scale * others : scale * four[race]));
}

function partition<T>(items: readonly T[], holds: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}

function keyOf(state: string, county: string, city: string): string {
  return `${state}|${county}|${city}`;
}
