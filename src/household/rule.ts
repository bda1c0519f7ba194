import type { Outcome, RuleKind } from "../verify/rule.ts";

/** The fields of a member that the rules read; undefined if missing. */
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

export interface HouseholdRule {
  /** Stable name, such as `household.parent_age`. */
  readonly name: string;
  readonly kind: RuleKind;
  readonly what: string;
  readonly source: string;
  check(members: readonly Relative[]): Outcome;
}
