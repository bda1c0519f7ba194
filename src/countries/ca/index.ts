import type { Rng } from "../../random/rng.ts";
import { oneOf } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen, kaur } from "../shared/family-names.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

/** Letters that a postal code may have; D, F, I, O, Q and U look too much like others. */
const letters = "ABCEGHJKLMNPRSTVWXYZ";

/** `M5V 2T6` within the forward sortation area `M5V`; a village whose only code is known keeps it. */
function completeCode(rng: Rng, bytes: Uint8Array, from: number, to: number): number {
  if (to > from + AREA) bytes.copyWithin(from + AREA + 1, from + AREA, to);
  else {
    const unit = oneOf(100, rng.next());
    bytes[to + 1] = 48 + (unit % 10);
    bytes[to + 2] = letters.charCodeAt(oneOf(letters.length, rng.next()));
    bytes[to + 3] = 48 + Math.floor(unit / 10);
  }
  bytes[from + AREA] = 32;
  return from + AREA + 4;
}

const AREA = 3;

export const canada = defineCountry("ca", facts, {
  names,
  completeCode,
  nationalId,
  customs,
  families: formsOfWomen(kaur, latinMail),
});
