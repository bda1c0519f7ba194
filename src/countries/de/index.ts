import { defineCountry } from "../define-country.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

export const germany = defineCountry("de", facts, {
  names,
  nationalId,
  customs,
});
