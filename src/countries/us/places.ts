import type { Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { northAmericanPlan } from "../shared/north-american-phones.ts";
import { type Places, placesOf } from "../shared/places.ts";
import { once } from "../shared/tables.ts";

export const tables = loadTables("us");

interface PlaceMap {
  readonly places: Places;
  /** The city, county or state with community shares of its own in which a place lies: a key of `communities.tsv`. */
  readonly regionOf: (place: Place) => string;
}

/** The places of the United States; built at the first use. */
export const placeMap = once((): PlaceMap => {
  const table = tables("places");
  return {
    places: placesOf((name) => (name === "places" ? table : tables(name)), northAmericanPlan),
    regionOf: ({ index, stateAbbreviation }) => table.texts("region")[index] ?? stateAbbreviation,
  };
});
