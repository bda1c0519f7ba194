import type { Bearer } from "../../../src/countries/bearer.ts";
import { unitedStates } from "../../../src/countries/us/index.ts";
import { idText, type NationalId } from "../../../src/countries/verification.ts";
import type { Rng } from "../../../src/random/rng.ts";

const anybody: Bearer = {
  sex: "female",
  birth: { year: 1990, month: 1, day: 1 },
  place: unitedStates.places.at(0),
};

/** A national number as text; of a country whose numbers depend on no bearer, that of anybody. */
export function drawnId(
  { write }: NationalId,
  rng: Rng,
  bearer = anybody,
  name = { given: "", family: "", maternal: "" },
): string {
  return idText(write, rng, bearer, name);
}
