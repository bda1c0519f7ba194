import { type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { parseArea } from "./places.ts";

/**
 * One town as the tables hold it.
 * - `state` is a key of the country's table of states;
 * - `phones` are templates joined by `|`;
 * - `areas` are postal codes joined by `;`, each followed by a space and its locality where there is one
 *   (`160-0022 新宿;160-0023 西新宿`);
 * - `code` is the official municipal code where the national id needs it.
 */
export type PlaceRow = readonly [
  city: string,
  state: string,
  population: number,
  phones: string,
  areas: string,
  code?: string,
];

/** State names by their abbreviations. */
export type States = Readonly<Record<string, string>>;

/** The places of a country, weighted by population. Throws RangeError if a row names a state that the table lacks. */
export function placeTable(states: States, rows: readonly PlaceRow[]): Weighted<Place> {
  const places = rows.map((row): Place => {
    const state = states[row[1]];
    if (state === undefined) throw new RangeError(`${row[0]} lies in ${row[1]}, which is not in the table of states`);
    return new Row(row, state);
  });
  return weighted(places, (place) => place.population);
}

/** A place that parses its areas at first use and keeps them, because there are 16,000, which take 7 ms of the start. */
class Row implements Place {
  readonly city: string;
  readonly latin = "";
  readonly state: string;
  readonly stateLatin = "";
  readonly stateAbbreviation: string;
  readonly subdivision = "";
  readonly timeZone = "";
  readonly population: number;
  readonly weight: number;
  readonly latitude = 0;
  readonly longitude = 0;
  readonly phones: readonly string[];
  readonly neverIssuedPhones: readonly string[] = [];
  readonly code: string;
  readonly #areas: string;
  #parsed: Weighted<Area> | undefined;

  constructor([city, abbreviation, population, phones, areas, code = ""]: PlaceRow, state: string) {
    this.city = city;
    this.state = state;
    this.stateAbbreviation = abbreviation;
    this.population = population;
    this.weight = population;
    this.phones = phones.split("|");
    this.code = code;
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
