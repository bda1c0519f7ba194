import type { Mutation } from "./mutation.ts";
import type { Path } from "./read-record.ts";
import type { Subject } from "./subject.ts";

/**
 * Form: systems of the country accept the value. Coherence: fields agree. Safety: the value cannot be a real person's.
 */
export type RuleKind = "form" | "coherence" | "safety";

export type Verdict = "pass" | "fail" | "not_applicable";

export interface Outcome {
  readonly verdict: Verdict;
  /** What was found and what would be right, or why the rule does not apply; empty for a pass. */
  readonly message: string;
}

export interface Rule {
  /** Stable name, such as `national_id.check_digit`. */
  readonly name: string;
  readonly kind: RuleKind;
  /** Paths of the fields that it reads: where one is missing that is not in `optional`, the rule does not apply. */
  readonly fields: readonly Path[];
  /** Those of `fields` without which it can be judged, if others tell enough. */
  readonly optional?: readonly Path[];
  /** What must be true, in one sentence. */
  readonly what: string;
  /** Authority or publication. */
  readonly source: string;
  /** Checks a record with all fields but optional ones. A pass is `pass` itself, not a copy. */
  check(subject: Subject): Outcome;
  /** The mutation that breaks it; it cannot be broken on purpose if left out. */
  readonly break?: Mutation;
}

export const pass: Outcome = { verdict: "pass", message: "" };

export function fail(message: string): Outcome {
  return { verdict: "fail", message };
}

export function notApplicable(why: string): Outcome {
  return { verdict: "not_applicable", message: why };
}

/** The message is made only for a failure. */
export function passIf(holds: boolean, message: () => string): Outcome {
  return holds ? pass : fail(message());
}

export function shouldBe(value: string, right: string): Outcome {
  return passIf(value === right, () => `${value} should be ${right}.`);
}
