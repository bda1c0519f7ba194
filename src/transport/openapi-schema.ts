import { groups } from "../avatar/group.ts";
import type { Identity } from "../identity/identity.ts";
import type { CountryInfo } from "../service/countries.ts";

/** A JSON value that nobody changes. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Every word of a closed set: the compiler finds one that is missing, or too much. */
function words<Word extends string>(set: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(set);
}

const bloodTypes = words<Identity["blood_type"]>({
  "O+": true,
  "A+": true,
  "B+": true,
  "AB+": true,
  "O-": true,
  "A-": true,
  "B-": true,
  "AB-": true,
});

const cardBrands = words<Identity["credit_card"]["provider_bank"]>({
  Visa: true,
  Mastercard: true,
  Discover: true,
  JCB: true,
  UnionPay: true,
  Mir: true,
  RuPay: true,
});

const signs = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

/** An object of exactly these fields; all of them, unless `required` names fewer. */
export function record(description: string, properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: "object", description, additionalProperties: false, required, properties };
}

export function text(description: string, pattern?: string, more: JsonObject = {}): JsonObject {
  return { type: "string", description, ...(pattern === undefined ? { minLength: 1 } : { pattern }), ...more };
}

export function choice(description: string, values: readonly string[]): JsonObject {
  return { type: "string", description, enum: values };
}

export function whole(description: string, minimum: number, maximum: number): JsonObject {
  return { type: "integer", description, minimum, maximum };
}

export function ref(kind: "schemas" | "headers" | "responses", name: string): JsonObject {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The parts of a person, by the names under which the document refers to them. */
export function personSchemas(countries: readonly CountryInfo[]): JsonObject {
  const { photo_url, ...earlier } = personFields(countries);
  return {
    Identity: record("One fictitious person. All fields agree with each other.", { ...earlier, photo_url }),
    EarlierIdentity: record("One fictitious person in the earlier form, which has no photo.", earlier),
    Address: record("In the country's own script and order. City, state and postal code belong together.", {
      city: text("Town or city."),
      country: choice(
        "English short name of the country.",
        countries.map(({ name }) => name),
      ),
      state_abbreviation: text(
        "Common abbreviation of the state, province, Land, region or prefecture; two digits in Japan.",
        "^[0-9A-Z]{2,3}$",
      ),
      state_name: text("State, province, Land, region or prefecture."),
      street: text("Street line with house number."),
      zip: text("Postal code as the country writes it.", "^[0-9A-Z][0-9A-Z -]{1,8}[0-9A-Z]$"),
    }),
    CreditCard: record("A payment card that no bank issued.", {
      cvv: text("Three digits.", "^[0-9]{3}$"),
      expiry: text(
        "Last month of validity, MM/YY, one to five years after the reference date.",
        "^(0[1-9]|1[0-2])/[0-9]{2}$",
      ),
      number: text("Sixteen digits under a prefix that is published for tests, valid by Luhn.", "^[0-9]{16}$"),
      provider_bank: choice("Card brand.", cardBrands),
    }),
    DateOfBirth: record("A birth date with what follows from it.", {
      age: whole("Completed years on the reference date.", 18, 90),
      date: text("YYYY-MM-DD.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
      day: text("Day of the month, two digits.", "^(0[1-9]|[12][0-9]|3[01])$"),
      month: text("Month, two digits.", "^(0[1-9]|1[0-2])$"),
      zodiac: choice("English name of the western zodiac sign.", signs),
    }),
    Height: record("Height of the body in both systems of units, from one figure.", {
      cm: whole("Whole centimetres.", 138, 212),
      feet: whole("Whole feet of the height rounded to inches.", 4, 6),
      inches: whole("Remaining inches.", 0, 11),
      m: { type: "number", description: "Metres, two decimals.", minimum: 1.38, maximum: 2.12 },
    }),
    Weight: record("Weight of the body in both systems of units, from one figure.", {
      kg: whole("Whole kilograms.", 30, 202),
      lbs: whole("Whole pounds.", 66, 445),
    }),
  };
}

/** The documented fields in their order, but for `photo_url`, which is asked for apart. */
function personFields(countries: readonly CountryInfo[]) {
  const byCountry = (description: string, field: string): string =>
    [description, ...countries.map((country) => `- ${country.name}: ${ruleOf(country, field)}`)].join("\n");
  return {
    address: ref("schemas", "Address"),
    blood_type: choice("ABO group with its Rh sign in ASCII.", bloodTypes),
    credit_card: ref("schemas", "CreditCard"),
    dob: ref("schemas", "DateOfBirth"),
    email: text(
      "Made from the romanised name, at a domain that receives no mail (RFC 2606); plain ASCII.",
      "^[a-z0-9._-]{1,64}@example\\.(com|net|org)$",
      { format: "email" },
    ),
    gender: choice("The gender asked for, or the one that was picked.", ["male", "female"]),
    height: ref("schemas", "Height"),
    name: text("Full name in the country's own script and order."),
    national_id: text(
      byCountry("National identifier in the country's own format with its right check digit.\n", "national_id"),
      "^[0-9A-Z]([0-9A-Z -]*[0-9A-Z])$",
    ),
    phone: text(
      byCountry("Telephone number in international form with spaces.\n", "phone"),
      "^\\+[1-9][0-9]*( [0-9]+)+$",
    ),
    photo_url: text(
      "Path of an avatar that fits gender and age, relative to the service.",
      `^/avatar/(${groups.join("|")})/(0|[1-9][0-9]{0,2})$`,
      { format: "uri-reference" },
    ),
    weight: ref("schemas", "Weight"),
  };
}

function ruleOf({ fields }: CountryInfo, field: string): string {
  return fields.find((info) => info.field === field)?.rule ?? "";
}
