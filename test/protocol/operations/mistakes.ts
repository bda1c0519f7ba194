import type { FaultReason } from "../../../src/schema/fault.ts";

/** Where RPC differs from plain JSON: fields of a template, and its own names for words. */
interface OnRpc {
  readonly field?: string;
  readonly says?: RegExp;
}

/** A request that is not valid in one field, with what the message says of it; `of` is a kind of the golden refusals. */
export type Mistake = readonly [
  name: string,
  of: "people" | "household" | "record" | "records" | RpcMethod,
  fields: Readonly<Record<string, unknown>>,
  field: string,
  says: RegExp,
  reason: FaultReason,
  onRpc?: OnRpc,
];

/** Methods that plain JSON has none like, or has by GET; the fields are those of the message in JSON. */
type RpcMethod = `${"BatchGenerate" | "Stream"}${"Identities" | "Households"}` | "ListRules" | "ListPlaces";

/** A number that no enum has, and a text that no word is. */
const unknown = 99;

const person = { gender: "male" };
const german = { ...person, country: "de" };
const munchn = { gender: "GENDER_MALE", country: "COUNTRY_DE", city: "Munchn" };
const family = { template: { max_age: 20 }, kind: "HOUSEHOLD_KIND_FAMILY" };
const record = { identity: { name: "A" }, country: "de" };
const long = "x".repeat(10_000);
const names = Array.from({ length: 17 }, () => "company.name");
const exclusive = ["dob.form", "dob.zodiac"];

export const ofPeople: readonly Mistake[] = [
  ["an unknown city", "people", { ...german, city: "Munchn" }, "city", /closest matches: München/, "UNKNOWN_VALUE"],
  ["a city elsewhere", "people", { ...german, state: "BE", city: "München" }, "city", /lies in BY/, "CONFLICT"],
  ["an unknown state", "people", { ...german, state: "ZZ" }, "state", /is not a state of Germany/, "UNKNOWN_VALUE"],
  ["a place without a country", "people", { ...person, city: "Berlin" }, "city", /requires a country/, "CONFLICT"],
  ["the code of no place", "people", { ...german, postal_code: "00000" }, "postal_code", /01067/, "UNKNOWN_VALUE"],
  [
    "a brand that the country does not have",
    "people",
    { ...german, card_brand: "RuPay" },
    "card_brand",
    /not in use in Germany: Visa/,
    "CONFLICT",
    { says: /not in use in Germany: CARD_BRAND_VISA/ },
  ],
  ["births outside the ages", "people", { ...person, born_from: "2020-01-01" }, "born_from", /no day/, "CONFLICT"],
  ["an unknown blood group", "people", { ...person, blood_type: "C+" }, "blood_type", /must be/, "UNKNOWN_VALUE"],
  ["an unknown value", "people", { ...person, extra: ["company.nam"] }, "extra", /company\.name/, "UNKNOWN_VALUE"],
  ["seventeen further values", "people", { ...person, extra: names }, "extra", /at most 16/, "OUT_OF_RANGE"],
  ["an unknown rule", "people", { ...german, violate: ["none"] }, "violate", /cannot be broken/, "UNKNOWN_VALUE"],
  ["exclusive rules", "people", { ...german, violate: exclusive }, "violate", /both dob\.form and dob/, "CONFLICT"],
  ["a data version", "people", { ...person, data_version: "1999.1" }, "data_version", /only one/, "UNKNOWN_VALUE"],
  ...(
    [
      ["card_brand", /must be Visa/, /must be CARD_BRAND_VISA/],
      ["phone_range", /must be reserved/, /must be PHONE_RANGE_RESERVED/],
      ["script", /must be native/, /must be SCRIPT_NATIVE/],
    ] as const
  ).map(
    ([field, says, onRpc]): Mistake => [
      `an unknown ${field}`,
      "people",
      { ...person, [field]: unknown },
      field,
      says,
      "UNKNOWN_VALUE",
      { says: onRpc },
    ],
  ),
  ...(["BatchGenerateIdentities", "StreamIdentities"] as const).map(
    (method): Mistake => [
      `an unknown city: ${method}`,
      method,
      { template: munchn, count: 1 },
      "template.city",
      /München/,
      "UNKNOWN_VALUE",
    ],
  ),
];

export const ofHouseholds: readonly Mistake[] = [
  ["too young a parent", "household", { kind: "family", max_age: 20 }, "kind", /leaves no room/, "CONFLICT"],
  [
    "an unknown kind",
    "household",
    { kind: unknown },
    "kind",
    /must be any, single/,
    "UNKNOWN_VALUE",
    { says: /must be HOUSEHOLD_KIND_SINGLE/ },
  ],
  ["nine members", "household", { size: 9 }, "size", /1 to 8/, "OUT_OF_RANGE"],
  [
    "an unknown city of a household",
    "household",
    { country: "de", city: "Munchn" },
    "city",
    /closest matches: München/,
    "UNKNOWN_VALUE",
    { field: "template.city" },
  ],
  [
    "too young a first member in a batch",
    "BatchGenerateHouseholds",
    { template: family, count: 1 },
    "template.kind",
    /leaves no room/,
    "CONFLICT",
  ],
  [
    "too low an age in a stream of households",
    "StreamHouseholds",
    { template: { template: { min_age: 3 } }, count: 1 },
    "template.template.min_age",
    /18 to 90/,
    "OUT_OF_RANGE",
  ],
  ["1,001 households", "BatchGenerateHouseholds", { template: {}, count: 1_001 }, "count", /1 to 1000/, "OUT_OF_RANGE"],
];

export const ofRecords: readonly Mistake[] = [
  ["a record without a country", "record", { identity: {} }, "country", /is required/, "FIELD_REQUIRED"],
  ["no record", "record", { country: "de" }, "identity", /is required/, "FIELD_REQUIRED"],
  [
    "a record with a long text",
    "record",
    { country: "de", identity: { name: long.slice(0, 3_000) } },
    "identity.name",
    /at most 300 characters/,
    "OUT_OF_RANGE",
  ],
  [
    "one of several records with a text of 10,000 characters",
    "records",
    { requests: [{ country: "de", identity: { address: { city: long } } }] },
    "requests[0].identity.address.city",
    /at most 300 characters/,
    "OUT_OF_RANGE",
  ],
  [
    "1,001 records",
    "records",
    { requests: Array(1_001).fill(record) },
    "requests",
    /1 to 1000 records/,
    "OUT_OF_RANGE",
  ],
  ["no records", "records", { requests: [] }, "requests", /1 to 1000 records/, "OUT_OF_RANGE"],
  [
    "the second of two records without a country",
    "records",
    { requests: [record, { identity: {} }] },
    "requests[1].country",
    /is required/,
    "FIELD_REQUIRED",
  ],
  ["rules of an unknown country", "ListRules", { country: unknown }, "country", /must be COUNTRY_US/, "UNKNOWN_VALUE"],
  ["places of no country", "ListPlaces", {}, "country", /is required/, "FIELD_REQUIRED"],
  ["101 places", "ListPlaces", { country: "COUNTRY_DE", limit: 101 }, "limit", /1 to 100$/, "OUT_OF_RANGE"],
];
