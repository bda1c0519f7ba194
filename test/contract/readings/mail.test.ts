import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Identity } from "../../../src/person/identity.ts";
import { everyCountry } from "../every-country.ts";
import { wordsOf } from "../mail-numbers.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });
const COUNT = 400;

function peopleFrom(firstIndex: number, country?: string, count = COUNT): readonly Identity[] {
  const range = { firstIndex, count };
  return [...service.batch({ gender: "random", seed: "mail", country }, range).draw(range)];
}

describe.each(everyCountry.map(({ code }) => code))("e-mail addresses of %s", (code) => {
  const people = [0, 20_000, 3_000_000_000].flatMap((first) => peopleFrom(first, code));

  it("have words in three of ten, with the year of birth in one more, and a number in six", () => {
    const shareOf = (isSuch: (person: Identity) => boolean): number => people.filter(isSuch).length / people.length;
    const hasDigits = ({ email }: Identity): boolean => /\d@/.test(email);
    expect(shareOf((person) => wordsOf(person) !== undefined && !hasDigits(person))).toBeCloseTo(0.3, 1);
    expect(shareOf((person) => wordsOf(person) !== undefined && hasDigits(person))).toBeCloseTo(0.1, 1);
    expect(shareOf((person) => wordsOf(person) === undefined && hasDigits(person))).toBeCloseTo(0.6, 1);
  });

  it("have a dot, nothing or, where there is a number, an underscore between names", () => {
    const names = people.map((person) => person.email.replace(`_${wordsOf(person)}`, ""));
    const shareOf = (form: RegExp): number => names.filter((name) => form.test(name)).length / names.length;
    expect(shareOf(/^[a-z-]+\.[a-z-]+\d*@/)).toBeCloseTo(0.59, 1);
    expect(shareOf(/^[a-z-]+\d*@/)).toBeCloseTo(0.35, 1);
    expect(shareOf(/^[a-z-]+_[a-z-]+\d*@/)).toBeCloseTo(0.06, 1);
  });
});

it("No two people of a seed share an address, nor its words, whatever their indexes", () => {
  const people = [0, 9_900, 999_900, 99_999_900, 4_294_960_000].flatMap((first) => peopleFrom(first, undefined, 1_000));
  expect(new Set(people.map(({ email }) => email)).size).toBe(5_000);
  const words = people.flatMap((person) => wordsOf(person) ?? []);
  expect(words.length).toBeGreaterThan(1_500);
  expect(new Set(words).size).toBe(words.length);
});
