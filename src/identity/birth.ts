import { ageOn, formatDate, fromDays, toDays, twoDigits } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import type { DateOfBirth } from "./identity.ts";

/** Ages in completed years on the reference date, both ends included. */
export interface AgeBounds {
  readonly min: number;
  readonly max: number;
}

/** The youngest and oldest that can be requested. */
export const ageLimits: AgeBounds = { min: 18, max: 90 };

/** The day for which the countries' age mixes hold. A constant of the data version, so that births do not move with today. */
const censusDay = toDays({ year: 2026, month: 1, day: 1 });

/** An interval of ages, `to` excluded, and how many of 1,000,000 candidates are in it or younger. */
export interface AgeBand {
  readonly from: number;
  readonly to: number;
  readonly upTo: number;
}

/** As the table has them, and two years wider at both ends, for reference dates near the census. */
const tabled = [
  { from: 18, to: 30, widerFrom: 16, widerTo: 30 },
  { from: 30, to: 45, widerFrom: 30, widerTo: 45 },
  { from: 45, to: 60, widerFrom: 45, widerTo: 60 },
  { from: 60, to: 75, widerFrom: 60, widerTo: 75 },
  { from: 75, to: 91, widerFrom: 75, widerTo: 93 },
] as const;

const MILLION = 1_000_000;

/** The bands of a country's age mix. A widened band gets more candidates, so that its tabled years keep their share. */
export function ageBands(ages: Country["ages"]): AgeBand[] {
  const weights = tabled.map(
    ({ from, to, widerFrom, widerTo }, band) => ((ages[band] ?? 0) * (widerTo - widerFrom)) / (to - from),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return tabled.map(({ widerFrom, widerTo }, band) => {
    sum += weights[band] ?? 0;
    return { from: widerFrom, to: widerTo, upTo: Math.round((sum / total) * MILLION) };
  });
}

const CANDIDATES = 64;

/**
 * A birth date by the country's age mix: the first of the stream's candidates whose age on the reference date is within
 * the bounds. Candidates do not depend on that date, so the birth of a seeded person changes only when an earlier
 * candidate comes of age or the candidate itself becomes too old. If none of 64 fits (a reference date far from the
 * census, or narrow bounds), any day within the bounds.
 */
export function birthDate(
  rng: Rng,
  bands: readonly AgeBand[],
  referenceDate: CalendarDate,
  bounds: AgeBounds,
): CalendarDate {
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const { from, to } = bandOf(bands, int(rng, 0, MILLION - 1));
    const birth = fromDays(censusDay - Math.floor(365.25 * from) - int(rng, 1, Math.floor(365.25 * (to - from))));
    const age = ageOn(birth, referenceDate);
    if (age >= bounds.min && age <= bounds.max) return birth;
  }
  const latest = toDays(yearsBefore(referenceDate, bounds.min));
  const earliest = toDays(yearsBefore(referenceDate, bounds.max + 1)) + 1;
  return fromDays(int(rng, earliest, latest));
}

function bandOf(bands: readonly AgeBand[], millionth: number): AgeBand {
  for (const band of bands) if (millionth < band.upTo) return band;
  throw new RangeError("age bands must cover all candidates");
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

/** English name of the western zodiac sign. */
export function zodiac({ month, day }: CalendarDate): string {
  const sign = signs[month - 1] ?? signs[0];
  return day < sign[1] ? sign[0] : sign[2];
}
