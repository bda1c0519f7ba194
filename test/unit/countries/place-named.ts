import type { Place } from "../../../src/countries/country.ts";

/** Finds the place of that name; throws if there is none. */
export const placeNamed =
  (places: readonly Place[]) =>
  (city: string): Place => {
    const place = places.find((candidate) => candidate.city === city);
    if (place === undefined) throw new Error(`no ${city}`);
    return place;
  };
