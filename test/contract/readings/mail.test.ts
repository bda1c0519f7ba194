import { describe, expect, it } from "vitest";
import type { Identity } from "../../../src/identity/identity.ts";
import { createIdentityService } from "../../../src/service/service.ts";
import { everyCountry } from "../every-country.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });
const COUNT = 400;

const peopleFrom = (firstIndex: number, country?: string, count = COUNT): readonly Identity[] =>
  service.batch({ gender: "random", seed: "mail", country }, { firstIndex, count }).draw().identities;

const shareOf = (people: readonly Identity[], form: (person: Identity) => RegExp): number =>
  people.filter((person) => form(person).test(person.email)).length / people.length;

describe.each(everyCountry.map(({ code }) => code))("e-mail addresses of %s", (code) => {
  const people = [0, 20_000, 3_000_000_000].flatMap((first) => peopleFrom(first, code));

  it("have no number in three of ten, the year of birth in one, and a number in six", () => {
    expect(shareOf(people, () => /^\D+@[a-z.]+\.example\./)).toBeCloseTo(0.3, 1);
    expect(
      shareOf(
        people,
        ({ dob }) => new RegExp(`\\D(?:${dob.date.slice(0, 2)})?${dob.date.slice(2, 4)}@[a-z.]+\\.example`),
      ),
    ).toBeCloseTo(0.1, 1);
    expect(shareOf(people, () => /\d@example\./)).toBeCloseTo(0.6, 1);
  });

  it("have a dot, nothing or an underscore between names", () => {
    expect(shareOf(people, () => /^[a-z-]+\.[a-z-]+\d*@/)).toBeCloseTo(0.55, 1);
    expect(shareOf(people, () => /^[a-z-]+\d*@/)).toBeCloseTo(0.35, 1);
    expect(shareOf(people, () => /^[a-z-]+_[a-z-]+\d*@/)).toBeCloseTo(0.1, 1);
  });
});

it("No two people of a seed share an address, nor a host of their own, whatever their indexes", () => {
  const firsts = [0, 9_900, 999_900, 99_999_900, 4_294_960_000];
  const mails = firsts.flatMap((first) => peopleFrom(first, undefined, 1_000)).map(({ email }) => email);
  expect(new Set(mails).size).toBe(5_000);
  const hosts = mails.flatMap((mail) => /@([a-z.]+)\.example\./.exec(mail)?.[1] ?? []);
  expect(hosts.length).toBeGreaterThan(1_500);
  expect(new Set(hosts).size).toBe(hosts.length);
});
