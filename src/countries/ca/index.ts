import { int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { latinMail } from "../../text/latin.ts";
import type { Area } from "../country.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

/** Letters that a postal code may have; D, F, I, O, Q and U look too much like others. */
const letters = [..."ABCEGHJKLMNPRSTVWXYZ"];

/** `M5V 2T6` within the forward sortation area `M5V`; a village whose only code is known keeps it. */
function postalCode(rng: Rng, { code }: Pick<Area, "code">): string {
  if (code.length > 3) return `${code.slice(0, 3)} ${code.slice(3)}`;
  const unit = int(rng, 0, 99);
  return `${code} ${unit % 10}${pick(rng, letters)}${(unit - (unit % 10)) / 10}`;
}

export const canada = defineCountry("ca", facts, {
  names,
  postalCode,
  nationalId,
  customs,
  families: formsOfWomen(kaur, latinMail),
});
