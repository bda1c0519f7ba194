import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { latinMail } from "../../text/latin.ts";
import type { Area } from "../country.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen } from "../shared/family-names.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { womensForm } from "./family-forms.ts";
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

export const unitedKingdom = defineCountry("uk", facts, {
  names,
  postalCode,
  nationalId,
  customs,
  families: formsOfWomen(womensForm, latinMail),
});

/** The letters of an inward code: C, I, K, M, O and V are never among them. */
const inward = "ABDEFGHJLNPQRSTUWXYZ";

/** The district of the area, a space, a digit and two letters: `LS1 4AB`. */
function postalCode(rng: Rng, area: Pick<Area, "code">): string {
  return `${area.code} ${int(rng, 0, 9)}${inward[int(rng, 0, 19)]}${inward[int(rng, 0, 19)]}`;
}
