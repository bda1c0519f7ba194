import { Country } from "../gen/identity/v1/identity_pb.ts";

/** What the page knows of a country; all else it asks the service. */
export interface PageCountry {
  /** The code of the plain form. */
  readonly code: string;
  readonly name: string;
  readonly number: Country;
  /** BCP 47 tag of names and addresses, so that browsers choose fonts and voices that fit. */
  readonly language: string;
}

/** In the published order. */
export const countries: readonly PageCountry[] = [
  { code: "us", name: "United States", number: Country.US, language: "en-US" },
  { code: "uk", name: "United Kingdom", number: Country.UK, language: "en-GB" },
  { code: "ca", name: "Canada", number: Country.CA, language: "en-CA" },
  { code: "au", name: "Australia", number: Country.AU, language: "en-AU" },
  { code: "de", name: "Germany", number: Country.DE, language: "de" },
  { code: "fr", name: "France", number: Country.FR, language: "fr" },
  { code: "jp", name: "Japan", number: Country.JP, language: "ja" },
  { code: "cn", name: "China", number: Country.CN, language: "zh-CN" },
  { code: "in", name: "India", number: Country.IN, language: "en-IN" },
  { code: "mx", name: "Mexico", number: Country.MX, language: "es-MX" },
  { code: "ru", name: "Russia", number: Country.RU, language: "ru" },
];

/** By code; undefined if there is none. */
export function countryOfCode(code: string): PageCountry | undefined {
  return countries.find((country) => country.code === code);
}

/** By the name that a record carries. */
export function countryOfName(name: string): PageCountry | undefined {
  return countries.find((country) => country.name === name);
}
