import { CardBrand, PhoneRange, Script } from "../../gen/identity/v1/identity_pb.ts";

/** In plain JSON, brands are written as on the card. */
export const cardBrands = ["Visa", "Mastercard", "Discover", "JCB", "UnionPay", "Mir", "RuPay"] as const;
export const bloodTypes = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"] as const;
export const phoneRanges = ["reserved", "never_issued", "mobile", "valid"] as const;
export const scripts = ["native", "latin"] as const;

/** The constraints of a request besides gender, country and age. An empty text or list and false are omitted fields. */
export interface Constraints {
  readonly state: string;
  readonly city: string;
  readonly postalCode: string;
  /** `YYYY-MM-DD`. */
  readonly bornFrom: string;
  readonly bornTo: string;
  readonly cardBrand: (typeof cardBrands)[number] | "";
  readonly bloodType: (typeof bloodTypes)[number] | "";
  readonly phoneRange: (typeof phoneRanges)[number] | "";
  readonly script: (typeof scripts)[number] | "";
  readonly details: boolean;
  /** Names of further values, such as `company.name`. */
  readonly extra: readonly string[];
  /** Names of rules to break on purpose, or `any`. */
  readonly violate: readonly string[];
}

export const noConstraints: Constraints = {
  state: "",
  city: "",
  postalCode: "",
  bornFrom: "",
  bornTo: "",
  cardBrand: "",
  bloodType: "",
  phoneRange: "",
  script: "",
  details: false,
  extra: [],
  violate: [],
};

/** The fields of any text, with their published names. */
export const textFields = [
  ["state", "state"],
  ["city", "city"],
  ["postalCode", "postal_code"],
  ["bornFrom", "born_from"],
  ["bornTo", "born_to"],
] as const;

/** A published name of an enum's value as the schema writes it: `Visa` is `CARD_BRAND_VISA`. */
export function schemaName(field: string, value: string): string {
  return value === "" ? "" : `${field}_${value}`.toUpperCase();
}

const numbersOf = <N extends number>(values: Readonly<Record<string, string | N>>): ReadonlyMap<string, N> =>
  new Map(Object.entries(values).flatMap(([name, number]) => (typeof number === "string" ? [] : [[name, number]])));

const cardBrandNumbers = numbersOf<CardBrand>(CardBrand);
const phoneRangeNumbers = numbersOf<PhoneRange>(PhoneRange);
const scriptNumbers = numbersOf<Script>(Script);

/** The fields of the request message. */
export function constraintsMessage(constraints: Constraints) {
  const { cardBrand, phoneRange, script, extra, violate } = constraints;
  return {
    state: constraints.state,
    city: constraints.city,
    postalCode: constraints.postalCode,
    bornFrom: constraints.bornFrom,
    bornTo: constraints.bornTo,
    cardBrand: cardBrandNumbers.get(cardBrand.toUpperCase()) ?? CardBrand.UNSPECIFIED,
    bloodType: constraints.bloodType,
    phoneRange: phoneRangeNumbers.get(phoneRange.toUpperCase()) ?? PhoneRange.UNSPECIFIED,
    details: constraints.details,
    extra: [...extra],
    violate: [...violate],
    script: scriptNumbers.get(script.toUpperCase()) ?? Script.UNSPECIFIED,
  };
}

/** The names in a text where commas or spaces separate them, each once. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ""))];
}

/** How many fields are set. */
export function countConstraints(constraints: Constraints): number {
  const names = Object.keys(noConstraints);
  return Object.entries(constraints).filter(
    ([name, value]) =>
      names.includes(name) && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0),
  ).length;
}
