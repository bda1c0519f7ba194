import type { Sex } from "../../../../src/countries/country.ts";
import { japan } from "../../../../src/countries/jp/index.ts";
import { Rng } from "../../../../src/random/rng.ts";
import { keyOf } from "../../../../src/random/seed.ts";
import { sample } from "../../../../src/random/weighted.ts";

export const random = (name: string, index: number): Rng => new Rng(keyOf("test", name)).seek(index, 0);

export function people(count: number, year?: number, sex?: Sex) {
  return Array.from({ length: count }, (_, index) => {
    const rng = random("people of jp", index);
    const place = sample(rng, japan.places);
    const area = place.sampleArea(rng);
    const bearer = {
      sex: sex ?? (index % 2 === 0 ? ("female" as const) : ("male" as const)),
      birth: { year: year ?? 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) },
      place,
    };
    const name = japan.personName(rng, bearer);
    return {
      place,
      area,
      name,
      street: japan.street(rng, place, area),
      zip: japan.postalCode(rng, area),
      id: japan.nationalId(rng, bearer, name),
    };
  });
}
