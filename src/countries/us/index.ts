import { defineCountry } from "../define-country.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { columns } from "./name-columns.ts";
import { personName } from "./names.ts";
import { nationalId } from "./national-id.ts";
import { placeMap, tables } from "./places.ts";

export const unitedStates = defineCountry(facts, {
  code: "us",
  places: () => placeMap().places,
  personName,
  columns,
  streets: streetsOf(tables),
  nationalId,
  customs,
});
