import { fromDays, toDays } from "../calendar/calendar.ts";
import type { BloodType } from "../countries/country.ts";
import type { BirthDays } from "../identity/birth.ts";
import type { PlannedMember } from "./member.ts";

/** The rules of a household that can be broken on purpose. */
export const breakableHouseholdRules = ["household.parent_age", "household.blood", "household.address"] as const;
export type BreakableRule = (typeof breakableHouseholdRules)[number];

/** A planned member with what is broken by it. */
export interface BrokenMember extends PlannedMember {
  readonly violated: readonly BreakableRule[];
  readonly bloodType?: BloodType;
}

/** The plan with rules broken by a child and its parent. A plan without children stays as it is. */
export function brokenPlan(
  members: readonly PlannedMember[],
  rules: readonly BreakableRule[],
  adults: BirthDays,
): readonly BrokenMember[] {
  const child = members.find(({ relation, livesHere }) => relation === "child" && livesHere) ?? members.at(-1);
  const parent = members[Math.max(child?.father ?? 0, child?.mother ?? 0) - 1];
  return members.map((member): BrokenMember => {
    if (parent === undefined || child === undefined || rules.length === 0) return { ...member, violated: [] };
    // A parent of AB has no child of O.
    const isBlood = rules.includes("household.blood");
    if (member.id === parent.id) return { ...member, violated: [], ...(isBlood ? { bloodType: "AB+" } : {}) };
    if (member.id !== child.id) return { ...member, violated: [] };
    return {
      ...member,
      ...(rules.includes("household.parent_age") ? { birth: tooOld(parent, adults) } : {}),
      ...(isBlood ? { bloodType: "O+" } : {}),
      livesHere: member.livesHere || rules.includes("household.address"),
      violated: rules,
    };
  });
}

/** A year before the parent's birth; where nobody may be so old, ten years after it. */
function tooOld({ birth }: PlannedMember, adults: BirthDays) {
  const days = toDays(birth);
  return fromDays(days - 365 >= adults.earliest ? days - 365 : days + 3_650);
}
