import { describe, expect, it } from "vitest";
import { countries, countryOf } from "../../src/countries/index.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { anyCountry } from "../../src/person/any-country.ts";
import { drawRow } from "../../src/person/draw.ts";
import { field } from "../../src/person/field.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { fieldOf } from "../contract/row-fields.ts";
import { some } from "./extent.ts";

const rng = new Rng(keyOf("test", "cards"));

const spec = { referenceDate: { year: 2026, month: 11, day: 23 }, ages: { min: 18, max: 80 } };

function cardOf(code: string, index: number): number {
  const country = countryOf(code) ?? expect.fail(code);
  return Number(fieldOf(drawRow(rng, threadWorkspace(), index, { ...spec, country }), "credit_card.number"));
}

describe("slices of one seed that are far apart share no card number", () => {
  const slices = [0, 1_000_000, 2_000_000, 7_000_000, 4_000_000_000];
  const length = some(30_000);
  const indexes = slices.flatMap((first) => Array.from({ length }, (_, at) => first + at));

  it.each(countries.map(({ code }) => code))("in %s", (code) => {
    expect(new Set(indexes.map((index) => cardOf(code, index))).size).toBe(indexes.length);
  });

  it("among people of all countries", () => {
    const codeAt = (index: number): string => anyCountry(rng.seek(index, field.country), countries).code;
    // A country at a time, whose tables stay in the processor's cache.
    const inOrder = indexes.map((index) => ({ index, code: codeAt(index) })).sort((a, b) => (a.code < b.code ? -1 : 1));
    expect(new Set(inOrder.map(({ index, code }) => cardOf(code, index))).size).toBe(indexes.length);
  });
});
