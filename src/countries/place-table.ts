import { type Template, template } from "../random/template.ts";
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
  // Many towns share an area code.
  const templateOf = remembered(template);
  const phonesOf = remembered((list) => list.split("|").map(templateOf));
  const places = rows.map((row): Place => {
    const state = states[row[1]];
    if (state === undefined) throw new RangeError(`${row[0]} lies in ${row[1]}, which is not in the table of states`);
    return new Row(row, state, phonesOf(row[3]));
  });
  return weighted(places, (place) => place.population);
}

/** The same for the same text, made once. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/** A place that takes its areas apart when somebody first lives there: there are tens of thousands. */
class Row implements Place {
  readonly city: string;
  readonly state: string;
  readonly stateAbbreviation: string;
  readonly population: number;
  readonly phones: readonly Template[];
  readonly code: string;
  readonly #areas: string;
  #read: readonly Area[] | undefined;

  constructor([city, abbreviation, population, , areas, code = ""]: PlaceRow, state: string, phones: Place["phones"]) {
    this.city = city;
    this.state = state;
    this.stateAbbreviation = abbreviation;
    this.population = population;
    this.phones = phones;
    this.code = code;
    this.#areas = areas;
  }

  get areas(): readonly Area[] {
    this.#read ??= this.#areas.split(";").map(area);
    return this.#read;
  }
}

function area(text: string): Area {
  const space = text.indexOf(" ");
  return space === -1 ? { code: text, locality: "" } : { code: text.slice(0, space), locality: text.slice(space + 1) };
}
