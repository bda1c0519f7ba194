import type { Country } from "../../../src/countries/country.ts";
import type { Place } from "../../../src/countries/place.ts";
import type { Sex } from "../../../src/countries/words.ts";
import { sample, type Weighted, weighted } from "../../../src/random/weighted.ts";
import { perKey } from "../../../src/text/memo.ts";
import { countryNamed, type NameSample, namesIn, testRng } from "../../contract/every-country.ts";

/** The places that a text names: a city, which may have its state after a comma, a state, or all if it is empty. */
export function placesOf({ places }: Country, where: string): readonly Place[] {
  const [city = "", state] = where.split(", ");
  const cities = places.items.filter(
    (place) => place.city === city && (state ?? place.stateAbbreviation) === place.stateAbbreviation,
  );
  const found = cities.length > 0 ? cities : places.items.filter((place) => place.stateAbbreviation === where);
  if (where !== "" && found.length === 0) throw new RangeError(`there is no ${where}`);
  return where === "" ? places.items : found;
}

/** The one place of that name. */
export function placeNamed(country: Country, where: string): Place {
  const [place] = placesOf(country, where);
  if (place === undefined) throw new RangeError(`there is no ${where}`);
  return place;
}

/** People of one sex and year of birth, or of both and all, who live in the places of a text. */
export interface Group {
  readonly country: string;
  readonly where: string;
  readonly sex?: Sex | undefined;
  readonly year?: number | undefined;
}

interface Drawing {
  readonly group: Group;
  readonly homes: Weighted<Place>;
  readonly nameOf: ReturnType<typeof namesIn>;
  readonly people: NameSample[];
}

const drawings = perKey((key): Drawing => {
  const group: Group = JSON.parse(key);
  const country = countryNamed(group.country);
  const homes = weighted(placesOf(country, group.where), ({ weight }) => weight);
  return { group, homes, nameOf: namesIn(country, key), people: [] };
});

/** The first people of a group, kept for all tests of a worker. */
export function peopleOf({ country, where, sex, year }: Group, count: number): readonly NameSample[] {
  const key = JSON.stringify({ country, where, sex, year });
  const { homes, nameOf, people } = drawings(key);
  const rng = testRng(key);
  for (let index = people.length; index < count; index++) {
    const place = sample(rng.seek(index, 0), homes);
    const birth = { year: year ?? 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) };
    const bearer = { sex: sex ?? (index % 2 === 0 ? ("female" as const) : ("male" as const)), birth, place };
    people.push({ ...bearer, name: nameOf(index, bearer) });
  }
  return people.slice(0, count);
}
