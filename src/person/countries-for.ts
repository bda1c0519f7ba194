import type { Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { hasPhones, type PhoneRange } from "../countries/phone-ranges.ts";
import type { Rng } from "../random/rng.ts";
import { perKey, perList } from "../text/memo.ts";
import { anyCountry } from "./any-country.ts";
import { field } from "./field.ts";
import type { Spec } from "./spec.ts";

/** The country of a person: that of the spec, or one of those that it allows, by the stream. */
export function countryOf(rng: Rng, index: number, spec: Spec): Country {
  return spec.country ?? anyCountry(rng.seek(index, field.country), spec.among ?? countriesFor(spec));
}

/** The countries in which the card brand is in use and that have telephone numbers of the range. */
export function countriesFor({ cardBrand, phoneRange }: Pick<Spec, "cardBrand" | "phoneRange">): readonly Country[] {
  const branded = cardBrand === undefined ? countries : countriesWith(cardBrand);
  return phoneRange === undefined ? branded : withNumbers[phoneRange](branded);
}

const countriesWith = perKey((cardBrand) => countries.filter(({ cards }) => cardBrand in cards));

const withNumbers: Readonly<Record<PhoneRange, (list: readonly Country[]) => readonly Country[]>> = {
  reserved: among("reserved"),
  never_issued: among("never_issued"),
  mobile: among("mobile"),
  valid: among("valid"),
};

/** Keeps its answers, so that equal questions get the same list. */
function among(range: PhoneRange): (list: readonly Country[]) => readonly Country[] {
  return perList((list) => list.filter((country) => hasPhones(country, range)));
}

/** The people of a range by country, with the indexes of each in order. */
export function inCountries(
  rng: Rng,
  firstIndex: number,
  count: number,
  spec: Spec,
): Iterable<{ readonly country: Country; readonly indexes: readonly number[] }> {
  const byCountry = new Map<Country, number[]>();
  for (let index = firstIndex; index < firstIndex + count; index++) {
    const country = countryOf(rng, index, spec);
    const indexes = byCountry.get(country) ?? [];
    indexes.push(index);
    byCountry.set(country, indexes);
  }
  return [...byCountry].map(([country, indexes]) => ({ country, indexes }));
}
