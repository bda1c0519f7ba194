import { toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { BySex, Sex } from "../countries/words.ts";
import { ageLimits } from "../schema/bounds.ts";
import type { Table } from "../tables/table.ts";

/** Ages in completed years on the reference date, both ends included. */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
}

/** The year of birth of people aged 0 on 1 January 2026, the day for which the ages of the tables hold. */
export const CENSUS_YEAR = 2025;

interface BirthYear {
  readonly year: number;
  readonly firstDay: number;
  readonly days: number;
  readonly people: number;
}

/** The years of birth of a country's women or men, the latest first. */
export interface BirthYears {
  readonly years: readonly BirthYear[];
  /** How many people were born before the first day of each. */
  readonly before: readonly number[];
  readonly people: number;
}

export function birthYearsOf(ages: Table): BySex<BirthYears> {
  return { female: birthYearsIn(ages, "female"), male: birthYearsIn(ages, "male") };
}

export function adultsOf({ years }: BirthYears): readonly BirthYear[] {
  const { min, max } = ageLimits;
  return years.filter(({ year }) => CENSUS_YEAR - year >= min && CENSUS_YEAR - year <= max);
}

export function sumOf(years: readonly BirthYear[]): number {
  return years.reduce((sum, { people }) => sum + people, 0);
}

function birthYearsIn(ages: Table, sex: Sex): BirthYears {
  const weights = ages.numbers(sex);
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

export function birthDays(referenceDate: CalendarDate, { min, max }: AgeBounds): BirthDays {
  return {
    earliest: toDays(yearsBefore(referenceDate, max + 1)) + 1,
    latest: toDays(yearsBefore(referenceDate, min)),
  };
}

/** The day `years` earlier; 28 February for the 29th, because a birth on 1 March is one year of age less. */
function yearsBefore({ year, month, day }: CalendarDate, years: number): CalendarDate {
  return { year: year - years, month, day: month === 2 && day === 29 ? 28 : day };
}
