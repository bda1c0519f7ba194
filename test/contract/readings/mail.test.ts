import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Identity } from "../../../src/person/identity.ts";
import { everyCountry } from "../every-country.ts";
import { mailNumber } from "../mail-numbers.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

function peopleFrom(firstIndex: number, count: number, country?: string): readonly Identity[] {
  const range = { firstIndex, count };
  return [...service.batch({ gender: "random", seed: "mail", country }, range).draw(range)];
}

const localOf = ({ email }: Identity): string => email.slice(0, email.indexOf("@"));
const digitsOf = (person: Identity): string => /\d*$/.exec(localOf(person))?.[0] ?? "";

/** The first index of each class of endings, and how many digits its addresses end in, besides the year of birth. */
const classes: readonly (readonly [first: number, digits: number])[] = [
  [18, 1],
  [72, 3],
  [5_472, 4],
  [57_072, 5],
  [597_072, 6],
  [5_997_072, 7],
  [59_997_072, 8],
  [599_997_072, 9],
];

describe.each(everyCountry.map(({ code }) => code))("e-mail addresses of %s", (code) => {
  it("end in nothing, two or four digits of the year of birth for the first 18 people, with each domain and mark", () => {
    const people = peopleFrom(0, 18, code);
    for (const person of people) {
      expect(["", person.dob.date.slice(2, 4), person.dob.date.slice(0, 4)]).toContain(digitsOf(person));
    }
    expect(new Set(people.map(mailNumber)).size).toBe(18);
    expect(people.filter((person) => digitsOf(person) === "")).toHaveLength(6);
  });

  it("have at most three digits or a year for the first 5,472 people, and no leading zero", () => {
    for (const person of peopleFrom(18, 1_000, code)) expect(digitsOf(person)).toMatch(/^[1-9](?:\d\d)?$/);
  });

  it("shorten names before their 30th character where that leaves out a second name", () => {
    for (const person of peopleFrom(4_000_000, 1_000, code)) {
      const local = localOf(person);
      if (local.length > 30) expect(local).toMatch(/^[a-z]\.?[a-z]+\d*$/);
      expect(local).not.toMatch(/-\d*$/);
    }
  });

  it("have a dot between names in a half, and the initial alone in a quarter", () => {
    const people = peopleFrom(100, 900, code);
    const dotted = people.filter((person) => localOf(person).includes("."));
    expect(dotted.length / people.length).toBeCloseTo(0.5, 1);
    const initials = dotted.filter((person) => localOf(person).indexOf(".") === 1);
    expect(initials.length / dotted.length).toBeCloseTo(0.25, 1);
  });
});

it.each(classes)(
  "From index %d on, addresses end in %d digits, of which four are no year of birth",
  (first, digits) => {
    for (const person of peopleFrom(first, first === 18 ? 54 : 500)) {
      expect(digitsOf(person)).toHaveLength(digits);
      if (digits === 4) expect(digitsOf(person)).not.toMatch(/^(?:1[89]|2[01])/);
    }
  },
);

it("A third of single people have no digits", () => {
  const single = Array.from({ length: 3_000 }, (_, at) => service.generate({ gender: "random", seed: `one ${at}` }));
  const without = single.filter(({ identity }) => digitsOf(identity) === "").length;
  expect(without / single.length).toBeCloseTo(1 / 3, 1);
});

it("No two people of a seed share an address, whatever their indexes, countries and reference dates", () => {
  const anyIndex = fc.oneof(
    ...[0, ...classes.map(([first]) => first)].map((first) =>
      fc.integer({ min: Math.max(0, first - 20), max: first + 20 }),
    ),
    fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  );
  const anyPerson = fc.record({
    firstIndex: anyIndex,
    country: fc.constantFrom(...everyCountry.map(({ code }) => code)),
    year: fc.integer({ min: 1_900, max: 2_199 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPerson, { minLength: 2, maxLength: 40, selector: (one) => one.firstIndex }),
      (people) => {
        const drawn = people.map(({ firstIndex, country, year }) => {
          const range = { firstIndex, count: 1 };
          const fields = { gender: "random", seed: "law", country, reference_date: `${year}-06-01` };
          return [...service.batch(fields, range).draw(range)][0];
        });
        expect(new Set(drawn.map((person) => person?.email)).size).toBe(people.length);
        // The names may be the same: what is left must tell them apart.
        expect(new Set(drawn.map((person) => person && mailNumber(person))).size).toBe(people.length);
      },
    ),
  );
});

it("All addresses of the first 60,000 people of a seed differ without their names", () => {
  const range = { firstIndex: 0, count: 60_000 };
  const people = [...service.stream({ gender: "random", seed: "all" }, range).draw(range)];
  expect(new Set(people.map(mailNumber)).size).toBe(people.length);
});
