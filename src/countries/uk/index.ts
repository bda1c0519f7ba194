import type { Rng } from "../../random/rng.ts";
import { oneOf } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen } from "../shared/family-names.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { womensForm } from "./family-forms.ts";
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

export const unitedKingdom = defineCountry("uk", facts, {
  names,
  completeCode,
  nationalId,
  customs,
  families: formsOfWomen(womensForm, latinMail),
});

/** The letters of an inward code: C, I, K, M, O and V are never among them. */
const inward = "ABDEFGHJLNPQRSTUWXYZ";

/** The district of the area, a space, a digit and two letters: `LS1 4AB`. */
function completeCode(rng: Rng, bytes: Uint8Array, _from: number, to: number): number {
  bytes[to] = 32;
  bytes[to + 1] = 48 + oneOf(10, rng.next());
  bytes[to + 2] = inward.charCodeAt(oneOf(20, rng.next()));
  bytes[to + 3] = inward.charCodeAt(oneOf(20, rng.next()));
  return to + 4;
}
