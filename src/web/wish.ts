import { create, type MessageInitShape } from "@bufbuild/protobuf";
import {
  Country,
  Gender,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../gen/identity/v1/identity_pb.ts";
import { countryOfCode } from "./countries.ts";

export const genders = ["random", "female", "male"] as const;
export const protocols = ["connect", "grpc-web"] as const;

/** Who is wanted, and how to ask for them: all that a link carries. Empty text and undefined stand for "left out". */
export interface Wish {
  readonly gender: (typeof genders)[number];
  /** A code such as `jp`. */
  readonly country: string;
  readonly minAge: number | undefined;
  readonly maxAge: number | undefined;
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly protocol: (typeof protocols)[number];
}

export const anybody: Wish = {
  gender: "random",
  country: "",
  minAge: undefined,
  maxAge: undefined,
  seed: "",
  referenceDate: "",
  protocol: "connect",
};

/** A wish from a link, and what is wrong with it in whole sentences. What only the service can judge is left to it. */
export interface ReadLink {
  readonly wish: Wish;
  readonly faults: readonly string[];
}

/** The query of the link that leads to this wish, without a question mark. */
export function writeLink(wish: Wish): string {
  const query = new URLSearchParams();
  const write = (name: string, value: string | number | undefined, fallback?: string): void => {
    if (value !== undefined && value !== "" && value !== fallback) query.set(name, String(value));
  };
  write("country", wish.country);
  write("gender", wish.gender, anybody.gender);
  write("min_age", wish.minAge);
  write("max_age", wish.maxAge);
  write("seed", wish.seed);
  write("reference_date", wish.referenceDate);
  write("protocol", wish.protocol, anybody.protocol);
  return query.toString();
}

export function readLink(search: string): ReadLink {
  const query = new URLSearchParams(search);
  const faults: string[] = [];
  const choice = <T extends string>(name: string, words: readonly T[], fallback: T): T => {
    const value = query.get(name);
    if (value === null) return fallback;
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) faults.push(`The link's ${name} must be one of ${words.join(", ")}.`);
    return word ?? fallback;
  };
  const age = (name: string): number | undefined => {
    const value = query.get(name);
    if (value === null) return undefined;
    if (/^\d{1,3}$/.test(value)) return Number(value);
    faults.push(`The link's ${name} must be a whole number.`);
    return undefined;
  };
  const country = query.get("country") ?? "";
  const known = country === "" || countryOfCode(country) !== undefined;
  if (!known) faults.push("The link's country is none of the eleven.");

  const wish: Wish = {
    gender: choice("gender", genders, anybody.gender),
    country: known ? country : "",
    minAge: age("min_age"),
    maxAge: age("max_age"),
    seed: query.get("seed") ?? "",
    referenceDate: query.get("reference_date") ?? "",
    protocol: choice("protocol", protocols, anybody.protocol),
  };
  return { wish, faults };
}

const genderNumbers = { random: Gender.RANDOM, female: Gender.FEMALE, male: Gender.MALE } as const;

/** The request that asks for it. */
export function requestOf(wish: Wish): GenerateIdentityRequest {
  const request: MessageInitShape<typeof GenerateIdentityRequestSchema> = {
    gender: genderNumbers[wish.gender],
    country: countryOfCode(wish.country)?.number ?? Country.UNSPECIFIED,
    seed: wish.seed,
    referenceDate: wish.referenceDate,
    ...(wish.minAge === undefined ? {} : { minAge: wish.minAge }),
    ...(wish.maxAge === undefined ? {} : { maxAge: wish.maxAge }),
  };
  return create(GenerateIdentityRequestSchema, request);
}
