import { type Country, type Place, perCountry } from "../countries/country.ts";
import { type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import { type PlaceNames, placeNamesOf } from "../person/places/place-names.ts";
import { foldName } from "../text/fold-name.ts";
import { once, perList } from "../text/memo.ts";

/** The places of a country by name, postal code and area code. */
export class PlaceIndex {
  readonly names: PlaceNames;
  /** National digits of the telephone templates, by their second group, such as `20` of `+44 20 7946 0###`. */
  readonly #areas = new Map<string, Set<string>>();
  readonly #further: readonly FurtherCode[];
  /** The longest first. */
  readonly #areaLengths: readonly number[];
  /** ISO 3166-2 codes of the states by their abbreviations. */
  readonly subdivisions: ReadonlyMap<string, string>;
  readonly #codes: () => PostalCodes;

  constructor(country: Country) {
    this.#further = (country.verification.postalCode.further ?? []).map(furtherCode);
    this.subdivisions = new Map(country.places.items.map((place) => [place.stateAbbreviation, place.subdivision]));
    this.#codes = once(() => codesOf(country));
    this.names = placeNamesOf(country);
    for (const templates of new Set(country.places.items.flatMap((place) => listsOf(place)))) {
      for (const template of templates) {
        const area = areaOf(template);
        const form = template.slice(template.indexOf(" ")).replaceAll(" ", "");
        const known = this.#areas.get(area);
        if (known === undefined) this.#areas.set(area, new Set([form]));
        else known.add(form);
      }
    }
    const lengths = new Set([...this.#areas.keys()].map(({ length }) => length));
    this.#areaLengths = [...lengths].sort((one, other) => other - one);
  }

  /**
   * The states with postal codes that begin so, for a beginning of `stateLength` characters; empty if there are none.
   */
  statesOf(beginning: string): ReadonlySet<string> {
    return this.#codes().states.get(beginning) ?? none;
  }

  /** The places that have a postal code; none if it is unknown. */
  servedBy(postalCode: string): readonly Place[] {
    const { places } = this.#codes();
    const space = postalCode.indexOf(" ");
    if (space === -1) return places.get(postalCode) ?? [];
    // Some tables have whole codes without the space, others only the first half of codes whose second half differs by
    // person.
    const half = postalCode.slice(0, space);
    return [...(places.get(half + postalCode.slice(space + 1)) ?? []), ...(places.get(half) ?? [])];
  }

  /** Whether a postal code is listed as one of the state, or of the town there, beyond the codes of the places. */
  isFurtherCode(postalCode: string, state: string, city = ""): boolean {
    const town = foldName(city);
    return this.#further.some(
      (entry) =>
        entry.state === state && postalCode.startsWith(entry.code) && (town === "" || foldName(entry.city) === town),
    );
  }

  /**
   * The area codes at the beginning of the digits after the country code, the longest first: some are prefixes of
   * others.
   */
  areasOf(national: string): readonly string[] {
    const areas: string[] = [];
    for (const length of this.#areaLengths) {
      const area = national.slice(0, length);
      if (this.#areas.has(area)) areas.push(area);
    }
    return areas;
  }

  /** Whether a number of those digits is in a range that the generator uses. */
  isSafe(national: string): boolean {
    for (const area of this.areasOf(national)) {
      for (const form of this.#areas.get(area) ?? none) if (matches(form, national)) return true;
    }
    return false;
  }
}

const none: ReadonlySet<string> = new Set();

/** The area codes of a list of templates, which many places share. */
const areasIn = perList((templates: readonly string[]) => new Set(templates.map(areaOf)));

/** The numbers of a place, by range. */
function listsOf(place: Place, ranges: readonly PhoneRange[] = phoneRanges): readonly (readonly string[])[] {
  return ranges.map((range) => place.templates(range).templates);
}

/** The area codes of a place's numbers, by default also of those that show no place, such as the ones of mobile phones. */
export function areasOf(place: Place, ranges?: readonly PhoneRange[]): ReadonlySet<string> {
  return new Set(listsOf(place, ranges).flatMap((templates) => [...areasIn(templates)]));
}

/** Whether an area code is one of a place's. */
export function hasArea(place: Place, area: string): boolean {
  return listsOf(place).some((templates) => areasIn(templates).has(area));
}

function areaOf(template: string): string {
  return template.split(" ")[1] ?? "";
}

/** Whether digits match a form, in which `#` is any digit. */
function matches(form: string, national: string): boolean {
  if (form.length !== national.length) return false;
  for (let at = 0; at < form.length; at++) {
    if (form[at] !== "#" && form[at] !== national[at]) return false;
  }
  return true;
}

interface FurtherCode {
  readonly code: string;
  readonly state: string;
  readonly city: string;
}

function furtherCode(line: string): FurtherCode {
  const [code = "", state = "", ...city] = line.split(" ");
  return { code, state, city: city.join(" ") };
}

interface PostalCodes {
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Abbreviations of the states by the prefixes of codes that determine the state. */
  readonly states: ReadonlyMap<string, ReadonlySet<string>>;
}

function codesOf({ places: { items }, verification }: Country): PostalCodes {
  const places = new Map<string, Place[]>();
  const states = new Map<string, Set<string>>();
  for (const place of items) {
    for (const { code } of place.areas) {
      const served = places.get(code);
      if (served === undefined) places.set(code, [place]);
      else if (served.at(-1) !== place) served.push(place);
      const beginning = code.slice(0, verification.postalCode.stateLength);
      const known = states.get(beginning);
      if (known === undefined) states.set(beginning, new Set([place.stateAbbreviation]));
      else known.add(place.stateAbbreviation);
    }
  }
  return { places, states };
}

/** The places of a country, indexed at the first call. */
export const placeIndexOf = perCountry((country) => new PlaceIndex(country));
