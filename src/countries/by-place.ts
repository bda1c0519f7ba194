import type { Place } from "./country.ts";

/** What holds for a place: the row of its town, else of its state, else the rest. */
export function byPlace<T>(rows: Readonly<Record<string, T>>, rest: T): (place: Place) => T {
  // A map, because engines are slow to find that an object lacks a name.
  const known = new Map(Object.entries(rows));
  return ({ city, stateAbbreviation }) => known.get(city) ?? known.get(stateAbbreviation) ?? rest;
}
