import { type CountryCode, countries } from "../countries/index.ts";
import { sexes } from "../countries/words.ts";
import { householdCount, householdLimit } from "./bounds.ts";
import { day, text, whole, word, words } from "./field.ts";
import { genders, personRequestWith, years } from "./person-request.ts";

export const householdKinds = ["single", "couple", "family", "multigeneration", "shared"] as const;

/** Names and ISO codes of countries, for those who write them in the place of a code. */
const otherNames: Readonly<Record<string, CountryCode>> = Object.fromEntries(
  countries.flatMap(({ code, name, customs }) => [name, customs.alpha2].map((other) => [other.toLowerCase(), code])),
);

const countryOf = (about: string) =>
  word(
    about,
    countries.map(({ code }) => code),
    {
      letter: "c",
      title: "Country",
      alias: ["country_code", "nationality", "nat", "locale"],
      meant: otherNames,
    },
  );

/** The request of one person. */
export const personRequest = personRequestWith(countryOf);

/** The earlier form: a gender, which is not random, and nothing else. */
export const earlierRequest = {
  gender: word("Gender of the person.", sexes, { title: "EarlierGender", meant: genders }),
};

const { violate: _, ...firstMember } = personRequest;

/** The request of one household. The fields of a person are those of its first member. */
export const householdRequest = {
  ...firstMember,
  kind: word("Composition; `any` and none go by the census of the country.", ["any", ...householdKinds], {
    title: "HouseholdKind",
    alias: ["type"],
  }),
  violate: words("Names of rules to break on purpose, in a family with a child.", "names of rules", 5),
  size: whole("How many members.", 1, householdLimit, { alias: ["members", "people", "adults"] }),
  index: whole("Index of the household.", 0, householdCount - 1),
};

/** Which places are listed. */
export const placesRequest = {
  country: countryOf("Code of the country."),
  query: text("Part of a name, or the beginning of a postal code.", 100, {
    mayBe: "empty",
    alias: ["city", "name", "q"],
  }),
  state: text("Only places of this state, by its abbreviation or name.", 100),
  limit: whole("How many places.", 1, 100, { usual: 100, alias: ["count"] }),
};

/** How a record is checked. */
export const verifyRequest = {
  country: countryOf("The country whose rules are checked."),
  reference_date: day("The date that ages and card expiry refer to. If omitted, the current date in UTC.", { years }),
};

/** Whose rules are listed. */
export const rulesRequest = {
  country: countryOf("Code of a country, for its own rules too."),
};
