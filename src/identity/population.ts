import { type BloodType, type BySex, bloodTypes, type Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { loadTables } from "../countries/shared/load-tables.ts";
import { once } from "../countries/shared/tables.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { type BirthYear, birthYearsOf } from "./birth.ts";
import { type MassCurve, massCurves } from "./body-mass.ts";
import { type Cards, cardsOf } from "./card.ts";

/**
 * All of a country that a person is drawn from: its rules, and its statistics as tables to sample from. One record of
 * the same shape for every country, because fields of objects of more than four shapes take several times as long to read.
 */
export interface Population
  extends Pick<Country, "name" | "places" | "body" | "personName" | "street" | "postalCode" | "nationalId"> {
  readonly blood: Weighted<BloodType>;
  readonly cards: Cards;
  readonly birthYears: Weighted<BirthYear>;
  readonly mass: BySex<MassCurve>;
  /** Last digits of avatars. */
  readonly complexions: Weighted<number>;
}

/** By the country's code; each is made when the country is first drawn. */
const populations: ReadonlyMap<string, () => Population> = new Map(
  countries.map((country) => [country.code, once(() => populationFrom(country))]),
);

/** The population of a listed country. Throws RangeError for any other. */
export function populationOf(country: Country): Population {
  const population = populations.get(country.code);
  if (population === undefined) throw new RangeError(`${country.name} is not among the countries`);
  return population();
}

function populationFrom(country: Country): Population {
  const birthYears = birthYearsOf(loadTables(country.code)("ages"));
  return {
    name: country.name,
    places: country.places,
    body: country.body,
    personName: country.personName,
    street: country.street,
    postalCode: country.postalCode,
    nationalId: country.nationalId,
    blood: weighted(bloodTypes, (type) => country.blood[bloodTypes.indexOf(type)] ?? 0),
    cards: cardsOf(country),
    birthYears,
    mass: massCurves(country.body, birthYears),
    complexions: weighted([...country.complexions.keys()], (digit) => country.complexions[digit] ?? 0),
  };
}
