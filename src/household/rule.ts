import type { Outcome, RuleKind } from "../verify/rule.ts";

/** What the rules read of a member, from anywhere; a field that is missing is undefined. */
export interface Relative {
  readonly id: number;
  readonly parents: readonly number[];
  readonly partner: number;
  readonly livesHere: boolean | undefined;
  readonly name: string | undefined;
  /** The country of the address, by its English name. */
  readonly country: string | undefined;
  readonly gender: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly birth: string | undefined;
  readonly bloodType: string | undefined;
  readonly street: string | undefined;
  readonly zip: string | undefined;
  readonly email: string | undefined;
  readonly nationalId: string | undefined;
}

/** Something that is true of the members of every household. */
export interface HouseholdRule {
  /** Stable name, such as `household.parent_age`. */
  readonly rule: string;
  readonly kind: RuleKind;
  readonly what: string;
  readonly source: string;
  check(members: readonly Relative[]): Outcome;
}
