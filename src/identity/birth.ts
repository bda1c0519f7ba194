import { ageOn, formatDate, fromDays, toDays, twoDigits } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { zodiac } from "../calendar/zodiac.ts";
import type { Table } from "../countries/shared/tables.ts";
import type { Rng } from "../random/rng.ts";
import type { DateOfBirth } from "./identity.ts";

/** Ages in completed years on the reference date, both ends included. */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The year of birth of people aged 0 on 1 January 2026, the day for which the ages of the tables hold. It does not
 * depend on the reference date.
 */
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
export interface BirthYears {
  readonly years: readonly BirthYear[];
  /** How many people were born before the first day of each. */
  readonly before: readonly number[];
  /** The number of people born in all of the years. */
  readonly people: number;
}

/** Reads the years of birth from the table `ages`. */
export function birthYearsOf(ages: Table): BirthYears {
  const weights = ages.numbers("weight");
  const years = ages.numbers("age").map((age, row): BirthYear => {
    const year = CENSUS_YEAR - age;
    const firstDay = toDays({ year, month: 1, day: 1 });
    const days = toDays({ year, month: 12, day: 31 }) - firstDay + 1;
    return { year, firstDay, days, people: weights[row] ?? 0 };
  });
  let people = 0;
  const before = years.toReversed().map((year) => {
    people += year.people;
    return people - year.people;
  });
  return { years, before: before.reverse(), people };
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
 * Samples a birth date by the ages of the country: the first of the stream's candidates that is within the days.
 * Candidates do not depend on the days, so the birth of a seeded person changes only when an earlier candidate becomes
 * old enough or the candidate itself too old. If none of 64 fits (a reference date far from the census, or few days), a
 * day is sampled. A candidate is a position in the order of all births, so that checking it takes one word of the stream
 * and no date arithmetic.
 */
export function birthDate(rng: Rng, births: BirthYears, { earliest, latest }: BirthDays): CalendarDate {
  // Relatives are given a single day.
  if (earliest === latest) return fromDays(earliest);
  const first = bornBefore(births, earliest);
  const end = bornBefore(births, latest + 1);
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const place = (rng.next() / TWO_32) * births.people;
    if (place >= first && place < end) return bornAt(births, place, earliest, latest);
  }
  return bornAt(births, first + (rng.next() / TWO_32) * (end - first), earliest, latest);
}

/**
 * How many people were born before a day. Days before the first year and after the last count like days of that year.
 */
function bornBefore({ years, before }: BirthYears, day: number): number {
  const row = (years[0]?.year ?? 0) - fromDays(day).year;
  const at = Math.min(years.length - 1, Math.max(0, row));
  const { firstDay, days, people } = yearAt(years, at);
  return (before[at] ?? 0) + ((day - firstDay) / days) * people;
}

/** The birth date at a position in the order of all births, from `earliest` to `latest`: the inverse of `bornBefore`. */
function bornAt({ years, before }: BirthYears, place: number, earliest: number, latest: number): CalendarDate {
  let low = 0;
  let high = years.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((before[middle] ?? 0) <= place) high = middle;
    else low = middle + 1;
  }
  const { firstDay, days, people } = yearAt(years, low);
  const day = firstDay + Math.floor(((place - (before[low] ?? 0)) / people) * days);
  // Rounding may lead beyond the days.
  return fromDays(Math.min(latest, Math.max(earliest, day)));
}

function yearAt(years: readonly BirthYear[], row: number): BirthYear {
  const year = years[row];
  if (year === undefined) throw new RangeError("there are no years of birth");
  return year;
}

const TWO_32 = 2 ** 32;

/** The day `years` earlier; 28 February for the 29th, because a birth on 1 March is one year of age less. */
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
