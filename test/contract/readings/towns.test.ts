import { describe, expect, it } from "vitest";
import type { Place } from "../../../src/countries/place.ts";
import { everyCountry } from "../every-country.ts";
import { people } from "./people.ts";

/** The places of a country. */
function placesOf(code: string): readonly Place[] {
  return everyCountry.find((country) => country.code === code)?.places.items ?? [];
}

/** Inhabitants and weight of a place; of a British post town and of each village and suburb that it serves. */
function settlements(
  code: string,
  { areas, population, weight }: Place,
): (readonly [people: number, weight: number])[] {
  if (code !== "uk") return [[population, weight]];
  const people = [...Map.groupBy(areas, ({ locality }) => locality).values()].map((own) =>
    own.reduce((sum, area) => sum + area.weight, 0),
  );
  const all = people.reduce((sum, own) => sum + own, 0);
  return people.map((own) => [own, (weight * own) / all]);
}

/** The share in percent of the people who are drawn in places below so many inhabitants. */
function below(code: string, inhabitants: number): number {
  const all = placesOf(code).flatMap((place) => settlements(code, place));
  const weightOf = (list: typeof all): number => list.reduce((sum, [, weight]) => sum + weight, 0);
  return (100 * weightOf(all.filter(([people]) => people < inhabitants))) / weightOf(all);
}

describe("small places hold the share of the people that a census gives them, within a quarter", () => {
  it.each([
    // INSEE, census of 2013 and 2009: https://www.insee.fr/fr/statistiques/1908488
    ["fr", 500, 7],
    ["fr", 1_000, 15],
    // Census Bureau, 2019: all but incorporated places of 50,000 and more.
    ["us", 50_000, 61],
    // West Germany in 1987 (ZBW, Deutschland in Daten), and Destatis.
    ["de", 2_000, 6.2],
    ["de", 5_000, 15.3],
    ["de", 50_000, 59],
    // ONS, characteristics of built-up areas, census of 2021 (England and Wales).
    ["uk", 50_000, 38],
    ["ru", 50_000, 40],
    ["mx", 50_000, 21.7],
    ["jp", 50_000, 15.8],
    ["ca", 50_000, 35],
    ["in", 50_000, 74.7],
  ])("%s below %i inhabitants", (code, inhabitants, percent) => {
    expect(below(code, inhabitants) / percent).toBeGreaterThan(0.75);
    expect(below(code, inhabitants) / percent).toBeLessThan(1.25);
  });
});

it.each([
  ["Lakewood", "CO", "80226", "Denver"],
  ["Bloomington", "MN", "55431", "Minneapolis"],
  ["West Valley City", "UT", "84119", "Salt Lake City"],
  ["Coral Springs", "FL", "33065", "Pompano Beach"],
  ["Miramar", "FL", "33023", "Hollywood"],
  ["Weston", "FL", "33326", "Fort Lauderdale"],
  ["Sandy Springs", "GA", "30342", "Atlanta"],
  ["Spokane Valley", "WA", "99206", "Spokane"],
  ["Edina", "MN", "55424", "Minneapolis"],
  ["Parma", "OH", "44129", "Cleveland"],
])("%s, %s is a place, whose people of %s write %s less often", (suburb, state, postal_code, postalCity) => {
  const fields = { country: "us", state, postal_code, details: false };
  expect(people(1, { country: "us", state, city: suburb })[0]?.address.city).toBe(suburb);
  const cities = people(200, fields).map(({ address }) => address.city);
  expect(new Set(cities)).toEqual(new Set([suburb, postalCity]));
  expect(cities.filter((city) => city === suburb).length).toBeGreaterThan(120);
});

describe("cities hold the share of the country that their inhabitants are, within a fifth", () => {
  it.each([
    ["us", 331_449_281, ["Dallas", "Columbus", "Charlotte", "Boston", "Denver", "Milwaukee", "Tulsa"]],
    ["fr", 65_600_000, ["Paris", "Aix-en-Provence", "Perpignan", "Le Mans", "Saint-Étienne", "Brest", "Nice"]],
    ["de", 82_700_000, ["Lübeck", "Mainz", "Karlsruhe", "Hannover", "München", "Frankfurt am Main"]],
    ["ru", 144_700_000, ["Омск", "Краснодар", "Воронеж"]],
  ] as const)("in %s", (code, people, cities) => {
    const items = placesOf(code);
    const all = items.reduce((sum, { weight }) => sum + weight, 0);
    for (const name of cities) {
      const city = items
        .filter((place) => place.city === name)
        .toSorted((one, other) => other.population - one.population)[0];
      const factor = (((city?.weight ?? 0) / all) * people) / (city?.population ?? 1);
      expect(factor, name).toBeGreaterThan(0.8);
      expect(factor, name).toBeLessThan(1.2);
    }
  });
});
