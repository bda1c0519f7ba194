import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardBrands } from "../../../src/countries/country.ts";
import { countries } from "../../../src/countries/index.ts";
import { CardBrand, PhoneRange, Script } from "../../../src/gen/identity/v1/identity_pb.ts";
import {
  bloodTypes,
  countConstraints,
  namesIn,
  noConstraints,
  phoneRanges,
  scripts,
} from "../../../src/web/request/constraints.ts";
import {
  defaultQuery,
  formatQuery,
  genders,
  parseQuery,
  protocols,
  type Query,
  requestOf,
} from "../../../src/web/request/query.ts";

const codes = countries.map(({ code }) => code);
const age = fc.option(fc.integer({ min: 18, max: 90 }), { nil: undefined });
const text = fc.string({ unit: "grapheme", maxLength: 12 });
const date = fc.constantFrom("", "1980-02-29");
const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(\.[a-z_]{1,8})?$/), { maxLength: 3 });
const queries: fc.Arbitrary<Query> = fc.record({
  gender: fc.constantFrom(...genders),
  country: fc.constantFrom("", ...codes),
  minAge: age,
  maxAge: age,
  state: text,
  city: text,
  postalCode: text,
  bornFrom: date,
  bornTo: date,
  cardBrand: fc.constantFrom("", ...cardBrands),
  bloodType: fc.constantFrom("", ...bloodTypes),
  phoneRange: fc.constantFrom("", ...phoneRanges),
  script: fc.constantFrom("", ...scripts),
  details: fc.boolean(),
  extra: names,
  violate: names,
  seed: fc.string({ unit: "grapheme" }),
  referenceDate: fc.constantFrom("", "2026-11-20", "1900-01-01"),
  protocol: fc.constantFrom(...protocols),
});

describe("a link", () => {
  it("is parsed into the query that it was formatted from", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseQuery(formatQuery(query))).toEqual({ query, errors: [] });
      }),
    );
  });

  it("is empty for the defaults", () => {
    expect(formatQuery(defaultQuery)).toBe("");
  });

  it.each([
    ["country=JP", `The link's country must be one of ${codes.join(", ")}.`],
    ["gender=other", "The link's gender must be one of random, female, male."],
    ["max_age=4.5", "The link's max_age must be a whole number."],
    ["card_brand=visa", "The link's card_brand must be one of Visa, Mastercard, Discover, JCB, UnionPay, Mir, RuPay."],
    ["blood_type=C", "The link's blood_type must be one of O+, A+, B+, AB+, O-, A-, B-, AB-."],
    ["phone_range=real", "The link's phone_range must be one of reserved, never_issued, mobile, valid."],
    ["script=runic", "The link's script must be one of native, latin."],
    ["details=yes", "The link's details must be one of true, false."],
    ["protocol=soap", "The link's protocol must be one of connect, grpc-web."],
  ])("has an error for %s", (link, error) => {
    expect(parseQuery(link)).toEqual({ query: defaultQuery, errors: [error] });
  });
});

describe("a request for exactly this person", () => {
  it("has the numbers of the schema for words", () => {
    const { query } = parseQuery("card_brand=UnionPay&phone_range=never_issued&script=latin&details=true");
    expect(requestOf(query)).toMatchObject({
      cardBrand: CardBrand.UNIONPAY,
      phoneRange: PhoneRange.NEVER_ISSUED,
      script: Script.LATIN,
      details: true,
    });
  });

  it("has each name of a list once, however they are separated", () => {
    expect(namesIn(" company.name,color.human , company.name\tany ")).toEqual(["company.name", "color.human", "any"]);
    expect(namesIn(" , ")).toEqual([]);
  });

  it("is counted by its fields", () => {
    expect(countConstraints(noConstraints)).toBe(0);
    expect(countConstraints({ ...noConstraints, city: "Bonn", details: true, violate: ["any"] })).toBe(3);
    expect(countConstraints(defaultQuery)).toBe(0);
  });
});
