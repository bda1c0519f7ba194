import { Country, Gender } from "../../gen/identity/v1/identity_pb.ts";

/** Values of the plain form by the numbers of an enum; the default, 0, is a field left out. */
function wordsOf(numbers: Readonly<Record<string, string | number>>): ReadonlyMap<number, string | undefined> {
  const entries = Object.entries(numbers).flatMap(([name, number]) =>
    typeof number === "number" ? [[number, number === 0 ? undefined : name.toLowerCase()] as const] : [],
  );
  return new Map(entries);
}

const genders = wordsOf(Gender);
const countries = wordsOf(Country);

/** Enums are open on the wire: an unknown number stays a number, which no field takes. */
export function genderWord(gender: Gender): string | number | undefined {
  return genders.has(gender) ? genders.get(gender) : gender;
}

export function countryWord(country: Country): string | number | undefined {
  return countries.has(country) ? countries.get(country) : country;
}
