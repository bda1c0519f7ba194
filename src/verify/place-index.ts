import type { Country, Place } from "../countries/country.ts";
import { perCountry, perList } from "../countries/shared/tables.ts";
import { type PlaceNames, placeNamesOf } from "../identity/places/place-names.ts";

/** The places of a country by name, postal code and area code. */
export class PlaceIndex {
  readonly #names: PlaceNames;
  /** The second group of a telephone template, such as `20` of `+44 20 7946 0###`, and the templates that have it. */
  readonly #areas = new Map<string, Set<string>>();
  readonly #country: Country;
  #codes: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(country: Country) {
    this.#country = country;
    this.#names = placeNamesOf(country);
    for (const templates of new Set(country.places.items.flatMap((place) => [place.phones, place.neverIssuedPhones]))) {
      for (const template of templates) {
        const area = areaOf(template);
        const known = this.#areas.get(area);
        if (known === undefined) this.#areas.set(area, new Set([template]));
        else known.add(template);
      }
    }
  }

  /** The places of that name, without regard to case, accents and width, also in Latin letters. */
  named(city: string): readonly Place[] {
    return this.#names.named(city);
  }

  /** Names of the states by their abbreviations. */
  get states(): ReadonlyMap<string, string> {
    return this.#names.states;
  }

  /** The states in which places have a postal code, or one that begins so; empty if none has. */
  statesOf(postalCode: string): ReadonlySet<string> {
    return this.#codesOf().get(postalCode) ?? none;
  }

  /** Whether a place has that postal code. */
  isPostalCode(code: string): boolean {
    return this.#codesOf().has(`${code} `);
  }

  #codesOf(): ReadonlyMap<string, ReadonlySet<string>> {
    this.#codes ??= codesOf(this.#country);
    return this.#codes;
  }

  /** The area codes at the beginning of the digits after the country code, the longest first: some begin others. */
  areasOf(national: string): readonly string[] {
    const areas: string[] = [];
    for (let length = Math.min(6, national.length); length > 0; length--) {
      const area = national.slice(0, length);
      if (this.#areas.has(area)) areas.push(area);
    }
    return areas;
  }

  /** Whether a number of those digits is in a range from which people are given theirs. */
  isSafe(national: string): boolean {
    return this.areasOf(national).some((area) =>
      [...(this.#areas.get(area) ?? [])].some((template) => matches(template, national)),
    );
  }
}

const none: ReadonlySet<string> = new Set();

/** The area codes of a list of templates, which many places share. */
const areasIn = perList((templates: readonly string[]) => new Set(templates.map(areaOf)));

/** The area codes of a place. */
export const areasOf = perList(
  ({ phones, neverIssuedPhones }: Place) => new Set([...areasIn(phones), ...areasIn(neverIssuedPhones)]),
);

/** The postal codes of a place, as the tables have them and without spaces. */
export const codesIn = perList(
  (areas: Place["areas"]) => new Set(areas.flatMap(({ code }) => [code, code.replace(" ", "")])),
);

function areaOf(template: string): string {
  return template.split(" ")[1] ?? "";
}

/** Whether the digits after the country code are those of the template, `#` for any. */
function matches(template: string, national: string): boolean {
  const form = template.slice(template.indexOf(" ")).replaceAll(" ", "");
  if (form.length !== national.length) return false;
  for (let at = 0; at < form.length; at++) {
    if (form[at] !== "#" && form[at] !== national[at]) return false;
  }
  return true;
}

/** States by the beginnings of codes that tell the state, and by whole codes, which a space follows. */
function codesOf({ places, verification }: Country): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { areas, stateAbbreviation } of places.items) {
    for (const { code } of areas) {
      for (const key of [`${code} `, code.slice(0, verification.postalCode.stateLength)]) {
        const states = codes.get(key);
        if (states === undefined) codes.set(key, new Set([stateAbbreviation]));
        else states.add(stateAbbreviation);
      }
    }
  }
  return codes;
}

/** The index of a country. */
export const placeIndexOf = perCountry((country) => new PlaceIndex(country));
