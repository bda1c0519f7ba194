import { type Weighted, weighted } from "../random/weighted.ts";
import type { Area, Place } from "./country.ts";

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

/** The places of a country, drawn by population. Throws if a row names a state that the table lacks. */
export function placeTable(states: States, rows: readonly PlaceRow[]): Weighted<Place> {
  const places = rows.map(([city, abbreviation, population, phones, areas, code = ""]): Place => {
    const state = states[abbreviation];
    if (state === undefined)
      throw new RangeError(`${city} lies in ${abbreviation}, which is not in the table of states`);
    return {
      city,
      state,
      stateAbbreviation: abbreviation,
      population,
      phones: phones.split("|"),
      areas: areas.split(";").map(area),
      code,
    };
  });
  return weighted(places, (place) => place.population);
}

function area(text: string): Area {
  const space = text.indexOf(" ");
  return space === -1 ? { code: text, locality: "" } : { code: text.slice(0, space), locality: text.slice(space + 1) };
}
