import { describe, expect, it } from "vitest";
import { phonePeriod } from "../../../scripts/docs/phone-repeats.ts";
import { countryOf } from "../../../src/countries/index.ts";
import { hasPhones, phoneRanges } from "../../../src/countries/phone-ranges.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { everyCountry } from "../every-country.ts";
import { phonesOf } from "../phone-numbers.ts";

const service = createIdentityService({
  newSeed: () => "phone repeats",
  today: () => ({ year: 2026, month: 11, day: 25 }),
});
const rng = new Rng(keyOf("phone repeats", ""));
const SLICE = 700;

const rangesOfAll = everyCountry.flatMap((country) =>
  phoneRanges.filter((range) => hasPhones(country, range)).map((range) => [country.code, range, country] as const),
);

describe.each(rangesOfAll)("the telephone numbers of %s, range %s", (code, range, country) => {
  const period = phonePeriod(country, range);
  const slice = Math.min(SLICE, period);

  it.each([0, 1_000_000, 4_000_000_000])("are different before the period, from index %i on", (start) => {
    const numbers = [start, start + period - slice].flatMap((firstIndex) => {
      const asked = { gender: "random", country: code, phone_range: range };
      const people = { firstIndex, count: slice };
      return Array.from(service.batch(asked, people).draw(people), (person) => person.phone);
    });
    expect(new Set(numbers).size).toBe(Math.min(2 * slice, period));
  });

  it("repeat in one place when all of its numbers are used, and no sooner", () => {
    const sizes = country.places.items.map((place) => place.templates(range).ends.at(-1) ?? 0);
    const smallest = Math.min(...sizes.filter((size) => size > 0));
    const place = country.places.items[sizes.indexOf(smallest)] ?? expect.fail();
    const numbers = (from: number, count: number): readonly string[] =>
      phonesOf(rng, [from, count], [place.templates(range)]);
    expect(smallest).toBeGreaterThanOrEqual(period);
    const before =
      smallest > 100_000 ? [...numbers(0, SLICE), ...numbers(smallest - SLICE, SLICE)] : numbers(0, smallest);
    expect(new Set(before).size).toBe(before.length);
    expect(numbers(smallest, 20)).toEqual(numbers(0, 20));
    expect(numbers(4_000_000_000 - (4_000_000_000 % smallest), 20)).toEqual(numbers(0, 20));
  });
});

it("Never-issued American numbers repeat after a million people, and within one area code after two", () => {
  const us = countryOf("us") ?? expect.fail();
  expect(phonePeriod(us, "never_issued")).toBe(1_000_000);
  const { items } = us.places;
  const one = items.find((place) => place.templates("never_issued").templates.length === 2) ?? expect.fail();
  expect(one.templates("never_issued").ends.at(-1)).toBe(2_000_000);
});
