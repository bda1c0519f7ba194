import type { Country } from "../countries/country.ts";
import type { Place } from "../countries/place.ts";
import { placesOf } from "../person/places/places.ts";
import { findPlaces } from "../person/places/search.ts";
import { type Given, type Refuse, readerOf } from "../schema/read.ts";
import { placesRequest, requiredOf } from "../schema/request.ts";
import { perList } from "../text/memo.ts";
import { unknownState } from "./constraints.ts";
import { allOrRefusal } from "./refusal.ts";
import { countryIn } from "./request.ts";

/** A place that a request may ask for. */
export interface PlaceInfo {
  readonly name: string;
  readonly latin_name: string;
  /** Abbreviation of the state. */
  readonly state: string;
  /** Codes, or their beginnings where a code is completed when a person is drawn. */
  readonly postal_codes: readonly string[];
  readonly inhabitants: number;
}

const read = readerOf(placesRequest, { required: requiredOf.country });

/** Lists places by `country`, `query`, `state` and `limit`, the most populous first. Throws a Refusal. */
export function listPlaces(given: Given): readonly (() => PlaceInfo)[] {
  const places = allOrRefusal((refuse) => {
    const { query = "", state, limit = placesRequest.limit.usual, ...values } = read(given, refuse);
    const country = countryIn(values);
    if (country === undefined) return [];
    const states = state === undefined ? undefined : statesOf(country, state, refuse);
    return findPlaces(country, query, limit, states);
  });
  return places.map((place) => () => infoOf(place));
}

/** Kept: to collect the thousands of codes of large cities again takes half the time of a response. */
const infoOf = perList(
  (place: Place): PlaceInfo => ({
    name: place.city,
    latin_name: place.latin === "" ? place.city : place.latin,
    state: place.stateAbbreviation,
    postal_codes: [...new Set(place.areas.map(({ code }) => code))],
    inhabitants: Math.round(place.population),
  }),
);

function statesOf(country: Country, state: string, refuse: Refuse): ReadonlySet<string> {
  const states = placesOf(country).statesNamed(state);
  if (states.size === 0) refuse("state", unknownState(country, state), "UNKNOWN_VALUE");
  return states;
}
