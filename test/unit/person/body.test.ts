import { describe, expect, it } from "vitest";
import type { Country } from "../../../src/countries/country.ts";
import { countries } from "../../../src/countries/index.ts";
import type { Sex } from "../../../src/countries/words.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { cmOf, kgOf, sexesByNumber } from "../../../src/person/body.ts";
import { field } from "../../../src/person/field.ts";
import { packedCountry } from "../../../src/person/packed/country.ts";
import { normalOf } from "../../../src/random/normal.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const rng = new Rng(keyOf("test", "bodies"));
const sexes = ["male", "female"] as const;

/** Mean body mass index of men and women: NCD-RisC, Lancet 2017, for 2016. */
const publishedMeans: Readonly<Record<string, readonly [male: number, female: number]>> = {
  us: [29.0, 29.1],
  uk: [27.5, 27.2],
  ca: [27.5, 26.8],
  au: [27.7, 26.9],
  de: [27.5, 26.0],
  fr: [26.1, 24.3],
  jp: [23.7, 21.8],
  cn: [24.3, 23.6],
  in: [21.8, 22.0],
  mx: [27.6, 28.6],
  ru: [26.0, 26.7],
};

const { memory } = threadWorkspace();

/** Normal numbers of a field of the first people. */
function normals(ofField: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => normalOf(rng.seek(index, ofField).word(0)));
}

/** Body mass indexes of people of one age, on the scale of a metre and a half, where rounding matters least. */
function indexesOf(country: Country, sex: Sex, age: number): readonly number[] {
  const { bodies } = packedCountry(threadWorkspace(), country);
  const grown = { sex: sexesByNumber.indexOf(sex), year: 1980, age };
  const indexes = normals(field.weight, 4_000).map((one) => kgOf(memory.doubles, bodies, grown, 1_000, one) / 100);
  return indexes.toSorted((one, other) => one - other);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(countries.map((country) => [country.code, country] as const))("the bodies of %s", (code, country) => {
  it.each(sexes)("have about the published mean body mass index (%s)", (sex) => {
    const means = [22, 30, 38, 46, 54, 62, 70].map((age) => mean(indexesOf(country, sex, age)));
    const [male, female] = publishedMeans[code] ?? expect.fail(code);
    expect(Math.abs(mean(means) - (sex === "male" ? male : female))).toBeLessThan(1);
  });

  it.each(sexes)("have a long heavy tail, and nobody more at its end than before it (%s)", (sex) => {
    const indexes = indexesOf(country, sex, 50);
    const at = (share: number): number => indexes[Math.floor(share * indexes.length)] ?? 0;
    expect(at(0.95) - at(0.5)).toBeGreaterThan(1.2 * (at(0.5) - at(0.05)));
    const end = indexes.at(-1) ?? 0;
    expect(indexes.filter((one) => one > end - 0.5).length).toBeLessThan(6);
    const start = indexes[0] ?? 0;
    expect(indexes.filter((one) => one < start + 0.1).length).toBeLessThan(12);
  });

  it("are lighter in youth", () => {
    expect(mean(indexesOf(country, "male", 20))).toBeLessThan(mean(indexesOf(country, "male", 50)) - 1);
  });
});

describe("the mean height of those born after 1996", () => {
  const heightIn = (code: string, born: number): number => {
    const country = countries.find((one) => one.code === code) ?? expect.fail(code);
    const { bodies } = packedCountry(threadWorkspace(), country);
    const grown = { sex: sexesByNumber.indexOf("male"), year: born, age: 20 };
    return mean(normals(field.height, 6_000).map((stature) => cmOf(memory.doubles, bodies, grown, stature)));
  };

  it("goes on as before until 2001, and is level after it", () => {
    expect(heightIn("cn", 2001) - heightIn("cn", 1996)).toBeCloseTo((5 / 6) * 0.7, 1);
    expect(heightIn("us", 2001)).toBeLessThan(heightIn("us", 1996));
    expect(heightIn("cn", 2008)).toBe(heightIn("cn", 2001));
  });
});
