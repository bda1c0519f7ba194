/** What a field of a record holds. A date is `YYYY-MM-DD`. */
export type Kind = "text" | "integer" | "decimal" | "date" | "texts";

/** The fields of a record in their order; an object has fields of its own, and a dictionary any names of texts. */
export interface RecordShape {
  readonly [field: string]: Kind | "dictionary" | RecordShape;
}

const namePart = { native: "text", latin: "text", kana: "text" } as const;

/** The fields of every record. */
export const record = {
  address: {
    city: "text",
    country: "text",
    state_abbreviation: "text",
    state_name: "text",
    street: "text",
    zip: "text",
  },
  blood_type: "text",
  credit_card: { cvv: "text", expiry: "text", number: "text", provider_bank: "text" },
  dob: { age: "integer", date: "date", day: "text", month: "text", zodiac: "text" },
  email: "text",
  gender: "text",
  height: { cm: "integer", feet: "integer", inches: "integer", m: "decimal" },
  name: "text",
  national_id: "text",
  phone: "text",
  photo_url: "text",
  weight: { kg: "integer", lbs: "integer" },
} as const satisfies RecordShape;

/** The fields that a record has where the request asks for them. A part that a person does not have is left out. */
export const asked = {
  details: {
    name: {
      given: namePart,
      middle: namePart,
      family: namePart,
      second_family: namePart,
      patronymic: namePart,
      latin_full: "text",
    },
    salutation: "text",
    envelope: "texts",
    location: { latitude: "decimal", longitude: "decimal" },
    time_zone: "text",
    country_code: "text",
    subdivision_code: "text",
    phone_e164: "text",
    card: { number_spaced: "text", expires_on: "date", name_on_card: "text", network: "text" },
  },
  extra: "dictionary",
  violated: "texts",
} as const satisfies RecordShape;

/** A field that holds no others, by its path. */
export interface Leaf {
  readonly path: string;
  readonly kind: Kind;
}

/** The fields of a shape that hold no others, in their order; without dictionaries, whose names are not known. */
export function leavesOf(shape: RecordShape, prefix = ""): readonly Leaf[] {
  return Object.entries(shape).flatMap(([name, kind]) => {
    const path = prefix + name;
    if (kind === "dictionary") return [];
    return typeof kind === "string" ? [{ path, kind }] : leavesOf(kind, `${path}.`);
  });
}
