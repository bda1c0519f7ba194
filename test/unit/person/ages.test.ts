import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn } from "../../../src/calendar/calendar.ts";
import type { CalendarDate } from "../../../src/calendar/calendar-date.ts";
import type { Bearer } from "../../../src/countries/bearer.ts";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import type { AgeBounds } from "../../../src/person/birth.ts";
import { drawPerson } from "../../../src/person/generate.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { anyAges, anyDate } from "../../properties/people.ts";
import { chiSquare } from "./chi-square.ts";

const census: CalendarDate = { year: 2026, month: 1, day: 1 };

/** How many of so many people have each age. */
function agesOf(code: string, people: number, referenceDate: CalendarDate, bounds: AgeBounds): Map<number, number> {
  const rng = new Rng(keyOf("test", `ages of ${code}`));
  const counts = new Map<number, number>();
  for (let index = 0; index < people; index++) {
    const age = ageOn(birthOf(rng, code, index, referenceDate, bounds), referenceDate);
    counts.set(age, (counts.get(age) ?? 0) + 1);
  }
  return counts;
}

/** The day on which the person with that index is born. */
function birthOf(rng: Rng, code: string, index: number, referenceDate: CalendarDate, ages: AgeBounds): CalendarDate {
  return bearerOf(rng, code, index, referenceDate, ages).birth;
}

function bearerOf(rng: Rng, code: string, index: number, referenceDate: CalendarDate, ages: AgeBounds): Bearer {
  return drawPerson(rng, threadWorkspace(), index, { country: countryOf(code), referenceDate, ages }).bearer;
}

/** The people of each age, as many women as men of 18 to 90. */
function peopleOf(code: string): readonly number[] {
  const table = loadTables(code)("ages");
  const ages = table.numbers("age");
  const [women = [], men = []] = ["female", "male"].map((sex) => {
    const people = table.numbers(sex);
    const adults = people.reduce((sum, count, row) => sum + (isAdult(ages[row] ?? 0) ? count : 0), 0);
    return people.map((count) => count / adults);
  });
  return women.map((count, row) => count + (men[row] ?? 0));
}

function isAdult(age: number): boolean {
  return age >= 18 && age <= 90;
}

/** Single ages and their expected counts. */
function expectedOf(code: string, people: number, { min, max }: AgeBounds): readonly (readonly [number, number])[] {
  const table = loadTables(code)("ages");
  const weights = peopleOf(code);
  const rows = [...table.numbers("age").entries()].filter(([, age]) => age >= min && age <= max);
  const sum = rows.reduce((total, [row]) => total + (weights[row] ?? 0), 0);
  return rows.map(([row, age]) => [age, (people * (weights[row] ?? 0)) / sum]);
}

describe.each(countries.map(({ code }) => code))("the ages of %s", (code) => {
  it("have no step from one year to the next", () => {
    const weights = peopleOf(code);
    const steps = weights.slice(1).map((weight, at) => weight - (weights[at] ?? 0));
    // The change of the change, by all people of the two years: where groups met, it was a tenth and more.
    const bends = steps.slice(1).map((step, at) => Math.abs(step - (steps[at] ?? 0)) / ((weights[at + 1] ?? 0) * 2));
    expect(Math.max(...bends.slice(0, 75))).toBeLessThan(0.04);
  });

  it("are drawn by single years as the table has them", () => {
    const bounds = { min: 18, max: 90 };
    const expected = expectedOf(code, 10_000, bounds);
    const counts = agesOf(code, 10_000, census, bounds);
    const observed = expected.map(([age]) => counts.get(age) ?? 0);
    // 72 degrees of freedom; exceeded by chance in 1 of 1,000 seeds.
    expect(
      chiSquare(
        observed,
        expected.map(([, count]) => count),
      ),
    ).toBeLessThan(114);
  });
});

describe("men and women", () => {
  it.each([
    // Of as many men as women; of a country's own people a third are men in Russia.
    ["ru", 0.33, 0.4],
    ["us", 0.46, 0.5],
    ["mx", 0.46, 0.51],
  ])("of 70 to 80 in %s are between %d and %d men", (code, least, most) => {
    const bounds = { min: 18, max: 90 };
    const rng = new Rng(keyOf("test", `men of ${code}`));
    const people = Array.from({ length: 12_000 }, (_, index) => bearerOf(rng, code, index, census, bounds));
    const old = people.filter(({ birth }) => ageOn(birth, census) >= 70 && ageOn(birth, census) <= 80);
    const share = old.filter(({ sex }) => sex === "male").length / old.length;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it("of 65 or more in the United States are some 126 women for 100 men, as the Administration on Aging says of 2015", () => {
    const table = loadTables("us")("ages");
    const [women = 0, men = 0] = ["female", "male"].map((sex) =>
      table.numbers("age").reduce((sum, age, row) => sum + (age < 65 ? 0 : (table.numbers(sex)[row] ?? 0)), 0),
    );
    expect(women / men).toBeGreaterThan(1.265 * 0.93);
    expect(women / men).toBeLessThan(1.265 * 1.07);
  });
});

describe("births", () => {
  it("keeps narrow bounds to the country's ages", () => {
    const bounds = { min: 86, max: 90 };
    const expected = expectedOf("in", 5_000, bounds);
    const counts = agesOf("in", 5_000, census, bounds);
    // 4 degrees of freedom.
    expect(
      chiSquare(
        expected.map(([age]) => counts.get(age) ?? 0),
        expected.map(([, count]) => count),
      ),
    ).toBeLessThan(18.5);
  });

  it("keeps the bounds at any reference date", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), anyDate, anyAges, (seed, index, referenceDate, bounds) => {
        const rng = new Rng(keyOf("test", seed));
        const age = ageOn(birthOf(rng, "jp", index, referenceDate, bounds), referenceDate);
        expect(age).toBeGreaterThanOrEqual(bounds.min);
        expect(age).toBeLessThanOrEqual(bounds.max);
      }),
      { numRuns: 500 },
    );
  });

  it("moves no birth with the reference date but of those who come of age or become too old", () => {
    const bounds = { min: 18, max: 80 };
    const rng = new Rng(keyOf("test", "reference dates"));
    const on = (index: number, referenceDate: CalendarDate) => birthOf(rng, "de", index, referenceDate, bounds);
    let moved = 0;
    for (let index = 0; index < 2_000; index++) {
      const before = on(index, census);
      const after = on(index, { year: 2027, month: 1, day: 1 });
      if (JSON.stringify(before) !== JSON.stringify(after)) moved++;
    }
    // A year's 17- and 80-year-olds are 1 in 40 of all.
    expect(moved).toBeGreaterThan(0);
    expect(moved / 2_000).toBeLessThan(0.05);
  });
});
