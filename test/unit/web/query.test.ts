import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { CardBrand, PhoneRange, Script } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Field } from "../../../src/schema/field.ts";
import { personRequest } from "../../../src/schema/request.ts";
import { type Query, queryFields, queryOf, requestOf, type Value } from "../../../src/web/request/fields.ts";
import { defaultQuery, formatQuery, parseQuery } from "../../../src/web/request/query.ts";

const codes = countries.map(({ code }) => code);

/** Any value of a field, as the form has it. */
function anyOf(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "word":
      return fc.constantFrom(...field.words);
    case "words":
      return fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(\.[a-z_]{1,8})?$/), { maxLength: 3 });
    case "text":
      return fc.string({ unit: "grapheme", maxLength: 12 });
    case "day":
      return fc.constantFrom("1980-02-29", "2026-11-20", "1900-01-01");
    case "whole":
      return fc.integer({ min: field.min, max: field.max });
    case "flag":
      return fc.boolean();
  }
}

const queries: fc.Arbitrary<Query> = fc
  .record(Object.fromEntries(Object.entries(queryFields).map(([name, field]) => [name, anyOf(field)])), {
    requiredKeys: Object.keys(defaultQuery),
  })
  .map((values) => queryOf(values));

describe("a link", () => {
  it("is parsed into the query that it was formatted from", () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseQuery(formatQuery(query))).toEqual({ query, errors: [] });
      }),
    );
  });

  it("leaves out an empty parameter, and reads the plus sign of a blood group", () => {
    expect(parseQuery("country=&min_age=&details=&city=&blood_type=O+")).toEqual({
      query: { ...defaultQuery, blood_type: "O+" },
      errors: [],
    });
  });

  it("is empty for the defaults", () => {
    expect(formatQuery(defaultQuery)).toBe("");
  });

  it.each([
    ["country=JP", `The link's country must be one of ${codes.join(", ")}.`],
    ["gender=other", "The link's gender must be one of male, female, random."],
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
    const names = " company.name,color.human , company.name\tany ";
    expect(parseQuery(`extra=${names}`).query.extra).toEqual(["company.name", "color.human", "any"]);
    expect(parseQuery("extra= , ")).toEqual({ query: defaultQuery, errors: [] });
  });

  it("has every field of the service's request but the data version, with the same words", () => {
    const { data_version: _, ...published } = personRequest;
    expect(Object.keys(queryFields)).toEqual([...Object.keys(published), "protocol"]);
    expect(queryFields.country.words).toEqual(published.country.words);
  });
});
