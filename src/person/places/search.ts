import { type Country, perCountry } from "../../countries/country.ts";
import type { Area, Place } from "../../countries/place.ts";
import { editDistance } from "../../text/edit-distance.ts";
import { foldName } from "../../text/fold-name.ts";
import { compactCode } from "./derived.ts";
import { placesOf } from "./places.ts";

const byPopulation = perCountry(({ places }) => [...places.items].sort((a, b) => b.population - a.population));

/** Places whose name contains a text or whose postal codes begin with it, the most populous first. */
export function findPlaces(
  country: Country,
  query: string,
  limit: number,
  states?: ReadonlySet<string>,
): readonly Place[] {
  const found = matching(country, query);
  const places: Place[] = [];
  for (const place of byPopulation(country)) {
    if (places.length === limit) break;
    if ((found?.has(place) ?? true) && (states?.has(place.stateAbbreviation) ?? true)) places.push(place);
  }
  return places;
}

function matching(country: Country, query: string): ReadonlySet<Place> | undefined {
  const text = foldName(query);
  if (text === "") return undefined;
  const all = placesOf(country);
  const found = new Set(all.localitiesNamed(query).flatMap(({ places }) => places));
  for (const [spelling, places] of all.spellings()) {
    if (spelling.includes(text)) for (const place of places) found.add(place);
  }
  const code = compactCode(all.codeIn(query));
  if (/\d/.test(code)) {
    for (const { place } of all.homes(all.beginningWith(code))) found.add(place);
  }
  return found;
}

/** Longest name for which similar ones are looked for. */
export const SUGGESTED_LENGTH = 40;

/** Names of places that a misspelt name may mean, the nearest first, and of those as near the most populous. */
export function nearestNames(country: Country, name: string, limit: number): readonly string[] {
  const wanted = foldName(name);
  if (wanted.length > SUGGESTED_LENGTH) return [];
  const near: { readonly distance: number; readonly place: Place }[] = [];
  for (const [spelling, places] of placesOf(country).spellings()) {
    // Comparing all would take 10 ms: only similar lengths with the same first letter or next two.
    if (Math.abs(spelling.length - wanted.length) > 3) continue;
    if (spelling[0] !== wanted[0] && spelling.slice(1, 3) !== wanted.slice(1, 3)) continue;
    const distance = editDistance(wanted, spelling);
    if (distance <= Math.max(2, wanted.length / 2)) near.push(...places.map((place) => ({ distance, place })));
  }
  near.sort((a, b) => a.distance - b.distance || b.place.population - a.place.population);
  return [...new Set(near.map(({ place }) => place.city))].slice(0, limit);
}

export function nearestStates(country: Country, name: string, limit: number): readonly string[] {
  const names = placesOf(country);
  const wanted = foldName(name);
  if (wanted.length > SUGGESTED_LENGTH) return [];
  const distances = new Map<string, number>();
  for (const [spelling, states] of names.stateSpellings) {
    const distance = editDistance(wanted, spelling);
    for (const state of states) distances.set(state, Math.min(distance, distances.get(state) ?? distance));
  }
  const nearest = [...distances].sort(([, one], [, other]) => one - other).slice(0, limit);
  return nearest.map(([state]) => `${state} (${names.states.get(state)})`);
}

export function nearestCodes(
  country: Country,
  wanted: string,
  limit: number,
  fits: (place: Place, area: Area) => boolean,
): readonly string[] {
  const places = placesOf(country);
  const compact = compactCode(places.codeIn(wanted));
  for (let length = compact.length; length >= 0; length--) {
    const found = new Set<string>();
    for (const { place, area } of places.homes(places.beginningWith(compact.slice(0, length)))) {
      if (fits(place, area)) found.add(area.code);
      if (found.size === limit) break;
    }
    if (found.size > 0) return [...found];
  }
  return [];
}
