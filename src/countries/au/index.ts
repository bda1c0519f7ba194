import { latinMail } from "../../text/latin.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

export const australia = defineCountry("au", facts, {
  names,
  nationalId,
  customs,
  families: formsOfWomen(kaur, latinMail),
});
