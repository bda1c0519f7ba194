import type { PersonName } from "../../../../src/countries/bearer.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";

export const random = testRng;

export function people(count: number, year?: number, sex?: Sex) {
  return Array.from({ length: count }, (_, index) => {
    const { rng, bearer, ...drawn } = named(index, year, sex);
    const { place, area, name } = drawn;
    return {
      ...drawn,
      street: streetOf(japan, random("streets of jp", index), place, area),
      zip: area.code,
      id: japan.nationalId(rng, bearer, name),
    };
  });
}

/** The names of the same people. */
export function names(count: number, year?: number, sex?: Sex): readonly PersonName[] {
  return Array.from({ length: count }, (_, index) => named(index, year, sex).name);
}

function named(index: number, year?: number, sex: Sex = index % 2 === 0 ? "female" : "male") {
  const rng = random("people of jp", index);
  const place = sample(rng, japan.places);
  const area = place.sampleArea(rng);
  const birth = { year: year ?? 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) };
  const bearer = { sex, birth, place };
  return { rng, bearer, place, area, name: nameOf(japan, random("names of jp", index), bearer) };
}
