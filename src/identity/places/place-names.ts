import type { Country, Place } from "../../countries/country.ts";
import { foldName } from "../../countries/shared/fold-name.ts";
import { perCountry } from "../../countries/shared/tables.ts";

/** Places and states of a country by their names, in the country's script and in Latin letters. */
export class PlaceNames {
  readonly #places = new Map<string, Place[]>();
  /** By the spellings of the tables, which most requests use. */
  readonly #exact = new Map<string, Place[]>();
  readonly #states = new Map<string, Set<string>>();
  /** Names of the states by their abbreviations, in the order of the places. */
  readonly states = new Map<string, string>();

  constructor({ places, customs }: Country) {
    for (const place of places.items) {
      const others = customs.spellings?.(place.city) ?? [];
      const names = new Set([place.city, place.latin, ...others].flatMap(spellings));
      for (const name of names) add(this.#places, name, place);
      const [own = ""] = names;
      const namesakes = this.#places.get(own);
      if (namesakes !== undefined) this.#exact.set(place.city, namesakes);
      const { stateAbbreviation, state, stateLatin } = place;
      if (this.states.has(stateAbbreviation)) continue;
      this.states.set(stateAbbreviation, state);
      const stateNames = [stateAbbreviation, state, stateLatin, ...(customs.spellings?.(state) ?? [])];
      for (const name of new Set(stateNames.flatMap(spellings))) this.#addState(name, stateAbbreviation);
    }
    for (const [name, native] of customs.exonyms ?? []) {
      for (const place of this.#places.get(foldName(native)) ?? []) add(this.#places, foldName(name), place);
      for (const state of this.#states.get(foldName(native)) ?? []) this.#addState(foldName(name), state);
    }
  }

  #addState(name: string, abbreviation: string): void {
    const states = this.#states.get(name);
    if (states === undefined) this.#states.set(name, new Set([abbreviation]));
    else states.add(abbreviation);
  }

  /** The places of that name, without regard to case, accents and width; `Osaka-shi` is found as Osaka. */
  named(name: string): readonly Place[] {
    return (
      this.#exact.get(name) ?? this.#places.get(foldName(name)) ?? this.#places.get(foldName(withoutKind(name))) ?? []
    );
  }

  /** Abbreviations of the states of that name or abbreviation, without regard to case, accents and width; mostly one. */
  statesNamed(name: string): ReadonlySet<string> {
    return this.#states.get(foldName(name)) ?? this.#states.get(foldName(withoutKind(name))) ?? none;
  }

  /** Each spelling of a state with the abbreviations of those that have it. */
  get stateSpellings(): Iterable<readonly [spelling: string, states: ReadonlySet<string>]> {
    return this.#states;
  }

  /** Each spelling of a place with the places that have it. */
  get spellings(): Iterable<readonly [spelling: string, places: readonly Place[]]> {
    return this.#places;
  }
}

const none: ReadonlySet<string> = new Set();

function add(places: Map<string, Place[]>, name: string, place: Place): void {
  if (name === "") return;
  const known = places.get(name);
  if (known === undefined) places.set(name, [place]);
  else if (!known.includes(place)) known.push(place);
}

/** What a place or state is also called: 大阪 for 大阪市, Muenchen for München, Saint Louis for St. Louis. */
function spellings(name: string): readonly string[] {
  const german = name.replace(/[äöü]/giu, (letter) => `${letter}e`);
  const long = name.replace(/\bSt(e?)[. ]+/gu, "Saint$1 ");
  const short = name.replace(/\bSaint(e?)[ -]/gu, "St$1 ");
  return [...new Set([name, withoutKind(name), german, long, short])].map(foldName);
}

/** Osaka for Osaka-shi, 大阪 for 大阪市, 广东 for 广东省. */
function withoutKind(name: string): string {
  return name.replace(/(?<=..)[市区町村县縣州盟旗省都府県]$|[ -](?:shi|ku|machi|cho|mura|son|to|fu|ken)$/iu, "");
}

/** The names of a country's places and states, indexed at the first call. */
export const placeNamesOf = perCountry((country) => new PlaceNames(country));
