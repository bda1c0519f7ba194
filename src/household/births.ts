import { fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { FamilyCustoms, MotherAges } from "../countries/families.ts";
import { ofSex, type Sex } from "../countries/words.ts";
import type { BirthDays } from "../person/birth.ts";
import { chance, int } from "../random/distributions.ts";
import { exponential, normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import { sum } from "../random/weighted.ts";
import { ageLimits } from "../schema/bounds.ts";
import { ageAmong, atHome } from "./grown-children.ts";
import { birthSpacing, motherhood, type PlannedMember, widestGap, YEAR } from "./member.ts";

export type Dates = Pick<
  FamilyCustoms,
  "ageGap" | "closeInAge" | "marriageAge" | "mothers" | "birthInterval" | "atHome"
>;

/** The age near which most children are born, for parents of whom no child is known. */
export const USUAL_AGE = 27;

/** How often dates are drawn again where some are not possible, or a child would have left home. */
export const ATTEMPTS = 16;

/** Probability that a child after the first is the twin of the one before. */
const TWINS = 0.015;

/** Years by which a partner is older, negative if younger. */
export function yearsOlder(
  rng: Rng,
  { ageGap: [mean, deviation], closeInAge: close = 0.5 }: Dates,
  isManOrSame: "man" | "woman" | "same",
): number {
  const isClose = chance(rng, close);
  const z = normal(rng);
  if (isManOrSame === "same") return withinGap((isClose ? CLOSE_SPREAD : 1.8) * deviation * z);
  const wideMean = (1 - close * CLOSE_MEAN) / (1 - close);
  const spread = isClose ? CLOSE_SPREAD : wideSpread(close, wideMean, mean / deviation);
  const years = (isClose ? CLOSE_MEAN : wideMean) * mean + spread * deviation * z;
  return withinGap(isManOrSame === "man" ? years : -years);
}

/**
 * Age gaps are a mixture of two normal distributions: half of the couples, or `closeInAge`, are close in age (INSEE
 * Première 1613: of 100 the man is older by over a year in 56, the woman in 14). The close half has these shares of the
 * country's mean and deviation.
 */
const CLOSE_MEAN = 0.3;
const CLOSE_SPREAD = 0.3;

/** The spread of the others, so that all couples have the country's deviation; `ratio` is the mean to that. */
function wideSpread(close: number, wideMean: number, ratio: number): number {
  const ofClose = close * (CLOSE_SPREAD ** 2 + (CLOSE_MEAN * ratio) ** 2);
  return Math.sqrt(Math.max(0.1, (1 + ratio ** 2 - ofClose) / (1 - close) - (wideMean * ratio) ** 2));
}

/** Days by which those of a sex who may marry are older than the youngest adults. */
export function daysToMarriage(sex: Sex, { marriageAge }: Pick<FamilyCustoms, "marriageAge">): number {
  return marriageAge === undefined ? 0 : Math.ceil((ofSex(marriageAge, sex) - ageLimits.min) * YEAR);
}

/** The last day of birth of those of the sex who may marry. */
export function lastOfAge(
  sex: Sex,
  customs: Pick<FamilyCustoms, "marriageAge">,
  { latest }: Pick<BirthDays, "latest">,
): number {
  return latest - daysToMarriage(sex, customs);
}

function withinGap(years: number): number {
  return Math.min(widestGap, Math.max(-widestGap, years));
}

export const GROUP = 5;
const YOUNGEST = 15;

/** The share of all births of each group from `YOUNGEST` on, without ages that `motherhood` leaves out. */
export function groupsOf(percents: MotherAges): readonly { readonly from: number; readonly share: number }[] {
  const groups = percents
    .map((share, at) => ({ from: YOUNGEST + GROUP * at, share }))
    .filter(({ from }) => from < motherhood.max);
  const all = sum(groups.map(({ share }) => share));
  return groups.map(({ from, share }) => ({ from, share: share / all }));
}

function groupAt(groups: ReturnType<typeof groupsOf>, at: number): number {
  let rest = at;
  for (const { from, share } of groups) {
    if (rest < share) return from;
    rest -= share;
  }
  return USUAL_AGE;
}

export function usualMotherAge(percents: MotherAges): number {
  return sum(groupsOf(percents).map(({ from, share }) => share * (from + GROUP / 2)));
}

/**
 * Age in years of a parent at the birth of a child of about that year: mothers by the country's age groups, fathers as
 * much older as partners are. Births rise from none at the least age of mothers and fall to none at the greatest.
 */
export function ageAtBirth(rng: Rng, { ageGap, mothers }: Dates, isMother: boolean, year: number): number {
  const from = groupAt(groupsOf(mothers(year)), rng.next() / 2 ** 32);
  const within = rng.next() / 2 ** 32;
  const older = isMother ? 0 : ageGap[0];
  if (from === YOUNGEST) return older + motherhood.min + (from + GROUP - motherhood.min) * Math.sqrt(within);
  return older + from + GROUP * (from + GROUP < motherhood.max ? within : 1 - Math.sqrt(1 - within));
}

/** Deviation of the logarithm of birth intervals: a tenth is below 18 months, by estimate. */
const INTERVAL_SPREAD = 0.47;

/** In days, nine months at least. */
function birthInterval(rng: Rng, { birthInterval: months }: Dates): number {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const days = Math.round((months / 12) * YEAR * exponential(INTERVAL_SPREAD * normal(rng)));
    if (days >= birthSpacing) return days;
  }
  return Math.round((months / 12) * YEAR);
}

function childBirths(parents: readonly PlannedMember[], adults: BirthDays): BirthDays {
  const births = parents.map(({ birth }) => toDays(birth));
  const mothers = parents.flatMap(({ sex }, at) => (sex === "female" ? (births[at] ?? []) : []));
  const last = Math.min(...mothers.map((days) => days + Math.floor(motherhood.max * YEAR)), adults.latest);
  return { earliest: Math.max(...births) + Math.ceil(motherhood.min * YEAR) + 1, latest: last };
}

/** A grown brother's or sister's birth date, the next or the one after; undefined if no day is possible. */
export function siblingBirth(
  rng: Rng,
  customs: Dates,
  birth: CalendarDate,
  parents: readonly PlannedMember[],
  adults: BirthDays,
): CalendarDate | undefined {
  const away = chance(rng, 0.4) ? 2 : 1;
  const gap = sum(Array.from({ length: away }, () => birthInterval(rng, customs)));
  const signed = chance(rng, 0.5) ? gap : -gap;
  if (parents.length === 0) return undefined;
  const { earliest, latest } = childBirths(parents, adults);
  const days = [toDays(birth) + signed, toDays(birth) - signed].find(
    (day) => day >= Math.max(earliest, adults.earliest) && day <= latest,
  );
  return days === undefined ? undefined : fromDays(days);
}

/**
 * Days of birth of the parents' children in order: one of them by the age of the mother, the others by intervals. Twins
 * are born on one day.
 */
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
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const days = spacedBirths(rng, customs, count, anyBirth(rng, customs, parents, { earliest, latest }, adults));
    if ((days[0] ?? earliest) >= earliest && (days.at(-1) ?? latest) <= latest) return days;
  }
  // Parents hardly old enough: evenly apart.
  const step = Math.floor((latest - earliest) / count);
  return Array.from({ length: count }, (_, at) => earliest + at * step + int(rng, 0, Math.max(0, step - birthSpacing)));
}

function anyBirth(
  rng: Rng,
  customs: Dates,
  parents: readonly PlannedMember[],
  { earliest, latest }: BirthDays,
  adults: BirthDays,
): number {
  const [mother] = parents.filter(({ sex }) => sex === "female");
  const parentBorn = Math.max(...parents.map(({ birth }) => toDays(birth)));
  const from = mother === undefined ? parentBorn : toDays(mother.birth);
  const year = fromDays(from).year + USUAL_AGE;
  let possible = int(rng, earliest, Math.max(earliest, latest));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const day = from + Math.round(ageAtBirth(rng, customs, mother !== undefined, year) * YEAR);
    if (day < earliest || day > latest) continue;
    possible = day;
    if (chance(rng, atHome(customs, ageAmong(adults, day)) / atHome(customs, ageLimits.min))) break;
  }
  return possible;
}

/** Births around that of one, which is any in their order. */
function spacedBirths(rng: Rng, customs: Dates, count: number, one: number): readonly number[] {
  const before = int(rng, 0, count - 1);
  const days = [one];
  for (let at = 1; at < count; at++) {
    const interval = chance(rng, TWINS) ? 0 : birthInterval(rng, customs);
    if (at <= before) days.unshift((days[0] ?? one) - interval);
    else days.push((days.at(-1) ?? one) + interval);
  }
  return days;
}
