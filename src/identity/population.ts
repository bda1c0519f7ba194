import { type BloodType, bloodTypes, type Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { type AgeBand, ageBands } from "./birth.ts";
import { type Issue, issuesOf } from "./card.ts";

/** A country's statistics as tables to sample from. */
export interface Population {
  readonly blood: Weighted<BloodType>;
  readonly cards: readonly Issue[];
  readonly ages: readonly AgeBand[];
  /** Last digits of avatars. */
  readonly complexions: Weighted<number>;
}

/** By the country's code. */
const populations: ReadonlyMap<string, Population> = new Map(
  countries.map((country) => [
    country.code,
    {
      blood: weighted(bloodTypes, (type) => country.blood[bloodTypes.indexOf(type)] ?? 0),
      cards: issuesOf(country),
      ages: ageBands(country.ages),
      complexions: weighted([...country.complexions.keys()], (digit) => country.complexions[digit] ?? 0),
    },
  ]),
);

/** The population of a listed country. Throws RangeError for any other. */
export function populationOf(country: Country): Population {
  const population = populations.get(country.code);
  if (population === undefined) throw new RangeError(`${country.name} is not among the countries`);
  return population;
}
