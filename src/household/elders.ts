import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { BirthDays } from "../person/birth.ts";
import { int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { ageAtBirth, type Dates, yearsOlder } from "./births.ts";
import { motherhood, type PlannedMember, YEAR } from "./member.ts";

/** Days from the earliest possible birth of an adult, aged 90, to that of the member. */
export function daysBefore({ birth }: PlannedMember, { earliest }: BirthDays): number {
  return toDays(birth) - earliest;
}

/** The birth date of a member's father or mother, aged 90 at most. */
export function parentBirth(
  rng: Rng,
  customs: Dates,
  adults: BirthDays,
  child: PlannedMember,
  isMother: boolean,
): CalendarDate {
  const age = Math.round(ageAtBirth(rng, customs, isMother, child.birth.year) * YEAR);
  const oldest = daysBefore(child, adults);
  // A parent who would be older than 90 had the child at a lower age.
  const days = age <= oldest ? age : Math.max(Math.ceil(motherhood.min * YEAR) + 36, oldest - int(rng, 0, 2_000));
  return fromDays(toDays(child.birth) - days);
}

/** The birth date of a spouse; if a child is given, of its other parent. */
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

/**
 * The day if it is among the birth days of adults, less the last `youth` days; else one within 700 days of the nearer
 * end.
 */
export function adultNear(rng: Rng, adults: BirthDays, days: number, youth = 0): CalendarDate {
  const { earliest } = adults;
  const latest = adults.latest - youth;
  const room = Math.min(700, latest - earliest);
  if (days < earliest) return fromDays(earliest + int(rng, 0, room));
  return fromDays(days > latest ? latest - int(rng, 0, room) : days);
}
