import type { Country, Place } from "../../countries/country.ts";
import { editDistance } from "../../countries/shared/edit-distance.ts";
import { foldName } from "../../countries/shared/fold-name.ts";
import { placeNamesOf } from "./place-names.ts";
import { compactCode, postalCodesOf } from "./postal-codes.ts";

/** Places whose name has the text in it, or whose postal codes begin with it, the most populous first; all for an empty text. */
export function findPlaces(country: Country, query: string, states?: ReadonlySet<string>): readonly Place[] {
  return matching(country, query)
    .filter(({ stateAbbreviation }) => states?.has(stateAbbreviation) ?? true)
    .sort((a, b) => b.population - a.population);
}

function matching(country: Country, query: string): Place[] {
  const text = foldName(query);
  if (text === "") return [...country.places.items];
  const found = new Set<Place>();
  for (const [spelling, places] of placeNamesOf(country).spellings) {
    if (spelling.includes(text)) for (const place of places) found.add(place);
  }
  if (/\d/.test(query)) {
    const codes = postalCodesOf(country);
    for (const { place } of codes.homes(codes.beginningWith(compactCode(query)))) found.add(place);
  }
  return [...found];
}

/** Names of places that a misspelt name may mean, the nearest first. */
export function nearestNames(country: Country, name: string, limit: number): readonly string[] {
  const wanted = foldName(name).slice(0, 40);
  const near: { readonly distance: number; readonly place: Place }[] = [];
  for (const [spelling, places] of placeNamesOf(country).spellings) {
    const [place] = places;
    // Only what begins alike and is about as long: comparing all names would take 10 ms.
    if (place === undefined || spelling[0] !== wanted[0] || Math.abs(spelling.length - wanted.length) > 3) continue;
    const distance = editDistance(wanted, spelling);
    if (distance <= Math.max(2, wanted.length / 2)) near.push({ distance, place });
  }
  near.sort((a, b) => a.distance - b.distance || b.place.population - a.place.population);
  return [...new Set(near.map(({ place }) => place.city))].slice(0, limit);
}
