import type { Weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { once, perKey } from "../shared/tables.ts";
import { phonePlan } from "./phones.ts";

export const tables = loadTables("us");

interface PlaceMap {
  readonly places: Weighted<Place>;
  /** The city, county or state with community shares of its own in which a place lies: a key of `communities.tsv`. */
  readonly regionOf: (place: Place) => string;
}

/** The places of the United States; built at the first draw. */
export const placeMap = once((): PlaceMap => {
  const table = tables("places");
  const [cities, states, regions] = [table.texts("city"), table.texts("state"), table.texts("region")];
  // State by state, because a map of all places would take a fifth of the time of the first person.
  const regionsIn = perKey((state) => {
    const known = new Map<string, string>();
    for (let row = 0; row < states.length; row++) {
      if (states[row] === state) known.set(cities[row] ?? "", regions[row] ?? "");
    }
    return known;
  });
  return {
    places: placesOf((name) => (name === "places" ? table : tables(name)), phonePlan),
    regionOf: ({ city, stateAbbreviation: state }) => regionsIn(state).get(city) ?? state,
  };
});
