import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import {
  defaultQuery,
  formatQuery,
  genders,
  parseQuery,
  protocols,
  type Query,
} from "../../../src/web/request/query.ts";

const codes = countries.map(({ code }) => code);
const age = fc.option(fc.integer({ min: 18, max: 90 }), { nil: undefined });
const queries: fc.Arbitrary<Query> = fc.record({
  gender: fc.constantFrom(...genders),
  country: fc.constantFrom("", ...codes),
  minAge: age,
  maxAge: age,
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
    ["protocol=soap", "The link's protocol must be one of connect, grpc-web."],
  ])("has an error for %s", (link, error) => {
    expect(parseQuery(link)).toEqual({ query: defaultQuery, errors: [error] });
  });
});
