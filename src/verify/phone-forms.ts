import { type Country, perCountry } from "../countries/country.ts";
import { type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import type { Place } from "../countries/place.ts";
import { areaCodeOf, derivedOf } from "../person/places/derived.ts";
import { perList } from "../text/memo.ts";

/** The telephone numbers that the generator uses in a country. */
class PhoneForms {
  /** National digits of the templates, by their area codes. */
  readonly #forms = new Map<string, Set<string>>();
  /** Digits of area codes, the most first. */
  readonly #lengths: readonly number[];

  constructor(country: Country) {
    const phones = derivedOf(country)("phones");
    const forms = phones.texts("form");
    for (const [row, code] of phones.texts("areaCode").entries())
      this.#forms.set(code, (this.#forms.get(code) ?? new Set()).add(forms[row] ?? ""));
    const lengths = new Set([...this.#forms.keys()].map(({ length }) => length));
    this.#lengths = [...lengths].sort((one, other) => other - one);
  }

  /**
   * The area codes at the beginning of the digits after the country code, the longest first: some are prefixes of
   * others.
   */
  areasOf(national: string): readonly string[] {
    return this.#lengths.map((length) => national.slice(0, length)).filter((area) => this.#forms.has(area));
  }

  /** Whether a number of those digits is in a range that the generator uses. */
  isSafe(national: string): boolean {
    return this.areasOf(national).some((area) =>
      [...(this.#forms.get(area) ?? [])].some((form) => matches(form, national)),
    );
  }
}

/** Those of a country, read at the first call. */
export const phoneFormsOf = perCountry((country) => new PhoneForms(country));

/** The numbers of a place, by range. */
function listsOf(place: Place, ranges: readonly PhoneRange[] = phoneRanges): readonly (readonly string[])[] {
  return ranges.map((range) => place.templates(range).templates);
}

/** The area codes of a list of templates, which many places share. */
const areasIn = perList((templates: readonly string[]) => new Set(templates.map(areaCodeOf)));

/** The area codes of a place's numbers, by default also of those that show no place, such as the ones of mobile phones. */
export function areasOf(place: Place, ranges?: readonly PhoneRange[]): ReadonlySet<string> {
  return new Set(listsOf(place, ranges).flatMap((templates) => [...areasIn(templates)]));
}

/** Whether an area code is one of a place's. */
export function hasArea(place: Place, area: string): boolean {
  return listsOf(place).some((templates) => areasIn(templates).has(area));
}

/** Whether digits match a form, in which `#` is any digit. */
function matches(form: string, national: string): boolean {
  if (form.length !== national.length) return false;
  for (let at = 0; at < form.length; at++) {
    if (form[at] !== "#" && form[at] !== national[at]) return false;
  }
  return true;
}
