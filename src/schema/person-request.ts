import { phoneRanges } from "../countries/phone-ranges.ts";
import { bloodTypes, cardBrands, sexes } from "../countries/words.ts";
import { ageLimits } from "./bounds.ts";
import { day, flag, text, type Word, whole, word, words } from "./field.ts";

export const genders = { m: "male", man: "male", f: "female", woman: "female" } as const;
export const years = { first: 1900, last: 2199 };

/** The request of one person, with a given field for its country: the page has this without the countries' tables. */
export const personRequestWith = <C extends string>(countryOf: (about: string) => Word<C>) => ({
  gender: word("Gender of the person; with `random` the seed decides.", [...sexes, "random"], {
    letter: "g",
    title: "Gender",
    alias: ["sex"],
    meant: { ...genders, any: "random" },
  }),
  country: countryOf("Country of the person. If omitted, the seed decides."),
  seed: text(
    "Any text; the same seed gives the same person. Read as its Unicode NFC, and returned so. If omitted, a random seed is generated and returned.",
    64,
    { letter: "s", mayBe: "spaces", isNormalised: true },
  ),
  reference_date: day("The date on which ages and card expiry are based. If omitted, the current date in UTC.", {
    years,
    alias: ["date"],
  }),
  min_age: whole("Minimum age in completed years on the reference date.", ageLimits.min, ageLimits.max, {
    usual: ageLimits.min,
    alias: ["age", "age_min"],
  }),
  max_age: whole(
    "Maximum age in completed years on the reference date, at least `min_age`. One that is omitted is raised by `min_age`, `born_from` and `born_to`.",
    ageLimits.min,
    ageLimits.max,
    { usual: 80, alias: ["age", "age_max"] },
  ),
  state: text(
    "State by its abbreviation or a name, also an official long or a former one; requires a country. Matched without regard to case and accents.",
    100,
    { alias: ["region", "province", "state_name", "state_abbreviation"] },
  ),
  city: text(
    "City, matched likewise, also in Latin letters; requires a country. `GET /places` lists what can be asked for.",
    100,
    { alias: ["town", "place"] },
  ),
  postal_code: text("Postal code, or how it begins; requires a country.", 100, {
    alias: ["zip", "zipcode", "zip_code", "postcode"],
  }),
  born_from: day("Earliest date of birth.", { alias: ["dob", "birth_date", "birthdate", "born"] }),
  born_to: day("Latest date of birth.", { alias: ["dob", "birth_date", "birthdate", "born"] }),
  card_brand: word("Brand of the card; must be in use in the country.", cardBrands, {
    title: "CardBrand",
    alias: ["brand", "card", "provider_bank"],
  }),
  blood_type: word("Blood group.", bloodTypes, { title: "BloodType", alias: ["blood", "blood_group"] }),
  phone_range: word(
    "Range of telephone numbers. `never_issued`: numbers that no operator can assign and that repeat seldom; strict validators refuse most. `mobile`: numbers that look like those of mobile phones. `valid`: numbers that libphonenumber accepts. All belong to no subscriber; a range that the country lacks is refused.",
    phoneRanges,
    { title: "PhoneRange", alias: ["phone", "phones"] },
  ),
  violate: words(
    "Names of rules to break on purpose, of those in `GET /rules` that can be violated, or `any`.",
    "names of rules",
    5,
    { alias: ["break", "violated"] },
  ),
  details: flag("Whether to add the parts of name, address and card.", { alias: ["detail"] }),
  extra: words("Names of further values, made by faker in the person's locale.", "names such as company.name", 16, {
    alias: ["extras", "fields"],
  }),
  script: word(
    "Script of name, street, city and state, and of salutation and envelope: `latin` by the country's rules for passports.",
    ["native", "latin"],
    { title: "Script", alias: ["letters"] },
  ),
  data_version: text("If set, must be the data version of the service.", 20, {
    pattern: "^[0-9]{4}\\.[0-9]+$",
    alias: ["version"],
  }),
});
