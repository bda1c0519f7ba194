import { defineCountry } from "../define-country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

const tables = loadTables("fr");
const places = once(() => placesOf(tables));

export const france = defineCountry(facts, {
  code: "fr",
  places,
  names,
  streets: streetsOf(tables),
  nationalId,
  customs,
});
