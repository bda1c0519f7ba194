import type { Weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { once } from "../shared/tables.ts";
import { phonePlan } from "./phones.ts";

export const tables = loadTables("us");

interface PlaceMap {
  readonly places: Weighted<Place>;
  /** The region of each place whose community shares are its own, in the order of the places. */
  readonly regions: readonly string[];
}

/** The places of the United States; built at the first draw. */
export const placeMap = once((): PlaceMap => {
  const table = tables("places");
  const places = placesOf((name) => (name === "places" ? table : tables(name)), phonePlan);
  return { places, regions: table.texts("region") };
});
