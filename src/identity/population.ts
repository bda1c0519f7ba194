import type { BloodType, Country } from "../countries/country.ts";
import type { Weighted } from "../random/weighted.ts";
import { bloodGroups } from "./blood.ts";
import { type Issue, issuesOf } from "./card.ts";

/** A country's statistics, ready to be drawn from. */
export interface Population {
  readonly blood: Weighted<BloodType>;
  readonly cards: readonly Issue[];
}

const populations = new Map<Country, Population>();

/** The population of a country; made ready at its first person. */
export function populationOf(country: Country): Population {
  let population = populations.get(country);
  if (population === undefined) {
    population = { blood: bloodGroups(country.blood), cards: issuesOf(country) };
    populations.set(country, population);
  }
  return population;
}
