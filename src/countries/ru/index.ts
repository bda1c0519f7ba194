import { loadTables } from "../../columns/load-tables.ts";
import { once } from "../../memo.ts";
import { streetsOf } from "../../streets/streets.ts";
import { defineCountry } from "../define-country.ts";
import { placesOf } from "../shared/places.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { families } from "./families.ts";
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

const tables = loadTables("ru");
const places = once(() => placesOf(tables));

export const russia = defineCountry(facts, {
  code: "ru",
  places,
  names,
  streets: streetsOf(tables),
  nationalId,
  customs,
  families,
});
