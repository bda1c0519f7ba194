import type { Place } from "../country.ts";

/** A function that returns the row of a place's town, else of its state, else `rest`. */
export function byPlace<T>(rows: Readonly<Record<string, T>>, rest: T): (place: Place) => T {
  // A Map, because looking up a missing property of a large object is slow.
  const known = new Map(Object.entries(rows));
  return ({ city, stateAbbreviation }) => known.get(city) ?? known.get(stateAbbreviation) ?? rest;
}
