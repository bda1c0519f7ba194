import { type Country, type Place, perCountry } from "../../countries/country.ts";
import { foldName } from "../../text/fold-name.ts";

/** Places and states of a country by their names, in the country's script and in Latin letters. */
export class PlaceNames {
  /** By their own names: those of the tables, in other spellings, without the county before them, and of old or abroad. */
  readonly #own = new Map<string, Place[]>();
  /** By shortened names: 大阪 for 大阪市, Halle for Halle (Saale). */
  readonly #short = new Map<string, Place[]>();
  /** By the spellings of the tables, which most requests use. */
  readonly #exact = new Map<string, Place[]>();
  readonly #states = new Map<string, Set<string>>();
  /** Names of the states by their abbreviations, in the order of the places. */
  readonly states = new Map<string, string>();

  constructor({ places, customs }: Country) {
    for (const place of places.items) {
      const { city } = place;
      const names = [city, place.latin, ...(customs.spellings?.(city) ?? [])];
      const own = new Set(names.flatMap(spellings));
      for (const name of own) add(this.#own, name, place);
      for (const name of names.flatMap(shortened)) if (!own.has(name)) add(this.#short, name, place);
      const namesakes = this.#own.get(foldName(city));
      if (namesakes !== undefined) this.#exact.set(city, namesakes);
      const { stateAbbreviation, state, stateLatin } = place;
      if (this.states.has(stateAbbreviation)) continue;
      this.states.set(stateAbbreviation, state);
      const stateNames = [stateAbbreviation, state, stateLatin, ...(customs.spellings?.(state) ?? [])];
      for (const name of stateNames.flatMap((text) => [...spellings(text), ...shortened(text)]))
        this.#addState(name, stateAbbreviation);
    }
    for (const [name, native] of customs.exonyms ?? []) {
      for (const place of this.named(native)) add(this.#own, foldName(name), place);
      for (const state of this.#states.get(foldName(native)) ?? []) this.#addState(foldName(name), state);
    }
  }

  #addState(name: string, abbreviation: string): void {
    const states = this.#states.get(name);
    if (states === undefined) this.#states.set(name, new Set([abbreviation]));
    else states.add(abbreviation);
  }

  /** The places whose own name that is, without regard to case, accents and width. */
  ownedBy(name: string): readonly Place[] {
    return this.#exact.get(name) ?? this.#own.get(foldName(name)) ?? [];
  }

  /** The places of that own name, or else of that short one; `Osaka-shi` is found as Osaka. */
  named(name: string): readonly Place[] {
    const [folded, short] = [foldName(name), foldName(withoutKind(name))];
    const own = this.ownedBy(name);
    return own.length > 0 ? own : (this.#short.get(folded) ?? this.#own.get(short) ?? this.#short.get(short) ?? []);
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
    return [...this.#own, ...this.#short];
  }
}

const none: ReadonlySet<string> = new Set();

function add(places: Map<string, Place[]>, name: string, place: Place): void {
  if (name === "") return;
  const known = places.get(name);
  if (known === undefined) places.set(name, [place]);
  else if (!known.includes(place)) known.push(place);
}

/** How a place or state is also spelled: Muenchen for München, Saint Louis for St. Louis. */
function spellings(name: string): readonly string[] {
  const german = name.replace(/[äöü]/giu, (letter) => `${letter}e`);
  const long = name.replace(/\bSt(e?)[. ]+/gu, "Saint$1 ");
  const short = name.replace(/\bSaint(e?)[ -]/gu, "St$1 ");
  return [...new Set([name, german, long, short])].map(foldName);
}

/** 大阪 for 大阪市, and Halle for Halle (Saale), Freiburg for Freiburg im Breisgau, Fürstenwalde for Fürstenwalde/Spree. */
function shortened(name: string): readonly string[] {
  const bare = name.replace(/ \([^)]+\)$|\/.+$| (?:an|am|im|in|ob|bei)(?: de[rm])? .+$/u, "");
  return [...new Set([withoutKind(name), bare])].filter((short) => short !== name).flatMap(spellings);
}

/** Osaka for Osaka-shi, 大阪 for 大阪市, 广东 for 广东省. */
function withoutKind(name: string): string {
  return name.replace(/(?<=..)[市区町村县縣州盟旗省都府県]$|[ -](?:shi|ku|machi|cho|mura|son|to|fu|ken)$/iu, "");
}

/** The names of a country's places and states, indexed at the first call. */
export const placeNamesOf = perCountry((country) => new PlaceNames(country));
