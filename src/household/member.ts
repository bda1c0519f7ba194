import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Sex } from "../countries/words.ts";
import type { Identity } from "../person/identity.ts";

export const relations = [
  "first",
  "partner",
  "child",
  "parent",
  "sibling",
  "parent_in_law",
  "flatmate",
  "child_in_law",
] as const;
export type Relation = (typeof relations)[number];

export interface PlannedMember {
  /** From 1. */
  readonly id: number;
  readonly relation: Relation;
  readonly sex: Sex;
  readonly birth: CalendarDate;
  /**
   * Ids of members and of absent parents. Of two, the first is the father or, of parents of one sex, the one whose name
   * is passed on like a father's.
   */
  readonly parents: readonly number[];
  /** 0 where there is none. */
  readonly partner: number;
  readonly livesHere: boolean;
}

export interface MemberRecord {
  /** From 1. */
  readonly id: number;
  readonly identity: Identity;
  readonly relation: Relation;
  readonly parents: readonly number[];
  readonly partner: number;
  readonly lives_here: boolean;
}

export interface Plan {
  readonly members: readonly PlannedMember[];
  /** Parents who are not members, but pass on names; ids above `householdLimit`. */
  readonly absent: readonly PlannedMember[];
}

/** Age of mothers at birth, in years; fathers are as old or up to 20 years older. */
export const motherhood = { min: 16, max: 45 };

/** Years between partners, at most. */
export const widestGap = 20;

/** Days between births of one mother, at least: nine months. */
export const birthSpacing = 280;

export const YEAR = 365.25;
