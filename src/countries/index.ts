import type { Country } from "./country.ts";
import { germany } from "./de/index.ts";

/** Every country, in the order of the published list. Its place decides which one an open request draws. */
export const countries: readonly Country[] = [germany];

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/** The country of a published code, such as `uk`; undefined if there is none. */
export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}
