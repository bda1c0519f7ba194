import { create } from "@bufbuild/protobuf";
import {
  Country,
  Gender,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import {
  bloodTypes,
  type Constraints,
  cardBrands,
  constraintsMessage,
  namesIn,
  noConstraints,
  phoneRanges,
  scripts,
  textFields,
} from "./constraints.ts";

export const genders = ["random", "female", "male"] as const;
export const protocols = ["connect", "grpc-web"] as const;

/** The state of the form, which a link carries in its query. An empty text or undefined is an omitted field. */
export interface Query extends Constraints {
  readonly gender: (typeof genders)[number];
  /** A published code, such as `jp`. */
  readonly country: string;
  readonly minAge: number | undefined;
  readonly maxAge: number | undefined;
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly protocol: (typeof protocols)[number];
}

export const defaultQuery: Query = {
  ...noConstraints,
  gender: "random",
  country: "",
  minAge: undefined,
  maxAge: undefined,
  seed: "",
  referenceDate: "",
  protocol: "connect",
};

/** The published codes and the numbers of the schema. */
const countries: ReadonlyMap<string, Country> = new Map(
  Object.entries(Country)
    .filter(([, number]) => number !== Country.UNSPECIFIED)
    .map(([name, number]) => [name.toLowerCase(), number]),
);

/** The query string of the link to this state, without a question mark. Omits defaults. */
export function formatQuery(query: Query): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined, fallback?: string): void => {
    if (value !== undefined && value !== "" && value !== fallback) params.set(name, String(value));
  };
  set("country", query.country);
  set("gender", query.gender, defaultQuery.gender);
  set("min_age", query.minAge);
  set("max_age", query.maxAge);
  for (const [key, name] of textFields) set(name, query[key]);
  set("card_brand", query.cardBrand);
  set("blood_type", query.bloodType);
  set("phone_range", query.phoneRange);
  set("script", query.script);
  set("details", query.details ? "true" : "");
  set("extra", query.extra.join(","));
  set("violate", query.violate.join(","));
  set("seed", query.seed);
  set("reference_date", query.referenceDate);
  set("protocol", query.protocol, defaultQuery.protocol);
  return params.toString();
}

/** The state in a link, and one sentence for each invalid parameter. Ranges, dates and seeds are left to the service. */
export function parseQuery(search: string): { readonly query: Query; readonly errors: readonly string[] } {
  const params = new URLSearchParams(search);
  const errors: string[] = [];
  const oneOf = <T extends string, F extends string>(name: string, values: readonly T[], fallback: F): T | F => {
    const given = params.get(name);
    if (given === null) return fallback;
    const value = values.find((candidate) => candidate === given);
    if (value === undefined) errors.push(`The link's ${name} must be one of ${values.join(", ")}.`);
    return value ?? fallback;
  };
  const wholeNumber = (name: string): number | undefined => {
    const given = params.get(name);
    if (given === null) return undefined;
    if (/^\d{1,3}$/.test(given)) return Number(given);
    errors.push(`The link's ${name} must be a whole number.`);
    return undefined;
  };

  const query: Query = {
    country: oneOf("country", [...countries.keys()], defaultQuery.country),
    gender: oneOf("gender", genders, defaultQuery.gender),
    minAge: wholeNumber("min_age"),
    maxAge: wholeNumber("max_age"),
    state: params.get("state") ?? "",
    city: params.get("city") ?? "",
    postalCode: params.get("postal_code") ?? "",
    bornFrom: params.get("born_from") ?? "",
    bornTo: params.get("born_to") ?? "",
    cardBrand: oneOf("card_brand", cardBrands, ""),
    bloodType: oneOf("blood_type", bloodTypes, ""),
    phoneRange: oneOf("phone_range", phoneRanges, ""),
    script: oneOf("script", scripts, ""),
    details: oneOf("details", ["true", "false"], "false") === "true",
    extra: namesIn(params.get("extra") ?? ""),
    violate: namesIn(params.get("violate") ?? ""),
    seed: params.get("seed") ?? "",
    referenceDate: params.get("reference_date") ?? "",
    protocol: oneOf("protocol", protocols, defaultQuery.protocol),
  };
  return { query, errors };
}

const genderNumbers = { random: Gender.RANDOM, female: Gender.FEMALE, male: Gender.MALE } as const;

/** The number of a published code in the schema; unspecified for an empty one. */
export function countryNumber(code: string): Country {
  return countries.get(code) ?? Country.UNSPECIFIED;
}

/** The request message for this state. */
export function requestOf(query: Query): GenerateIdentityRequest {
  return create(GenerateIdentityRequestSchema, {
    gender: genderNumbers[query.gender],
    country: countryNumber(query.country),
    seed: query.seed,
    referenceDate: query.referenceDate,
    ...constraintsMessage(query),
    ...(query.minAge === undefined ? {} : { minAge: query.minAge }),
    ...(query.maxAge === undefined ? {} : { maxAge: query.maxAge }),
  });
}
