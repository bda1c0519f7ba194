import { loadTables } from "../../columns/load-tables.ts";
import { once } from "../../memo.ts";
import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { streetsOf } from "../../streets/streets.ts";
import { latinMail } from "../../text/latin.ts";
import type { Area } from "../country.ts";
import { defineCountry } from "../define-country.ts";
import { formsOfWomen } from "../shared/family-names.ts";
import { placesOf } from "../shared/places.ts";
import { customs } from "./customs.ts";
import facts from "./facts.json" with { type: "json" };
import { womensForm } from "./family-forms.ts";
import { names } from "./names.ts";
import { nationalId } from "./national-id.ts";

const tables = loadTables("uk");
const places = once(() => placesOf(tables));

export const unitedKingdom = defineCountry(facts, {
  code: "uk",
  places,
  names,
  streets: streetsOf(tables),
  postalCode,
  nationalId,
  customs,
  families: { ...formsOfWomen(womensForm, latinMail) },
});

/** The letters of an inward code: C, I, K, M, O and V are never among them. */
const inward = "ABDEFGHJLNPQRSTUWXYZ";

/** The district of the area, a space, a digit and two letters: `LS1 4AB`. */
function postalCode(rng: Rng, area: Pick<Area, "code">): string {
  return `${area.code} ${int(rng, 0, 9)}${inward[int(rng, 0, 19)]}${inward[int(rng, 0, 19)]}`;
}
