import type { Country } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { Place } from "../countries/place.ts";
import { field } from "../person/field.ts";
import { placesAround, placesFarFrom } from "../person/places/around.ts";
import { ofPlaces } from "../person/places/selection.ts";
import type { Spec } from "../person/spec.ts";
import type { Rng } from "../random/rng.ts";

/**
 * Of 100 adults who do not live with their parents 44 live less than half an hour from them, and 32 more than two hours
 * (INSEE, Vivas 2009, http://ul.fcpe.rueil.free.fr/article.php3?id_article=1564); the same is taken for every country. That
 * half of the former live in the same town, and the kilometres of half an hour and of two, are estimates.
 */
const NEAR = { share: 0.44, same: 0.22, to: 20 };
const FAR = { share: 0.32, from: 150 };

/** Where a member of a household lives who has moved out: by the people who live in the places at such a distance. */
export function movedTo(
  rng: Rng,
  index: number,
  country: Country,
  place: Place,
  phoneRange: PhoneRange | undefined,
): Pick<Spec, "places"> {
  const where = rng.seek(index, field.moved).next() / 2 ** 32;
  if (where < NEAR.same) return { places: ofPlaces([place]) };
  const ring = where < NEAR.share ? { from: 0, to: NEAR.to } : { from: NEAR.to, to: FAR.from };
  const around = where < 1 - FAR.share ? placesAround(country, place, ring, phoneRange) : undefined;
  return { places: around ?? placesFarFrom(country, place, FAR.from, phoneRange) };
}
