import { CardBrand, Country, Gender, HouseholdKind, PhoneRange, Script } from "../../gen/identity/v1/identity_pb.ts";

/** Values of the plain form by the numbers of an enum; the default, 0, is a field left out. */
function wordsOf(numbers: Readonly<Record<string, string | number>>): ReadonlyMap<number, string | undefined> {
  const entries = Object.entries(numbers).flatMap(([name, number]) =>
    typeof number === "number" ? [[number, number === 0 ? undefined : name.toLowerCase()] as const] : [],
  );
  return new Map(entries);
}

const genders = wordsOf(Gender);
const countries = wordsOf(Country);
const phoneRanges = wordsOf(PhoneRange);
const scripts = wordsOf(Script);
const householdKinds = wordsOf(HouseholdKind);

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

/** Enums are open on the wire: an unknown number stays a number, which no field takes. */
export function genderWord(gender: Gender): string | number | undefined {
  return genders.has(gender) ? genders.get(gender) : gender;
}

export function countryWord(country: Country): string | number | undefined {
  return countries.has(country) ? countries.get(country) : country;
}

export function cardBrandWord(brand: CardBrand): string | number | undefined {
  return cardBrands.has(brand) ? cardBrands.get(brand) : brand;
}

export function phoneRangeWord(range: PhoneRange): string | number | undefined {
  return phoneRanges.has(range) ? phoneRanges.get(range) : range;
}

export function scriptWord(script: Script): string | number | undefined {
  return scripts.has(script) ? scripts.get(script) : script;
}

export function householdKindWord(kind: HouseholdKind): string | number | undefined {
  return householdKinds.has(kind) ? householdKinds.get(kind) : kind;
}
