import type { Country, Place } from "../../countries/country.ts";
import { foldName } from "../../countries/shared/fold-name.ts";
import { perCountry } from "../../countries/shared/tables.ts";

/** Places and states of a country by their names, in the country's script and in Latin letters. */
export class PlaceNames {
  readonly #places = new Map<string, Place[]>();
  readonly #states = new Map<string, Set<string>>();
  /** Names of the states by their abbreviations, in the order of the places. */
  readonly states = new Map<string, string>();

  constructor({ places, customs }: Country) {
    for (const place of places.items) {
      const names = new Set([place.city, place.latin].flatMap(spellings));
      for (const name of names) add(this.#places, name, place);
      const { stateAbbreviation, state, stateLatin } = place;
      if (this.states.has(stateAbbreviation)) continue;
      this.states.set(stateAbbreviation, state);
      for (const name of new Set([stateAbbreviation, state, stateLatin].flatMap(spellings))) {
        const states = this.#states.get(name);
        if (states === undefined) this.#states.set(name, new Set([stateAbbreviation]));
        else states.add(stateAbbreviation);
      }
    }
    for (const [name, city] of customs.exonyms ?? []) {
      for (const place of this.#places.get(foldName(city)) ?? []) add(this.#places, foldName(name), place);
    }
  }

  /** The places of that name, without regard to case, accents and width. */
  named(name: string): readonly Place[] {
    return this.#places.get(foldName(name)) ?? [];
  }

  /** Abbreviations of the states of that name or abbreviation, likewise; mostly one. */
  statesNamed(name: string): ReadonlySet<string> {
    return this.#states.get(foldName(name)) ?? none;
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

/** What a place is also called: 大阪 for 大阪市, Osaka for Osaka-shi, Muenchen for München. */
function spellings(name: string): readonly string[] {
  const short = name.replace(/(?<=..)[市区町村县縣州盟旗]$|[ -](?:shi|ku|machi|cho|mura|son)$/iu, "");
  const german = name.replace(/[äöü]/giu, (letter) => `${letter}e`);
  return [foldName(name), foldName(short), foldName(german)];
}

/** The index of a country. */
export const placeNamesOf = perCountry((country) => new PlaceNames(country));
