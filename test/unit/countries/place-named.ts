import type { Place } from "../../../src/countries/place.ts";

/** Finds the place of that name; throws if there is none. */
export function placeNamed(places: readonly Place[]): (city: string) => Place {
  const byCity = new Map<string, Place>();
  return (city) => {
    const place = byCity.get(city) ?? places.find((candidate) => candidate.city === city);
    if (place === undefined) throw new Error(`no ${city}`);
    byCity.set(city, place);
    return place;
  };
}
