import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { BirthDays } from "../identity/birth.ts";
import { int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { ageAtBirth, type Dates, yearsOlder } from "./births.ts";
import { motherhood, type PlannedMember, YEAR } from "./member.ts";

/** Days from the first birth of people of 90 to the member's. */
export function daysBefore({ birth }: PlannedMember, { earliest }: BirthDays): number {
  return toDays(birth) - earliest;
}

/** The birth of a member's father or mother, who is 90 at most. */
export function parentBirth(
  rng: Rng,
  customs: Dates,
  adults: BirthDays,
  child: PlannedMember,
  isMother: boolean,
): CalendarDate {
  const age = Math.round(ageAtBirth(rng, customs, isMother) * YEAR);
  const oldest = daysBefore(child, adults);
  // Of those who would be too old now, the children were born some years earlier.
  const days = age <= oldest ? age : Math.max(Math.ceil(motherhood.min * YEAR) + 36, oldest - int(rng, 0, 2_000));
  return fromDays(toDays(child.birth) - days);
}

/** The birth of a spouse, and of the other parent of a child if one is given. */
export function spouseBirth(
  rng: Rng,
  customs: Dates,
  adults: BirthDays,
  { sex, birth }: PlannedMember,
  child?: PlannedMember,
): CalendarDate {
  const older = yearsOlder(rng, customs, sex === "male" ? "man" : "woman");
  const days = toDays(birth) + Math.round(older * YEAR);
  if (child === undefined) return adultNear(rng, adults, days);
  const born = toDays(child.birth);
  const mothers = sex === "male" ? (motherhood.max - 0.1) * YEAR : Number.POSITIVE_INFINITY;
  const oldest = Math.min(daysBefore(child, adults), mothers);
  return fromDays(Math.round(Math.min(born - (motherhood.min + 0.1) * YEAR, Math.max(born - oldest, days))));
}

/** The day, or one within the first or last years of the adults, less `youth` days, if it lies outside. */
export function adultNear(rng: Rng, adults: BirthDays, days: number, youth = 0): CalendarDate {
  const { earliest } = adults;
  const latest = adults.latest - youth;
  const room = Math.min(700, latest - earliest);
  if (days < earliest) return fromDays(earliest + int(rng, 0, room));
  return fromDays(days > latest ? latest - int(rng, 0, room) : days);
}
