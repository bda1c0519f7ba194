import { australia } from "./au/index.ts";
import { canada } from "./ca/index.ts";
import { china } from "./cn/index.ts";
import type { Country } from "./country.ts";
import { germany } from "./de/index.ts";
import { france } from "./fr/index.ts";
import { india } from "./in/index.ts";
import { japan } from "./jp/index.ts";
import { mexico } from "./mx/index.ts";
import { russia } from "./ru/index.ts";
import { unitedKingdom } from "./uk/index.ts";
import { unitedStates } from "./us/index.ts";

const list = [
  unitedStates,
  unitedKingdom,
  canada,
  australia,
  germany,
  france,
  japan,
  china,
  india,
  mexico,
  russia,
] as const;

export type CountryCode = (typeof list)[number]["code"];

/** Every country, in the order of the published list. */
export const countries: readonly Country<CountryCode>[] = list;

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

export function countryOf(code: string): Country | undefined {
  return byCode.get(code);
}
