import type { BloodType, Country } from "../countries/country.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { type AgeBand, ageBands } from "./birth.ts";
import { bloodGroups } from "./blood.ts";
import { type Issue, issuesOf } from "./card.ts";

/** A country's statistics, ready to be drawn from. */
export interface Population {
  readonly blood: Weighted<BloodType>;
  readonly cards: readonly Issue[];
  readonly ages: readonly AgeBand[];
  /** Last digits of avatars. */
  readonly complexions: Weighted<number>;
}

const complexions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const populations = new Map<Country, Population>();

/** The population of a country; made ready at its first person. */
export function populationOf(country: Country): Population {
  let population = populations.get(country);
  if (population === undefined) {
    population = {
      blood: bloodGroups(country.blood),
      cards: issuesOf(country),
      ages: ageBands(country.ages),
      complexions: weighted(complexions, (digit) => country.complexions[digit] ?? 0),
    };
    populations.set(country, population);
  }
  return population;
}
