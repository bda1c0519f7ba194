import type { Country, Place } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import { field } from "../identity/field.ts";
import { type PlaceSelection, placesWith, selectPlaces } from "../identity/places/selection.ts";
import type { Spec } from "../identity/spec.ts";
import type { Rng } from "../random/rng.ts";

/** Shares of those who left home and live in the same town, and elsewhere in the same state: estimates. */
const SAME_TOWN = 0.3;
const SAME_STATE = 0.45;

/** Where a member of a household lives who has moved out: anywhere else by the people who live there, mostly elsewhere. */
export function movedTo(
  rng: Rng,
  index: number,
  country: Country,
  place: Place,
  phoneRange: PhoneRange | undefined,
): Pick<Spec, "places"> {
  const where = rng.seek(index, field.moved).next() / 2 ** 32;
  const town: PlaceSelection = {
    has: (other) => other === place,
    sample: (stream) => ({ place, area: place.sampleArea(stream) }),
    postalCode: (sampled) => sampled,
  };
  if (where < SAME_TOWN) return { places: town };
  const states = new Set([place.stateAbbreviation]);
  if (where < SAME_TOWN + SAME_STATE)
    return { places: selectPlaces(country, { states, city: undefined, postalCode: undefined, phoneRange }) ?? town };
  return phoneRange === undefined ? {} : { places: placesWith(country, phoneRange) };
}
