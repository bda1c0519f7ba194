/** A request that is not valid, by its published fields. */
export interface Mistake {
  readonly of: "people" | "household" | "record" | "members" | "records" | "places" | "range";
  readonly fields: Readonly<Record<string, unknown>>;
}

const long = "x".repeat(101);
const wrongWords = [null, "", "other", 5, true, [], {}];
const wrongDays = [null, "", "2026-02-30", "01.01.2026", 20260101, true];
const wrongAges = [null, 17, 91, 18.5, "18", -1, true];
const wrongTexts = [null, "", " ", long, 5, ["x"], {}];

/** Values that a field does not take, tried one by one beside valid fields. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  gender: [undefined, "Female", "f", ...wrongWords],
  country: ["gb", "GB", "US", "germany", "xx", ...wrongWords],
  seed: [null, "", "x".repeat(65), "\ud800", 5, true, []],
  reference_date: ["1899-12-31", "2200-01-01", ...wrongDays],
  min_age: wrongAges,
  max_age: wrongAges,
  born_from: wrongDays,
  born_to: wrongDays,
  card_brand: ["visa", "Amex", ...wrongWords],
  blood_type: ["o+", "C+", ...wrongWords],
  phone_range: ["Reserved", "never-issued", ...wrongWords],
  script: ["Latin", "cyrillic", ...wrongWords],
  details: [null, "true", 1, []],
  extra: [null, "", "company.nam", ["company.name", 5], Array(17).fill("company.name"), {}, true],
  violate: [null, "", "nothing", ["any", "dob.zodiac"], Array(6).fill("dob.zodiac"), [5], true],
  data_version: [null, "", "1999.1", 5],
};

const people: readonly Mistake["fields"][] = [
  ...Object.entries(wrong).flatMap(([field, values]) => values.map((value) => ({ gender: "male", [field]: value }))),
  ...["state", "city", "postal_code"].flatMap((field) =>
    wrongTexts.map((value) => ({ gender: "male", country: "de", [field]: value })),
  ),
  ...["state", "city", "postal_code"].map((field) => ({ gender: "male", [field]: "Berlin" })),
  ...["age", "zip", "minAge", "count", "n", "Gender", "locale", "sex", "index", "state_name", "kind"].map((field) => ({
    gender: "male",
    [field]: 1,
  })),
  { gender: "male", min_age: 40, max_age: 30 },
  { gender: "male", born_from: "1990-01-02", born_to: "1990-01-01" },
  { gender: "male", reference_date: "2026-01-01", born_from: "2020-01-01" },
  { gender: "male", reference_date: "2026-01-01", born_to: "1900-01-01" },
  { gender: "male", reference_date: "2026-01-01", min_age: 30, max_age: 40, born_to: "1960-01-01" },
  { gender: "male", country: "de", state: "ZZ" },
  { gender: "male", country: "de", city: "Munchn" },
  { gender: "male", country: "de", city: "Bayern" },
  { gender: "male", country: "de", city: "qqqqqqqqqq" },
  { gender: "male", country: "de", state: "BE", city: "München" },
  { gender: "male", country: "de", postal_code: "00000" },
  { gender: "male", country: "de", city: "Berlin", postal_code: "80331" },
  { gender: "male", country: "de", state: "BE", postal_code: "80331" },
  { gender: "male", country: "fr", city: "Paris 5e", postal_code: "75001" },
  { gender: "male", country: "jp", city: "Yokohhama" },
  { gender: "male", country: "us", city: "New Yrk" },
  { gender: "male", country: "de", card_brand: "RuPay" },
  { gender: "male", country: "ru", reference_date: "2100-01-01", card_brand: "Discover" },
  { gender: "male", country: "de", violate: ["dob.form", "dob.zodiac"] },
  { gender: "male", country: "de", violate: ["national_id.sex"] },
  { gender: "male", violate: ["national_id.check_digit", "nothing"] },
  { gender: "x", country: "x", seed: "", min_age: 1, max_age: 1, details: 1, script: 1, extra: 1, violate: 1, x: 1 },
  { country: "xx", state: "BE", city: "Berlin" },
];

const households: readonly Mistake["fields"][] = [
  ...["Family", "none", ...wrongWords].map((kind) => ({ kind })),
  ...[null, 0, 9, 1.5, "2", true].map((size) => ({ size })),
  ...[null, -1, 2 ** 29, 0.5, "0"].map((index) => ({ index })),
  ...[null, "", "dob.zodiac", "any", ["household.name", 5], 5].map((violate) => ({ violate })),
  ...["x", null, 5].map((gender) => ({ gender })),
  { kind: "single", size: 2 },
  { kind: "couple", size: 3 },
  { kind: "family", size: 1 },
  { kind: "couple", violate: "household.name" },
  { kind: "multigeneration", min_age: 18, max_age: 18 },
  { kind: "family", size: 8, min_age: 18, max_age: 19 },
  { kind: "x", size: 9, index: -1, min_age: 1 },
  { country: "de", city: "Munchn" },
  { country: "gb", kinds: "family", members: 3, count: 2 },
];

const record = { country: "de", reference_date: "2026-01-01" };
const identities: readonly unknown[] = [
  undefined,
  null,
  "text",
  5,
  [],
  ...["name", "email", "gender", "national_id", "phone", "photo_url", "blood_type"].flatMap((field) =>
    [null, 5, {}, "x".repeat(301)].map((value) => ({ [field]: value })),
  ),
  ...["address", "dob", "height", "weight", "credit_card", "details"].flatMap((field) =>
    [null, "x", []].map((value) => ({ [field]: value })),
  ),
  ...[null, "30", true].map((age) => ({ dob: { age } })),
  ...[null, "1.8"].map((m) => ({ height: { m } })),
  { address: { zip: 5, city: null, town: "x" } },
  { nme: "A" },
  { id: 5, created_at: "x", address: { lines: [] } },
  { details: { name: { given: "x", nick: "y" }, envelope: "x", location: { latitude: "1" }, card: { number: "1" } } },
  { details: { envelope: ["x", 5] } },
  { extra: { a: 1, b: null } },
  { extra: [] },
  { violated: "x" },
  { violated: [5] },
  Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`x${at}`, at])),
];

const members: readonly unknown[] = [
  null,
  {},
  [],
  [5],
  [{ id: 1 }],
  [{ id: "1", identity: {}, parents: [1, 2, 3], partner: 9, relation: 5, lives_here: "yes" }],
  [{ id: 1, identity: { nme: "x", phone: null }, partner: null, parents: null, x: 1 }],
  Array.from({ length: 9 }, (_, at) => ({ id: at, identity: {} })),
];

export const corpus: readonly Mistake[] = [
  ...people.map((fields) => ({ of: "people", fields }) as const),
  ...households.map((fields) => ({ of: "household", fields }) as const),
  ...identities.map((identity) => ({ of: "record", fields: { ...record, identity } }) as const),
  ...[{ identity: {} }, { identity: {}, country: "gb" }, { identity: {}, country: "de", reference_date: "x" }].map(
    (fields) => ({ of: "record", fields }) as const,
  ),
  { of: "record", fields: { identity: {}, country: null, reference_date: null } },
  { of: "record", fields: { identity: {}, country: "de", countri: "x" } },
  ...members.map((value) => ({ of: "members", fields: { members: value } }) as const),
  { of: "members", fields: { members: [{ id: 1, identity: {} }], country: "de" } },
  ...[null, {}, [], [5], [{ identity: {} }], [{ identity: { phone: 5 }, country: "xx", x: 1 }, { country: "de" }]].map(
    (requests) => ({ of: "records", fields: { requests } }) as const,
  ),
  ...[
    {},
    { country: "gb" },
    { country: "de", state: "ZZ" },
    { country: "de", query: long },
    { country: "de", state: long },
    { country: "de", limit: 0 },
    { country: "de", limit: 1001 },
    { country: "de", limit: 1.5 },
    { country: "de", limit: "x" },
    { country: "de", count: 5 },
  ].map((fields) => ({ of: "places", fields }) as const),
  ...[
    { count: 0 },
    { count: -1 },
    { count: 1001 },
    { count: 1.5 },
    { count: "5" },
    { count: 2, first_index: 2 ** 32 - 1 },
    { count: 1, first_index: 2 ** 32 },
    { count: 1, first_index: -1 },
    { count: 1, first_index: 0.5 },
    { count: 1001, first_index: -1, country: "xx", min_age: 1 },
  ].map((fields) => ({ of: "range", fields: { gender: "male", ...fields } }) as const),
];
