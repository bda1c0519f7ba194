import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../../src/web/countries.ts";
import { anybody, genders, protocols, readLink, type Wish, writeLink } from "../../../src/web/wish.ts";

const age = fc.option(fc.integer({ min: 18, max: 90 }), { nil: undefined });
const wishes: fc.Arbitrary<Wish> = fc.record({
  gender: fc.constantFrom(...genders),
  country: fc.constantFrom("", ...countries.map(({ code }) => code)),
  minAge: age,
  maxAge: age,
  seed: fc.string({ unit: "grapheme" }),
  referenceDate: fc.constantFrom("", "2026-11-20", "1900-01-01"),
  protocol: fc.constantFrom(...protocols),
});

describe("a link", () => {
  it("leads to the wish that it was made from", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(readLink(writeLink(wish))).toEqual({ wish, faults: [] });
      }),
    );
  });

  it("is empty where nothing is wished for", () => {
    expect(writeLink(anybody)).toBe("");
  });

  it.each([
    ["country=JP", "The link's country is none of the eleven."],
    ["gender=other", "The link's gender must be one of random, female, male."],
    ["max_age=4.5", "The link's max_age must be a whole number."],
    ["protocol=soap", "The link's protocol must be one of connect, grpc-web."],
  ])("says what is wrong with %s", (query, fault) => {
    expect(readLink(query)).toEqual({ wish: anybody, faults: [fault] });
  });
});
