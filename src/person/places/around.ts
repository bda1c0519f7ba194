import { type Country, perCountry } from "../../countries/country.ts";
import type { PhoneRange } from "../../countries/phone-ranges.ts";
import type { Place, Point } from "../../countries/place.ts";
import { hasNumbers, ofPlaces, type PlaceSelection, placesWith } from "./selection.ts";

/** Kilometres between two points, on a plane: within 1 % up to 200 km outside the polar regions. */
export function kilometres(one: Point, other: Point): number {
  const latitude = (one.latitude * Math.PI) / 180;
  // The cosine to the sixth power, and no hypot: engines may differ in the last digit of both.
  const shrink = 1 - latitude ** 2 / 2 + latitude ** 4 / 24 - latitude ** 6 / 720;
  const [north, east] = [one.latitude - other.latitude, (one.longitude - other.longitude) * shrink];
  return 111.2 * Math.sqrt(north * north + east * east);
}

const middles = perCountry(({ places }) => places.items.map(({ middle }) => middle));

/** The places with numbers at a distance in kilometres, `to` excluded; undefined if none is known. */
export function placesAround(
  country: Country,
  { middle }: Place,
  { from, to }: { readonly from: number; readonly to: number },
  phoneRange: PhoneRange | undefined,
): PlaceSelection | undefined {
  if (middle === undefined) return undefined;
  const points = middles(country);
  const around = country.places.items.filter((place) => {
    const point = points[place.index];
    if (point === undefined || Math.abs(point.latitude - middle.latitude) * 110 >= to) return false;
    const distance = kilometres(middle, point);
    return distance >= from && distance < to && (phoneRange === undefined || hasNumbers(place, phoneRange));
  });
  return ofPlaces(around);
}

const everywhere = perCountry(({ places }) => ({ selection: ofPlaces(places.items) }));

const ATTEMPTS = 8;

/** Samples places with numbers until one is far enough; undefined after eight attempts. */
export function placesFarFrom(
  country: Country,
  { middle }: Place,
  from: number,
  phoneRange: PhoneRange | undefined,
): PlaceSelection | undefined {
  const all = (phoneRange === undefined ? undefined : placesWith(country, phoneRange)) ?? everywhere(country).selection;
  if (all === undefined) return undefined;
  const isNear = (point: Point | undefined): boolean =>
    middle === undefined || point === undefined || kilometres(middle, point) < from;
  return {
    ...all,
    sample(rng) {
      let home = all.sample(rng);
      for (let attempt = 1; attempt < ATTEMPTS && isNear(home.place.middle); attempt++) home = all.sample(rng);
      return home;
    },
  };
}
