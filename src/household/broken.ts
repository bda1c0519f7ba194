import { fromDays, toDays } from "../calendar/calendar.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import type { BloodType } from "../countries/words.ts";
import type { BirthDays } from "../person/birth.ts";
import type { Plan, PlannedMember } from "./member.ts";

export const breakableHouseholdRules = [
  "household.parent_age",
  "household.blood",
  "household.address",
  "household.name",
] as const;
export type BreakableRule = (typeof breakableHouseholdRules)[number];

/** A planned member with the rules that are broken by it. */
export interface BrokenMember extends PlannedMember {
  readonly violated: readonly BreakableRule[];
  readonly bloodType?: BloodType;
}

/** Where rules are broken no child marries, because its name would then tell no parents. */
export function customsFor(rules: readonly BreakableRule[], customs: FamilyCustoms): FamilyCustoms {
  const { unmarried: _, ...single } = customs;
  return rules.length > 0 ? single : customs;
}

const whole: readonly BreakableRule[] = [];

/** Breaks rules between a child and its parent; without children nothing changes. */
export function brokenMembers(
  { members }: Plan,
  rules: readonly BreakableRule[],
  adults: BirthDays,
): readonly BrokenMember[] {
  const child = members.find(({ relation, livesHere }) => relation === "child" && livesHere) ?? members.at(-1);
  const parent = members[Math.max(...(child?.parents ?? []).filter((id) => id <= members.length)) - 1];
  if (parent === undefined || child === undefined || rules.length === 0) {
    return members.map((member) => ({ ...member, violated: whole }));
  }
  // A parent of group AB cannot have a child of group O.
  const isBlood = rules.includes("household.blood");
  return members.map((member): BrokenMember => {
    if (member.id === parent.id) return { ...member, violated: whole, ...(isBlood ? { bloodType: "AB+" } : {}) };
    if (member.id !== child.id) return { ...member, violated: whole };
    return {
      ...member,
      ...(rules.includes("household.parent_age") ? { birth: tooOld(parent, adults) } : {}),
      ...(isBlood ? { bloodType: "O+" } : {}),
      livesHere: member.livesHere || rules.includes("household.address"),
      violated: rules,
    };
  });
}

/** A birth a year before the parent's or, if that is too old for an adult, ten years after it. */
function tooOld({ birth }: PlannedMember, adults: BirthDays) {
  const days = toDays(birth);
  return fromDays(days - 365 >= adults.earliest ? days - 365 : days + 3_650);
}
