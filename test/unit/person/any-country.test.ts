import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import { countries } from "../../../src/countries/index.ts";
import { anyCountry } from "../../../src/person/any-country.ts";
import { field } from "../../../src/person/field.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { chiSquare } from "./chi-square.ts";

/** The first country under other codes. */
const named = (code: string) => ({ ...firstCountry, code });
const [firstCountry = expect.fail("there are no countries")] = countries;

const anyStream = fc.tuple(fc.string(), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const anyCode = fc.stringMatching(/^[a-z]{2}$/);

/** The code of the country of one person. */
function codeOf([seed, index]: [string, number], list: readonly Country[]): string {
  return anyCountry(new Rng(keyOf("test", seed)).seek(index, field.country), list).code;
}

describe("the country of people who are asked for without one", () => {
  it("is each as often", () => {
    const rng = new Rng(keyOf("test", "any country"));
    const counts = new Map<string, number>(countries.map(({ code }) => [code, 0]));
    const people = 110_000;
    for (let index = 0; index < people; index++) {
      const { code } = anyCountry(rng.seek(index, field.country), countries);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const expected = countries.map(() => people / countries.length);
    // Exceeded by chance in 1 of 1,000 seeds: 10 degrees of freedom.
    expect(chiSquare([...counts.values()], expected)).toBeLessThan(29.6);
  });

  it("is each as often after each of them", () => {
    const rng = new Rng(keyOf("test", "neighbours"));
    const pairs = new Map<string, number>();
    const people = 121_000;
    let before = "";
    for (let index = 0; index < people; index++) {
      const { code } = anyCountry(rng.seek(index, field.country), countries);
      pairs.set(before + code, (pairs.get(before + code) ?? 0) + 1);
      before = code;
    }
    pairs.delete("us");
    const observed = countries.flatMap((one) => countries.map((other) => pairs.get(one.code + other.code) ?? 0));
    // 120 degrees of freedom.
    expect(
      chiSquare(
        observed,
        observed.map(() => people / observed.length),
      ),
    ).toBeLessThan(173);
  });

  it("changes with one more country only where that one wins", () => {
    fc.assert(
      fc.property(
        anyStream,
        fc.uniqueArray(anyCode, { minLength: 2, maxLength: 20 }),
        (stream, [code = "", ...codes]) => {
          const before = codeOf(stream, codes.map(named));
          expect([before, code]).toContain(codeOf(stream, [code, ...codes].map(named)));
        },
      ),
    );
  });

  it("does not depend on their order", () => {
    fc.assert(
      fc.property(anyStream, fc.uniqueArray(anyCode, { minLength: 1, maxLength: 20 }), (stream, codes) => {
        expect(codeOf(stream, codes.toReversed().map(named))).toBe(codeOf(stream, codes.map(named)));
      }),
    );
  });
});
