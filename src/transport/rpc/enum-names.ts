import { CardBrand, Country, Gender, HouseholdKind, PhoneRange, Script } from "../../gen/identity/v1/identity_pb.ts";

/** The names of an enum's values in plain JSON, by number; the default, 0, is a field left out. */
function namesOf(numbers: Readonly<Record<string, string | number>>): ReadonlyMap<number, string | undefined> {
  const entries = Object.entries(numbers).flatMap(([name, number]) =>
    typeof number === "number" ? [[number, number === 0 ? undefined : name.toLowerCase()] as const] : [],
  );
  return new Map(entries);
}

const genders = namesOf(Gender);
const countries = namesOf(Country);
const phoneRanges = namesOf(PhoneRange);
const scripts = namesOf(Script);
const householdKinds = namesOf(HouseholdKind);

/** Brands are written in plain JSON as in `provider_bank`. */
const cardBrands: ReadonlyMap<number, string | undefined> = new Map([
  [CardBrand.UNSPECIFIED, undefined],
  [CardBrand.VISA, "Visa"],
  [CardBrand.MASTERCARD, "Mastercard"],
  [CardBrand.DISCOVER, "Discover"],
  [CardBrand.JCB, "JCB"],
  [CardBrand.UNIONPAY, "UnionPay"],
  [CardBrand.MIR, "Mir"],
  [CardBrand.RUPAY, "RuPay"],
]);

/** Enums of proto3 are open: an unknown number stays a number, which validation refuses. */
export function genderName(gender: Gender): string | number | undefined {
  return genders.has(gender) ? genders.get(gender) : gender;
}

export function countryName(country: Country): string | number | undefined {
  return countries.has(country) ? countries.get(country) : country;
}

export function cardBrandName(brand: CardBrand): string | number | undefined {
  return cardBrands.has(brand) ? cardBrands.get(brand) : brand;
}

export function phoneRangeName(range: PhoneRange): string | number | undefined {
  return phoneRanges.has(range) ? phoneRanges.get(range) : range;
}

export function scriptName(script: Script): string | number | undefined {
  return scripts.has(script) ? scripts.get(script) : script;
}

export function householdKindName(kind: HouseholdKind): string | number | undefined {
  return householdKinds.has(kind) ? householdKinds.get(kind) : kind;
}
