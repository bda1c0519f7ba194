import { defineCountry } from "../define-country.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { families } from "./families.ts";
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

export const mexico = defineCountry("mx", facts, {
  names,
  nationalId,
  customs,
  families,
});
