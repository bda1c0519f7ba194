import type { Place } from "../../../../src/countries/country.ts";
import { france } from "../../../../src/countries/fr/index.ts";

export const places = france.places.items;

export const town = (city: string): Place => {
  const place = places.find((candidate) => candidate.city === city);
  if (place === undefined) throw new Error(`no town ${city}`);
  return place;
};
