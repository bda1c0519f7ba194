import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import type { BirthDays } from "../person/birth.ts";
import { chance, int } from "../random/distributions.ts";
import { normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import { ageLimits } from "../schema/bounds.ts";
import { ageAmong, atHome } from "./grown-children.ts";
import { birthSpacing, motherhood, type PlannedMember, widestGap, YEAR } from "./member.ts";

/** The customs that determine the ages of couples and parents. */
export type Dates = Pick<FamilyCustoms, "ageGap" | "motherAge" | "atHome">;

/** The age near which most children are born: it tells the year of the births of parents of whom no child is known. */
export const USUAL_AGE = 27;

/** How often another age at birth is drawn if a child of that age would not be grown, or would have left home. */
const ATTEMPTS = 8;

/** Probability that a child after the first is the twin of the one before. */
const TWINS = 0.015;

/** Years by which a partner is older, negative if younger. Of partners of one sex, either may be the older. */
export function yearsOlder(
  rng: Rng,
  { ageGap: [mean, deviation] }: Dates,
  isManOrSame: "man" | "woman" | "same",
): number {
  const isClose = chance(rng, 0.5);
  const z = normal(rng);
  if (isManOrSame === "same") return withinGap((isClose ? CLOSE_SPREAD : 1.8) * deviation * z);
  const spread = isClose ? CLOSE_SPREAD : wideSpread(mean / deviation);
  const years = (isClose ? CLOSE_MEAN : 2 - CLOSE_MEAN) * mean + spread * deviation * z;
  return withinGap(isManOrSame === "man" ? years : -years);
}

/**
 * The age gaps are a mixture of two normal distributions: half of the couples are close in age, the others are not, as
 * in the census of France (INSEE Première 1613): in 56 of 100 the man is older by more than a year, in 14 the woman, and
 * 30 are within a year. The close half has these shares of the country's mean and deviation.
 */
const CLOSE_MEAN = 0.3;
const CLOSE_SPREAD = 0.3;

/** The spread of the other half with which all couples together have the country's deviation. */
function wideSpread(ratio: number): number {
  return Math.sqrt(Math.max(0.1, 2 - 2 * ((1 - CLOSE_MEAN) * ratio) ** 2 - CLOSE_SPREAD ** 2));
}

function withinGap(years: number): number {
  return Math.min(widestGap, Math.max(-widestGap, years));
}

/**
 * Below so many deviations from the mean, ages are drawn together by this factor: births to mothers of 16 and 17 are 1 to 2.5
 * in 100 (estimates), half of what a normal distribution has.
 */
const YOUNG = -1.6;
const SELDOM = 0.35;

/**
 * Age of a parent at the birth of a child of about that year, in years; fathers are as much older than mothers as partners
 * are.
 */
export function ageAtBirth(rng: Rng, { ageGap, motherAge }: Dates, isMother: boolean, year: number): number {
  const [mean, deviation] = motherAge(year);
  const z = normal(rng);
  const age = mean + deviation * (z < YOUNG ? YOUNG + (z - YOUNG) * SELDOM : z) + (isMother ? 0 : ageGap[0]);
  return Math.min(motherhood.max - 0.1, Math.max(motherhood.min + 0.1, age));
}

/** The days of birth that children of the parents can have and be adults. */
function childBirths(parents: readonly PlannedMember[], adults: BirthDays): BirthDays {
  const births = parents.map(({ birth }) => toDays(birth));
  const mothers = parents.flatMap(({ sex }, at) => (sex === "female" ? (births[at] ?? []) : []));
  const last = Math.min(...mothers.map((days) => days + Math.floor(motherhood.max * YEAR)), adults.latest);
  return { earliest: Math.max(...births) + Math.ceil(motherhood.min * YEAR) + 1, latest: last };
}

/** The birth date of a grown brother or sister of a person with these parents; undefined if no day is possible. */
export function siblingBirth(
  rng: Rng,
  birth: CalendarDate,
  parents: readonly PlannedMember[],
  adults: BirthDays,
): CalendarDate | undefined {
  const gap = Math.round((1.5 + 5 * Math.abs(normal(rng))) * YEAR);
  const signed = chance(rng, 0.5) ? gap : -gap;
  if (parents.length === 0) return undefined;
  const { earliest, latest } = childBirths(parents, adults);
  const days = [toDays(birth) + signed, toDays(birth) - signed].find(
    (day) => day >= Math.max(earliest, adults.earliest) && day <= latest,
  );
  return days === undefined ? undefined : fromDays(days);
}

/** Days of birth of the parents' children in order, nine months apart or more, except twins. */
export function siblingBirths(
  rng: Rng,
  customs: Dates,
  {
    count,
    parents,
    adults,
  }: { readonly count: number; readonly parents: readonly PlannedMember[]; readonly adults: BirthDays },
): readonly number[] {
  const { earliest, latest } = childBirths(parents, adults);
  const [mother] = parents.filter(({ sex }) => sex === "female");
  const parentBorn = Math.max(...parents.map(({ birth }) => toDays(birth)));
  const from = mother === undefined ? parentBorn : toDays(mother.birth);
  const year = fromDays(from).year + USUAL_AGE;
  const days = Array.from({ length: count }, () => {
    let possible = int(rng, earliest, Math.max(earliest, latest));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const day = from + Math.round(ageAtBirth(rng, customs, mother !== undefined, year) * YEAR);
      if (day < earliest || day > latest) continue;
      possible = day;
      if (chance(rng, atHome(customs, ageAmong(adults, day)) / atHome(customs, ageLimits.min))) break;
    }
    return possible;
  }).sort((a, b) => a - b);
  const isTwin = days.map((_, at) => at > 0 && chance(rng, TWINS));
  // Births too close to the one before are moved on, then births after the last possible day are moved back.
  for (let at = 1; at < count; at++) {
    const before = days[at - 1] ?? earliest;
    days[at] = isTwin[at] === true ? before : Math.max(days[at] ?? earliest, before + birthSpacing);
  }
  for (let at = count - 1; at >= 0; at--) {
    const after = days[at + 1];
    const last = after === undefined ? latest : isTwin[at + 1] === true ? after : after - birthSpacing;
    days[at] = Math.min(days[at] ?? latest, last);
  }
  return days;
}
