import { type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import type { Tables } from "./tables.ts";

/** Templates of telephone numbers by the cell of the column `phones`, `#` for a digit. */
export interface PhonePlan {
  /** Numbers that are reserved for fiction or, where there are none, never assigned. */
  readonly usual: (cell: string) => readonly string[];
  /** Numbers of the place's area that can never be assigned, 1,000,000 or more. */
  readonly neverIssued: (cell: string) => readonly string[];
}

interface State {
  readonly name: string;
  readonly latin: string;
  readonly subdivision: string;
  readonly timeZone: string;
  readonly population: number;
}

/**
 * The places of a country from its tables `states` and `places`. A place is sampled with the share of its state in the
 * population, and within the state by inhabitants, or by the column `weight` where the table has it. Throws RangeError if
 * a place names an unknown state.
 */
export function placesOf(tables: Tables, plan: PhonePlan): Weighted<Place> {
  const states = statesOf(tables);
  const table = tables("places");
  const [cities, latin, abbreviations, zones] = ["city", "latin", "state", "time_zone"].map((name) =>
    table.has(name) ? table.texts(name) : [],
  );
  const [phones, areas, codes] = ["phones", "areas", "code"].map((name) => (table.has(name) ? table.texts(name) : []));
  const [populations, latitudes, longitudes] = ["population", "latitude", "longitude"].map((name) =>
    table.has(name) ? table.numbers(name) : [],
  );
  const people = table.has("weight") ? table.numbers("weight") : populations;
  const inPlaces = new Map<string, number>();
  for (let row = 0; row < table.length; row++) {
    const state = abbreviations?.[row] ?? "";
    inPlaces.set(state, (inPlaces.get(state) ?? 0) + (people?.[row] ?? 0));
  }
  const phonesOf = cached((cell) => plan.usual(cell));
  const neverIssuedOf = cached((cell) => plan.neverIssued(cell));
  const places = Array.from({ length: table.length }, (_, row): Place => {
    const abbreviation = abbreviations?.[row] ?? "";
    const state = states.get(abbreviation);
    if (state === undefined)
      throw new RangeError(`${cities?.[row]} lies in ${abbreviation}, which is not in states.tsv`);
    const cell = phones?.[row] ?? "";
    const population = populations?.[row] ?? 0;
    return new Town(areas?.[row] ?? "", {
      city: cities?.[row] ?? "",
      latin: latin?.[row] || (cities?.[row] ?? ""),
      state: state.name,
      stateLatin: state.latin,
      stateAbbreviation: abbreviation,
      subdivision: state.subdivision,
      timeZone: zones?.[row] || state.timeZone,
      population,
      weight: (state.population * (people?.[row] ?? 0)) / (inPlaces.get(abbreviation) ?? 1),
      latitude: latitudes?.[row] ?? 0,
      longitude: longitudes?.[row] ?? 0,
      phones: phonesOf(cell),
      neverIssuedPhones: neverIssuedOf(cell),
      code: codes?.[row] ?? "",
    });
  });
  return weighted(places, ({ weight }) => weight);
}

function statesOf(tables: Tables): ReadonlyMap<string, State> {
  const table = tables("states");
  const [abbreviations, names, subdivisions, zones] = ["abbreviation", "name", "subdivision", "time_zone"].map((name) =>
    table.texts(name),
  );
  const latin = table.has("latin") ? table.texts("latin") : names;
  const populations = table.numbers("population");
  return new Map(
    abbreviations?.map((abbreviation, row) => [
      abbreviation,
      {
        name: names?.[row] ?? "",
        latin: latin?.[row] ?? "",
        subdivision: subdivisions?.[row] ?? "",
        timeZone: zones?.[row] ?? "",
        population: populations[row] ?? 0,
      },
    ]),
  );
}

/** One list for all places with the same cell: most share theirs with others. */
function cached(listOf: (cell: string) => readonly string[]): (cell: string) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (cell) => {
    const list = lists.get(cell) ?? listOf(cell);
    lists.set(cell, list);
    return list;
  };
}

/** A place that parses its areas at first use and keeps them: parsing those of all places would double the load time. */
class Town implements Place {
  readonly city: string;
  readonly latin: string;
  readonly state: string;
  readonly stateLatin: string;
  readonly stateAbbreviation: string;
  readonly subdivision: string;
  readonly timeZone: string;
  readonly population: number;
  readonly weight: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly phones: readonly string[];
  readonly neverIssuedPhones: readonly string[];
  readonly code: string;
  readonly #areas: string;
  #parsed: Weighted<Area> | undefined;

  constructor(areas: string, fields: Omit<Place, "areas" | "areaTable">) {
    this.city = fields.city;
    this.latin = fields.latin;
    this.state = fields.state;
    this.stateLatin = fields.stateLatin;
    this.stateAbbreviation = fields.stateAbbreviation;
    this.subdivision = fields.subdivision;
    this.timeZone = fields.timeZone;
    this.population = fields.population;
    this.weight = fields.weight;
    this.latitude = fields.latitude;
    this.longitude = fields.longitude;
    this.phones = fields.phones;
    this.neverIssuedPhones = fields.neverIssuedPhones;
    this.code = fields.code;
    this.#areas = areas;
  }

  get areaTable(): Weighted<Area> {
    this.#parsed ??= weighted(this.#areas.split(";").map(parseArea), ({ weight }) => weight);
    return this.#parsed;
  }

  get areas(): readonly Area[] {
    return this.areaTable.items;
  }
}

/**
 * `85003*8900 Roosevelt`: a postal code, its share of the place (1 where there is none) and its locality, if any, with what
 * numbers houses there after a bar (`160-0004*5600 四谷|1-4`).
 */
function parseArea(text: string): Area {
  const space = text.indexOf(" ");
  const [locality = "", numbers = ""] = space === -1 ? [] : text.slice(space + 1).split("|");
  const [code = "", weight = "1"] = (space === -1 ? text : text.slice(0, space)).split("*");
  return { code, locality, weight: Number(weight), numbers };
}
