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

/** The years of birth of a country's people, the latest first. */
export interface BirthYears extends Weighted<BirthYear> {
  /** How many people were born before the first day of each. */
  readonly before: readonly number[];
}

/** Reads the years of birth from the table `ages`. */
export function birthYearsOf(ages: Table): BirthYears {
  const people = ages.numbers("weight");
  const years = ages.numbers("age").map((age, row): BirthYear => {
    const year = CENSUS_YEAR - age;
    const firstDay = toDays({ year, month: 1, day: 1 });
    const days = toDays({ year, month: 12, day: 31 }) - firstDay + 1;
    return { year, firstDay, days, people: people[row] ?? 0 };
  });
  let older = 0;
  const before = years.toReversed().map((year) => {
    older += year.people;
    return older - year.people;
  });
  return { ...weighted(years, (year) => year.people), before: before.reverse() };
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

/**
 * A birth date by the ages of the country: the first of the stream if it is within the days, else one of them, in
 * proportion to the people born on each. The first does not depend on the days, so the birth of a seeded person changes
 * only where it is not, or no longer, within them.
 */
export function birthDate(rng: Rng, years: BirthYears, { earliest, latest }: BirthDays): CalendarDate {
  // The days of birth of relatives are decided before.
  if (earliest === latest) return fromDays(earliest);
  const { firstDay, days } = sample(rng, years);
  const birth = firstDay + int(rng, 0, days - 1);
  if (birth >= earliest && birth <= latest) return fromDays(birth);
  const older = bornBefore(years, earliest);
  const share = rng.next() / 2 ** 32;
  const day = dayAfter(years, older + share * (bornBefore(years, latest + 1) - older));
  // Rounding may lead out of the days.
  return fromDays(Math.min(latest, Math.max(earliest, day)));
}

/** How many people were born before a day. Before the first year and after the last, each day has as many as in it. */
function bornBefore({ items, before }: BirthYears, day: number): number {
  const newest = items[0]?.year ?? 0;
  const row = Math.min(items.length - 1, Math.max(0, newest - fromDays(day).year));
  const { firstDay, days, people } = rowAt(items, row);
  return (before[row] ?? 0) + ((day - firstDay) / days) * people;
}

/** The day before which so many were born: the inverse. */
function dayAfter({ items, before }: BirthYears, count: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((before[middle] ?? 0) <= count) high = middle;
    else low = middle + 1;
  }
  const { firstDay, days, people } = rowAt(items, low);
  return firstDay + Math.floor(((count - (before[low] ?? 0)) / people) * days);
}

function rowAt(years: readonly BirthYear[], row: number): BirthYear {
  const year = years[row];
  if (year === undefined) throw new RangeError("there are no years of birth");
  return year;
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
