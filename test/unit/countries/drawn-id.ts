import type { PersonName } from "../../../src/countries/bearer.ts";
import type { NationalId } from "../../../src/countries/verification.ts";
import { field } from "../../../src/person/field.ts";
import { countryNamed, testRng } from "../../contract/every-country.ts";

const rng = testRng("national ids");
const birth = { year: 1990, month: 1, day: 1 };
const nobody: PersonName = { full: "", given: "", family: "", maternal: "", mailGiven: "", mailFamily: "" };

/** The national ids of one bearer at some indexes of a seed; of a country whose numbers depend on no bearer, of anybody. */
export function idsOf(code: string, indexes: Iterable<number>, bearer?: Parameters<NationalId["write"]>[3]): string[] {
  const country = countryNamed(code);
  const anybody = bearer ?? { sex: "female", birth, place: country.places.at(0) };
  return Array.from(indexes, (index) => country.nationalId(rng.seek(index, field.nationalId), anybody, nobody));
}

/** `count` indexes from one on. */
export function* indexesFrom(first: number, count: number): Generator<number> {
  for (let at = 0; at < count; at++) yield first + at;
}
