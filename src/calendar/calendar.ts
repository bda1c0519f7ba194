import { decimal } from "../random/decimal.ts";
import type { CalendarDate } from "./calendar-date.ts";

/**
 * Days since 1970-01-01 in the proleptic Gregorian calendar.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.
 */
export function toDays({ year, month, day }: CalendarDate): number {
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `toDays` (civil_from_days). */
export function fromDays(days: number): CalendarDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = quotient(
    dayOfEra - quotient(dayOfEra, 1_460) + quotient(dayOfEra, 36_524) - quotient(dayOfEra, 146_096),
    365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + quotient(yearOfEra, 4) - quotient(yearOfEra, 100));
  const shiftedMonth = quotient(5 * dayOfYear + 2, 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return { year, month, day: dayOfYear - quotient(153 * shiftedMonth + 2, 5) + 1 };
}

/** For numbers from 0 on, in 32-bit integers, whose division by a constant V8 compiles to a multiplication. */
function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

/** Reads `YYYY-MM-DD`; undefined for another shape or a day that does not exist. */
export function parseDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) };
  return formatDate(fromDays(toDays(date))) === text ? date : undefined;
}

/** `YYYY-MM-DD`, for years of four digits. */
export function formatDate({ year, month, day }: CalendarDate): string {
  return String(year) + (dashed[month] ?? "") + (dashed[day] ?? "");
}

const dashed: readonly string[] = Array.from({ length: 32 }, (_, number) => `-${decimal(number, 2)}`);

export function twoDigits(number: number): string {
  return decimal(number, 2);
}

/** Completed years on a day. A person born on 29 February has their birthday on 1 March in common years. */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const hadBirthday = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (hadBirthday ? 0 : 1);
}
