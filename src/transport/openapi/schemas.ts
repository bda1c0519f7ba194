import { groups } from "../../avatar/group.ts";
import { bloodTypes, cardBrands } from "../../countries/country.ts";
import { ageLimits } from "../../schema/bounds.ts";
import type { CountryInfo } from "../../service/countries.ts";
import { detailsSchemas, onRequest } from "./details-schemas.ts";
import type { Limits } from "./headers.ts";
import { enumeration, integer, type JsonObject, object, ref, string } from "./json-schema.ts";
import { requestSchemas } from "./request-schemas.ts";
import { householdSchemas, placeSchemas, verifySchemas } from "./verify-schemas.ts";

const zodiac = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

/** All schemas of the document by name. */
export function schemas(countries: readonly CountryInfo[], limits: Limits): JsonObject {
  const { photo_url, ...earlierFields } = identityFields(countries);
  return {
    ...requestSchemas(),
    Identity: object(
      "One fictitious person. All fields agree with each other. `details`, `extra` and `violated` are there only if the request asks for them.",
      { ...earlierFields, photo_url, ...onRequest },
      [...Object.keys(earlierFields), "photo_url"],
    ),
    ...detailsSchemas,
    ...verifySchemas({ ...earlierFields, photo_url, ...onRequest }),
    ...householdSchemas,
    ...placeSchemas,
    EarlierIdentity: object("One fictitious person in the earlier form, which has no photo.", earlierFields),
    ...partSchemas(countries),
    ...problemSchemas(limits),
    Serving: object("The service accepts calls.", { status: { const: "serving" } }),
    Unready: object("The service is stopping, or overload is near.", {
      status: enumeration("Why it should be sent no more calls.", ["draining", "busy"]),
    }),
  };
}

/** The documented fields of a person in their order, with `photo_url` among them. */
function identityFields(countries: readonly CountryInfo[]) {
  const byCountry = (description: string, field: string): string =>
    [description, "", ...countries.map((country) => `- ${country.name}: ${ruleOf(country, field)}`)].join("\n");
  return {
    address: ref("schemas", "Address"),
    blood_type: enumeration("ABO group with its Rh sign in ASCII.", bloodTypes),
    credit_card: ref("schemas", "CreditCard"),
    dob: ref("schemas", "DateOfBirth"),
    email: string(
      "Made from the romanised name, at a domain that is reserved for documentation (RFC 2606); plain ASCII.",
      "^[a-z0-9._-]{1,64}@example\\.(com|net|org)$",
      { format: "email" },
    ),
    gender: enumeration("The gender of the request, or the one that the seed decided.", ["male", "female"]),
    height: ref("schemas", "Height"),
    name: string("Full name in the country's own script and order."),
    national_id: string(
      byCountry("National identifier in the country's own format with a valid check digit.", "national_id"),
      "^[0-9A-Z]([0-9A-Z -]*[0-9A-Z])$",
    ),
    phone: string(
      byCountry("Telephone number in international form with spaces.", "phone"),
      "^\\+[1-9][0-9]*( [0-9]+)+$",
    ),
    photo_url: string(
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

/** The nested objects of a person. */
function partSchemas(countries: readonly CountryInfo[]): JsonObject {
  return {
    Address: object("In the country's own script and order. City, state and postal code belong together.", {
      city: string("Town or city."),
      country: enumeration(
        "English short name of the country.",
        countries.map(({ name }) => name),
      ),
      state_abbreviation: string(
        "Common abbreviation of the state, province, Land, region or prefecture; two digits in Japan.",
        "^[0-9A-Z]{2,3}$",
      ),
      state_name: string("State, province, Land, region or prefecture."),
      street: string("Street line with house number."),
      zip: string("Postal code as the country writes it.", "^[0-9A-Z][0-9A-Z -]{1,8}[0-9A-Z]$"),
    }),
    CreditCard: object("A payment card that no bank issued.", {
      cvv: string("Three digits.", "^[0-9]{3}$"),
      expiry: string(
        "Last month of validity, MM/YY, up to five years after the month of the reference date.",
        "^(0[1-9]|1[0-2])/[0-9]{2}$",
      ),
      number: string("Sixteen digits with a published test prefix and a valid Luhn check digit.", "^[0-9]{16}$"),
      provider_bank: enumeration("Card brand.", cardBrands),
    }),
    DateOfBirth: object("Birth date, with age and zodiac sign.", {
      age: integer("Completed years on the reference date.", ageLimits.min, ageLimits.max),
      date: string("YYYY-MM-DD.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
      day: string("Day of the month, two digits.", "^(0[1-9]|[12][0-9]|3[01])$"),
      month: string("Month, two digits.", "^(0[1-9]|1[0-2])$"),
      zodiac: enumeration("English name of the western zodiac sign.", zodiac),
    }),
    // As far as the distributions of heights and masses of all countries and of relatives reach.
    Height: object("Body height in metric and imperial units.", {
      cm: integer("Whole centimetres.", 111, 223),
      feet: integer("Whole feet of the height rounded to inches.", 3, 7),
      inches: integer("Remaining inches.", 0, 11),
      m: { type: "number", description: "Metres, two decimals.", minimum: 1.11, maximum: 2.23 },
    }),
    Weight: object("Body weight in metric and imperial units.", {
      kg: integer("Whole kilograms.", 15, 341),
      lbs: integer("Whole pounds.", 33, 752),
    }),
  };
}

/** RFC 9457 problem details, with the extension members of this service. */
function problemSchemas({ policy }: Limits): JsonObject {
  const list = (description: string, items: JsonObject): JsonObject => ({
    type: "array",
    description,
    minItems: 1,
    items,
  });
  const properties = {
    type: string("Problem type; `about:blank` if it has no meaning beyond the status.", undefined, {
      format: "uri-reference",
    }),
    title: string("Reason phrase of the status."),
    status: integer("Status of the response.", 400, 599),
    detail: string("What is wrong, as a sentence."),
    errors: list("Every invalid field.", ref("schemas", "Violation")),
  };
  const violatedPolicies = list("The exceeded policies, as named in RateLimit-Policy.", string("Name of the policy."));
  return {
    Problem: object(
      "An error (RFC 9457).",
      policy === undefined ? properties : { ...properties, "violated-policies": violatedPolicies },
      ["type", "title", "status", "detail"],
    ),
    Violation: object("One invalid field.", {
      field: { type: "string", description: "Name of the field; empty if the body as a whole is invalid." },
      message: string("What the field must be."),
    }),
  };
}
