import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn } from "../../../src/calendar/calendar.ts";
import type { CalendarDate } from "../../../src/calendar/calendar-date.ts";
import { countries } from "../../../src/countries/index.ts";
import { loadTables } from "../../../src/countries/shared/load-tables.ts";
import { type AgeBounds, birthDate, birthDays, birthYearsOf } from "../../../src/identity/birth.ts";
import { field } from "../../../src/identity/field.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { anyAges, anyDate } from "../../properties/people.ts";
import { chiSquare } from "./chi-square.ts";

const census: CalendarDate = { year: 2026, month: 1, day: 1 };

/** How many of so many people have each age. */
function agesOf(code: string, people: number, referenceDate: CalendarDate, bounds: AgeBounds): Map<number, number> {
  const years = birthYearsOf(loadTables(code)("ages"));
  const rng = new Rng(keyOf("test", `ages of ${code}`));
  const counts = new Map<number, number>();
  for (let index = 0; index < people; index++) {
    const age = ageOn(birthDate(rng.seek(index, field.birth), years, birthDays(referenceDate, bounds)), referenceDate);
    counts.set(age, (counts.get(age) ?? 0) + 1);
  }
  return counts;
}

/** Single ages and their expected counts. */
function expectedOf(code: string, people: number, { min, max }: AgeBounds): readonly (readonly [number, number])[] {
  const table = loadTables(code)("ages");
  const weights = table.numbers("weight");
  const rows = [...table.numbers("age").entries()].filter(([, age]) => age >= min && age <= max);
  const sum = rows.reduce((total, [row]) => total + (weights[row] ?? 0), 0);
  return rows.map(([row, age]) => [age, (people * (weights[row] ?? 0)) / sum]);
}

describe.each(countries.map(({ code }) => code))("the ages of %s", (code) => {
  it("have no step from one year to the next", () => {
    const weights = loadTables(code)("ages").numbers("weight");
    const steps = weights.slice(1).map((weight, at) => weight - (weights[at] ?? 0));
    // The change of the change, by all people of the two years: where groups met, it was a tenth and more.
    const bends = steps.slice(1).map((step, at) => Math.abs(step - (steps[at] ?? 0)) / ((weights[at + 1] ?? 0) * 2));
    expect(Math.max(...bends.slice(0, 75))).toBeLessThan(0.04);
  });

  it("are drawn by single years as the table has them", () => {
    const bounds = { min: 18, max: 90 };
    const expected = expectedOf(code, 20_000, bounds);
    const counts = agesOf(code, 20_000, census, bounds);
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

describe("birthDate()", () => {
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
    const years = birthYearsOf(loadTables("jp")("ages"));
    fc.assert(
      fc.property(fc.string(), fc.nat(), anyDate, anyAges, (seed, index, referenceDate, bounds) => {
        const rng = new Rng(keyOf("test", seed)).seek(index, field.birth);
        const age = ageOn(birthDate(rng, years, birthDays(referenceDate, bounds)), referenceDate);
        expect(age).toBeGreaterThanOrEqual(bounds.min);
        expect(age).toBeLessThanOrEqual(bounds.max);
      }),
      { numRuns: 500 },
    );
  });

  it("moves no birth with the reference date but of those who come of age or become too old", () => {
    const years = birthYearsOf(loadTables("de")("ages"));
    const bounds = { min: 18, max: 80 };
    const rng = new Rng(keyOf("test", "reference dates"));
    const on = (index: number, referenceDate: CalendarDate) =>
      birthDate(rng.seek(index, field.birth), years, birthDays(referenceDate, bounds));
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
