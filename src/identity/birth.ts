import { ageOn, formatDate, fromDays, toDays, twoDigits } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Table } from "../countries/shared/tables.ts";
import { int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, type Weighted, weighted } from "../random/weighted.ts";
import type { DateOfBirth } from "./identity.ts";

/** Ages in completed years on the reference date, both ends included. */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
}

/** The youngest and oldest that can be requested. */
export const ageLimits: AgeBounds = { min: 18, max: 90 };

/** Who was 0 on the day for which ages hold, 1 January 2026, was born in this year. It does not depend on the reference date. */
export const CENSUS_YEAR = 2025;

/** A year of birth and the people born in it. */
export interface BirthYear {
  readonly year: number;
  /** In days since 1970-01-01. */
  readonly firstDay: number;
  readonly days: number;
  readonly people: number;
}

/** The years of birth of a country's people, the latest first, from its table `ages`. */
export function birthYearsOf(ages: Table): Weighted<BirthYear> {
  const people = ages.numbers("weight");
  const years = ages.numbers("age").map((age, row): BirthYear => {
    const year = CENSUS_YEAR - age;
    const firstDay = toDays({ year, month: 1, day: 1 });
    const days = toDays({ year, month: 12, day: 31 }) - firstDay + 1;
    return { year, firstDay, days, people: people[row] ?? 0 };
  });
  return weighted(years, (year) => year.people);
}

/** Days of birth since 1970-01-01, both ends included. */
export interface BirthDays {
  readonly earliest: number;
  readonly latest: number;
}

/** The days on which people of the ages are born. */
export function birthDays(referenceDate: CalendarDate, { min, max }: AgeBounds): BirthDays {
  return {
    earliest: toDays(yearsBefore(referenceDate, max + 1)) + 1,
    latest: toDays(yearsBefore(referenceDate, min)),
  };
}

const CANDIDATES = 64;

/**
 * A birth date by the ages of the country: the first of the stream's candidates that is within the days. Candidates do
 * not depend on these, so the birth of a seeded person changes only when an earlier candidate comes of age or the
 * candidate itself becomes too old. If none of 64 fits (a reference date far from the census, or few days), one of the
 * days is drawn.
 */
export function birthDate(rng: Rng, years: Weighted<BirthYear>, { earliest, latest }: BirthDays): CalendarDate {
  // The days of birth of relatives are decided before.
  if (earliest === latest) return fromDays(earliest);
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const { firstDay, days } = sample(rng, years);
    const birth = firstDay + int(rng, 0, days - 1);
    if (birth >= earliest && birth <= latest) return fromDays(birth);
  }
  return fromDays(dayWithin(rng, years.items, earliest, latest));
}

/** A day of an interval, by the people of its years. Years that are not in the table count as the nearest that is. */
function dayWithin(rng: Rng, years: readonly BirthYear[], earliest: number, latest: number): number {
  const newest = years[0]?.year ?? 0;
  const parts: { first: number; days: number; people: number }[] = [];
  let total = 0;
  for (let { year } = fromDays(earliest); ; year++) {
    const first = Math.max(earliest, toDays({ year, month: 1, day: 1 }));
    if (first > latest) break;
    const days = Math.min(latest, toDays({ year, month: 12, day: 31 })) - first + 1;
    const people = (years[Math.min(years.length - 1, Math.max(0, newest - year))]?.people ?? 0) * days;
    parts.push({ first, days, people });
    total += people;
  }
  let rest = (rng.next() / 2 ** 32) * total;
  for (const { first, days, people } of parts) {
    rest -= people;
    if (rest < 0) return first + int(rng, 0, days - 1);
  }
  return latest;
}

/** The same day `years` earlier; 28 February for the 29th, because a birth on 1 March is one year of age less. */
function yearsBefore({ year, month, day }: CalendarDate, years: number): CalendarDate {
  return { year: year - years, month, day: month === 2 && day === 29 ? 28 : day };
}

/** The published record of a birth date. */
export function dateOfBirth(birth: CalendarDate, referenceDate: CalendarDate): DateOfBirth {
  return {
    age: ageOn(birth, referenceDate),
    date: formatDate(birth),
    day: twoDigits(birth.day),
    month: twoDigits(birth.month),
    zodiac: zodiac(birth),
  };
}

/** By month: the sign that ends, the first day of the next, and that next (tropical zodiac, the usual almanac dates). */
const signs = [
  ["Capricorn", 20, "Aquarius"],
  ["Aquarius", 19, "Pisces"],
  ["Pisces", 21, "Aries"],
  ["Aries", 20, "Taurus"],
  ["Taurus", 21, "Gemini"],
  ["Gemini", 21, "Cancer"],
  ["Cancer", 23, "Leo"],
  ["Leo", 23, "Virgo"],
  ["Virgo", 23, "Libra"],
  ["Libra", 23, "Scorpio"],
  ["Scorpio", 22, "Sagittarius"],
  ["Sagittarius", 22, "Capricorn"],
] as const;

/** The signs in the order of the year. */
export const signNames: readonly string[] = signs.map(([, , next]) => next);

/** English name of the western zodiac sign. */
export function zodiac({ month, day }: CalendarDate): string {
  const sign = signs[month - 1] ?? signs[0];
  return day < sign[1] ? sign[0] : sign[2];
}
