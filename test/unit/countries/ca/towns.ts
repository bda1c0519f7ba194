import { canada } from "../../../../src/countries/ca/index.ts";
import type { Place } from "../../../../src/countries/country.ts";

export const places = canada.places.items;

export const placeNamed = (city: string): Place => {
  const place = places.find((candidate) => candidate.city === city);
  if (place === undefined) throw new Error(`no ${city}`);
  return place;
};
