import { type CountryCode, countries } from "../countries/index.ts";
import { sexes } from "../countries/words.ts";
import { foldName } from "../text/fold-name.ts";
import { householdCount, householdLimit, indexes } from "./bounds.ts";
import { day, text, whole, word, words } from "./field.ts";
import { genders, personRequestWith, years } from "./person-request.ts";

export const householdKinds = ["single", "couple", "family", "multigeneration", "shared"] as const;

/** Names, ISO codes and locales of countries, for those who write them in the place of a code. */
const otherNames: Readonly<Record<string, CountryCode>> = Object.fromEntries(
  countries.flatMap(({ code, name, otherNames: others, numeric, language, customs: { alpha2 } }) => {
    const locales = [language, `${language.slice(0, 2)}-${alpha2}`];
    return [name, ...others, alpha2, numeric, ...locales].map((other) => [foldName(other), code]);
  }),
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

/** The fields that a request of one person must have; one for places or for a check must have `country`. */
export const requiredOf = { person: ["gender"], country: ["country"] } as const;

/** The earlier form: a gender, which is not random, and nothing else. */
export const earlierRequest = {
  gender: word("Gender of the person.", sexes, { title: "EarlierGender", meant: genders }),
};

/** What a table of people has, besides the request of each. */
export const tableRequest = {
  count: whole("How many people; as many as the rate limit can pay for.", 1, 1_000_000, {
    usual: 100,
    alias: ["limit", "n", "number", "rows", "size"],
  }),
  first_index: whole("Index of the first person.", 0, indexes - 1, { usual: 0, alias: ["offset", "skip", "start"] }),
  columns: text(
    "Fields and groups of fields in their order, renamed by `=`: `name,email=mail,dob.date=born,address`. If omitted, all.",
    2_000,
  ),
};

/** How the pages of a Parquet file may be compressed. */
export const parquetCompressions = ["zstd", "snappy", "none"] as const;

/** The same as Apache Parquet. */
export const parquetRequest = {
  ...tableRequest,
  compression: word("Compression of the pages. If omitted, `zstd`.", parquetCompressions, {
    title: "ParquetCompression",
    alias: ["codec"],
  }),
};

/** The same as one JSON array. */
export const arrayRequest = {
  ...tableRequest,
  count: { ...tableRequest.count, about: "How many people.", max: 1_000 },
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
