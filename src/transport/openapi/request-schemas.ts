import { bloodTypes } from "../../countries/country.ts";
import { phoneRanges } from "../../countries/phone-ranges.ts";
import { extraNames } from "../../extra/methods.ts";
import { breakableHouseholdRules } from "../../household/broken.ts";
import { householdCount } from "../../household/household.ts";
import { householdKinds } from "../../household/kinds.ts";
import { householdLimit } from "../../household/member.ts";
import { ageLimits } from "../../identity/birth.ts";
import { cardBrands } from "../../identity/card-numbers.ts";
import type { CountryInfo } from "../../service/countries.ts";
import { currentForm, earlierForm } from "../../service/request.ts";
import { enumeration, integer, type JsonObject, object, string } from "./json-schema.ts";

const date = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
const text: JsonObject = { maxLength: 100 };

function oneOrMore(items: JsonObject, maxItems: number): JsonObject {
  return { anyOf: [items, { type: "array", maxItems, items }] };
}

/** The requests of both forms. */
export function requestSchemas(countries: readonly CountryInfo[]): JsonObject {
  const { min, max } = ageLimits;
  const properties = {
    gender: enumeration("Gender of the person; with `random` the seed decides.", currentForm.genders),
    country: enumeration(
      "Country of the person. If omitted, the seed decides.",
      countries.map(({ code }) => code),
    ),
    seed: string(
      "Any text of 1 to 64 Unicode characters; the same seed gives the same person. If omitted, the service generates a random seed.",
      undefined,
      { maxLength: 64 },
    ),
    reference_date: string(
      "The date on which ages and card expiry are based, 1900-01-01 to 2199-12-31. If omitted, the current date in UTC.",
      "^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$",
      { format: "date" },
    ),
    min_age: { ...integer("Minimum age in completed years on the reference date.", min, max), default: min },
    max_age: {
      ...integer("Maximum age in completed years on the reference date, at least `min_age`.", min, max),
      default: 80,
    },
    state: string(
      "State by its abbreviation or name; requires a country. Matched without regard to case and accents.",
      undefined,
      text,
    ),
    city: string(
      "City, matched likewise, also in Latin letters; requires a country. `GET /places` lists what can be asked for.",
      undefined,
      text,
    ),
    postal_code: string("Postal code, or how it begins; requires a country.", undefined, text),
    born_from: string("Earliest date of birth.", date, { format: "date" }),
    born_to: string("Latest date of birth.", date, { format: "date" }),
    card_brand: enumeration("Brand of the card; must be in use in the country.", cardBrands),
    blood_type: enumeration("Blood group.", bloodTypes),
    phone_range: enumeration(
      "`never_issued`: numbers that no operator can assign and that repeat seldom; strict validators refuse most. `mobile`: numbers that look like those of mobile phones. `valid`: numbers that libphonenumber accepts. All belong to no subscriber; a range that the country lacks is refused.",
      phoneRanges,
    ),
    details: { type: "boolean", description: "Whether to add the parts of name, address and card.", default: false },
    extra: {
      description: "Names of further values, made by faker in the person's locale; one, or up to 16.",
      ...oneOrMore({ type: "string", enum: extraNames }, 16),
    },
    violate: {
      description:
        "Names of rules to break on purpose, of those in `GET /rules` that can be violated, or `any`; one, or up to 5.",
      ...oneOrMore({ type: "string", minLength: 1 }, 5),
    },
    script: enumeration(
      "Script of name, street, city and state, and of salutation and envelope: `latin` by the country's rules for passports.",
      ["native", "latin"],
    ),
    data_version: string("If set, must be the data version of the service.", "^[0-9]{4}\\.[0-9]+$"),
  };
  const { violate: _, ...firstMember } = properties;
  return {
    HouseholdRequest: object(
      "The requested household. The fields of a person are those of the first member.",
      {
        ...firstMember,
        kind: enumeration("Composition; `any` and none go by the census of the country.", ["any", ...householdKinds]),
        violate: {
          description: "Names of rules to break on purpose, in a family with a child.",
          ...oneOrMore({ type: "string", enum: breakableHouseholdRules }, breakableHouseholdRules.length),
        },
        size: integer("How many members.", 1, householdLimit),
        index: integer("Index of the household.", 0, householdCount - 1),
      },
      [],
    ),
    GenerateRequest: object("The requested person.", properties, ["gender"]),
    EarlierGenerateRequest: object("The requested person in the earlier form.", {
      gender: enumeration("Gender of the person.", earlierForm.genders),
    }),
  };
}
