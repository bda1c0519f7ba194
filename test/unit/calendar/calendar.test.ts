import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, formatDate, fromDays, parseDate, toDays } from "../../../src/calendar/calendar.ts";

const days = fc.integer({ min: -80_000, max: 90_000 });

describe("the calendar", () => {
  it("agrees with the system's own on every day from 1750 to 2216", () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = fromDays(day);
        expect(formatDate(date)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
        expect(toDays(date)).toBe(day);
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
  });

  it.each(["2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-04-31", "2025-4-1", "x", "2025-01-01T00:00"])(
    "does not read %j",
    (text) => expect(parseDate(text)).toBeUndefined(),
  );

  it.each([
    ["1990-05-17", "2026-05-16", 35],
    ["1990-05-17", "2026-05-17", 36],
    ["2000-02-29", "2018-02-28", 17],
    ["2000-02-29", "2018-03-01", 18],
    ["2000-02-29", "2020-02-29", 20],
    ["1990-12-31", "2026-01-01", 35],
  ])("counts who was born on %s and lives on %s as %i", (birth, day, age) => {
    const parse = (text: string) => parseDate(text) ?? { year: 0, month: 0, day: 0 };
    expect(ageOn(parse(birth), parse(day))).toBe(age);
  });
});
