import { type Country, perCountry } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { type BloodType, type BySex, bloodTypes } from "../countries/words.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { loadTables } from "../tables/load-tables.ts";
import { once } from "../text/memo.ts";
import { type BirthYears, birthYearsOf } from "./birth.ts";
import { type MassCurve, massCurves } from "./body.ts";
import { type Cards, cardsOf } from "./card.ts";

interface Population {
  readonly blood: Weighted<BloodType>;
  readonly cards: Cards;
  readonly birthYears: BySex<BirthYears>;
  readonly mass: BySex<MassCurve>;
  readonly complexions: Weighted<number>;
}

const populations: ReadonlyMap<string, () => Population> = new Map(
  countries.map((country) => [country.code, once(() => populationFrom(country))]),
);

/** Throws RangeError for a country that is not listed. */
export function populationOf(country: Country): Population {
  const population = populations.get(country.code);
  if (population === undefined) throw new RangeError(`${country.name} is not among the countries`);
  return population();
}

function populationFrom(country: Country): Population {
  const birthYears = birthYearsOf(loadTables(country.code)("ages"));
  return {
    blood: weighted(bloodTypes, (type) => country.blood[bloodTypes.indexOf(type)] ?? 0),
    cards: cardsOf(country),
    birthYears,
    mass: massCurves(country.body, birthYears),
    complexions: weighted([...country.complexions.keys()], (digit) => country.complexions[digit] ?? 0),
  };
}

export const issuesOf = perCountry(cardsOf);
