import { cardBrands } from "../../countries/country.ts";
import { extraNames } from "../../extra/methods.ts";
import { enumeration, type JsonObject, object, ref, string } from "./json-schema.ts";

/** What a record has only if the request asks for it. */
export const onRequest: JsonObject = {
  details: ref("schemas", "Details"),
  extra: {
    type: "object",
    description: "Further values by their names.",
    propertyNames: { enum: extraNames },
    additionalProperties: { type: "string" },
  },
  violated: {
    type: "array",
    description: "The rules that are broken on purpose. Fields that they are about may not match this schema.",
    items: string("Name of a rule."),
  },
};

const namePart = object(
  "One part of a name in several scripts.",
  {
    native: string("In the country's own script."),
    latin: string("In Latin letters, by the country's rules for passports."),
    kana: string("In kana; only for Japan."),
  },
  ["native", "latin"],
);

export const detailsSchemas: JsonObject = {
  Details: object(
    "The parts of name, address and card, for systems that need them one by one.",
    {
      name: ref("schemas", "NameParts"),
      salutation: string("The form of address in the country's own language; in Latin letters if `script` is `latin`."),
      envelope: {
        type: "array",
        description: "The lines of the address on an envelope within the country.",
        items: string("One line."),
      },
      location: object("Middle of the postal code, else of the place, never of a house.", {
        latitude: { type: "number", description: "Degrees north.", minimum: -90, maximum: 90 },
        longitude: { type: "number", description: "Degrees east.", minimum: -180, maximum: 180 },
      }),
      time_zone: string("IANA time zone of the place."),
      country_code: string("ISO 3166-1 alpha-2.", "^[A-Z]{2}$"),
      subdivision_code: string("ISO 3166-2.", "^[A-Z]{2}-[A-Z0-9]{1,3}$"),
      phone_e164: string("The telephone number in E.164.", "^\\+[1-9][0-9]{4,14}$"),
      card: object("The parts that are printed on the card.", {
        number_spaced: string("The number in groups of four."),
        expires_on: string("Last day of validity.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
        name_on_card: string("The name in capital Latin letters, up to 26."),
        network: enumeration("The network.", cardBrands),
      }),
    },
    ["name", "salutation", "envelope", "time_zone", "country_code", "subdivision_code", "phone_e164", "card"],
  ),
  NameParts: object(
    "The parts of the name; those that the person does not have are left out.",
    {
      given: ref("schemas", "NamePart"),
      middle: ref("schemas", "NamePart"),
      family: ref("schemas", "NamePart"),
      second_family: ref("schemas", "NamePart"),
      patronymic: ref("schemas", "NamePart"),
      latin_full: string("Family names, then given names, in capital Latin letters: the order of passports."),
    },
    ["given", "latin_full"],
  ),
  NamePart: namePart,
};
