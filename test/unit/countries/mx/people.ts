import type { Bearer } from "../../../../src/countries/bearer.ts";
import { mexico } from "../../../../src/countries/mx/index.ts";
import type { Place } from "../../../../src/countries/place.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { Rng } from "../../../../src/random/rng.ts";
import { keyOf } from "../../../../src/random/seed.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";

const places = mexico.places.items;

export function placeIn(state: string): Place {
  const place = places.find(({ stateAbbreviation }) => stateAbbreviation === state);
  if (place === undefined) throw new Error(`no place in ${state}`);
  return place;
}

export function bearerOf(sex: Sex, state: string, year: number, month: number, day: number): Bearer {
  return { sex, place: placeIn(state), birth: { year, month, day } };
}

export const anybody = bearerOf("male", "CMX", 1980, 1, 2);

/** People of both sexes, born 1936 to 2008. */
export const people = Array.from({ length: 4_000 }, (_, index) => {
  const rng = new Rng(keyOf("test", "mx")).seek(index, 0);
  const place = sample(rng, mexico.places);
  const area = place.sampleArea(rng);
  const sex: Sex = index % 2 === 0 ? "female" : "male";
  const bearer: Bearer = {
    sex,
    place,
    birth: { year: 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) },
  };
  const name = nameOf(mexico, new Rng(keyOf("test", "mx names")).seek(index, 0), bearer);
  return {
    bearer,
    area,
    name,
    street: streetOf(mexico, new Rng(keyOf("test", "mx streets")).seek(index, 0), place, area),
    id: mexico.nationalId(rng, bearer, name),
  };
});
