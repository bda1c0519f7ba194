import { CardBrand, Country, Gender, HouseholdKind, PhoneRange, Script } from "../../gen/identity/v1/identity_pb.ts";

type Names = ReadonlyMap<number, string | undefined>;

/** The names of an enum's values in plain JSON, by number; the default, 0, is a field left out. */
function namesOf(numbers: Readonly<Record<string, string | number>>): Names {
  const entries = Object.entries(numbers).flatMap(([name, number]) =>
    typeof number === "number" ? [[number, number === 0 ? undefined : name.toLowerCase()] as const] : [],
  );
  return new Map(entries);
}

/** Enums of proto3 are open: an unknown number stays a number, which validation refuses. */
function readBy<Enum extends number>(names: Names): (value: Enum) => string | number | undefined {
  return (value) => (names.has(value) ? names.get(value) : value);
}

export const genderName = readBy<Gender>(namesOf(Gender));
export const countryName = readBy<Country>(namesOf(Country));
export const phoneRangeName = readBy<PhoneRange>(namesOf(PhoneRange));
export const scriptName = readBy<Script>(namesOf(Script));
export const householdKindName = readBy<HouseholdKind>(namesOf(HouseholdKind));

/** Brands are written in plain JSON as in `provider_bank`. */
export const cardBrandName = readBy<CardBrand>(
  new Map([
    [CardBrand.UNSPECIFIED, undefined],
    [CardBrand.VISA, "Visa"],
    [CardBrand.MASTERCARD, "Mastercard"],
    [CardBrand.DISCOVER, "Discover"],
    [CardBrand.JCB, "JCB"],
    [CardBrand.UNIONPAY, "UnionPay"],
    [CardBrand.MIR, "Mir"],
    [CardBrand.RUPAY, "RuPay"],
  ]),
);
