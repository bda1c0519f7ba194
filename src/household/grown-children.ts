import { fromDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import { shareAt } from "../countries/shared/share-by-age.ts";
import { ofSex, type Sex } from "../countries/words.ts";
import type { BirthDays } from "../person/birth.ts";
import { chance, int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { ageLimits } from "../schema/bounds.ts";
import { YEAR } from "./member.ts";

/** Share of grown children who belong to the household but live elsewhere. */
const AWAY = 0.06;

type Customs = Pick<FamilyCustoms, "daughters" | "unmarried">;

interface Child {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly livesHere: boolean;
}

/**
 * Days of birth of grown children, the eldest first, and the positions of sons whose wives live with them. Where
 * daughters leave when they marry, a child is the likelier a son the older it is; each wife takes the place of another
 * child.
 */
export function grownChildren(
  rng: Rng,
  customs: Customs,
  births: readonly number[],
  { latest }: BirthDays,
): { readonly drafts: readonly Child[]; readonly husbands: readonly number[] } {
  const ageOf = (days: number): number => ageAmong({ latest }, days);
  const drafts = births.map((days): Child => {
    const livesHere = !chance(rng, AWAY);
    return {
      livesHere,
      sex: chance(rng, daughterShare(customs, ageOf(days))) ? "female" : "male",
      birth: fromDays(days),
    };
  });
  if (customs.unmarried === undefined) return { drafts, husbands: [] };
  const isMarried = drafts.map(
    ({ sex, livesHere }, at) =>
      !chance(rng, unmarriedShare(customs, "male", ageOf(births[at] ?? latest))) && sex === "male" && livesHere,
  );
  const sons = [...drafts.keys()].filter((at) => isMarried[at]).slice(0, Math.floor(drafts.length / 2));
  const others = [...drafts.keys()].filter((at) => !sons.includes(at));
  for (const _ of sons) others.splice(int(rng, 0, others.length - 1), 1);
  const kept = [...sons, ...others].sort((a, b) => a - b);
  return { drafts: kept.flatMap((at) => drafts[at] ?? []), husbands: sons.map((at) => kept.indexOf(at)) };
}

function daughterShare(customs: Customs, age: number): number {
  if (customs.daughters !== undefined) return shareAt(customs.daughters, age);
  const single = unmarriedShare(customs, "female", age);
  return single / (1 + single);
}

/** 1 where marriage changes no household. */
function unmarriedShare({ unmarried }: Customs, sex: Sex, age: number): number {
  return unmarried === undefined ? 1 : shareAt(ofSex(unmarried, sex), age);
}

/** The age in years by the day of birth; the youngest are just grown. */
export function ageAmong({ latest }: Pick<BirthDays, "latest">, day: number): number {
  return ageLimits.min + (latest - day) / YEAR;
}

/** The share of people of an age who live with their parents; 1 if unknown. */
export function atHome({ atHome }: Pick<FamilyCustoms, "atHome">, age: number): number {
  return atHome === undefined ? 1 : shareAt(atHome, age);
}
