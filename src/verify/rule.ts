import type { Path, Subject } from "./record.ts";

/** Form: would systems of the country take the value. Coherence: do fields agree. Safety: can it belong to a real person. */
export type RuleKind = "form" | "coherence" | "safety";

export type Verdict = "pass" | "fail" | "not_applicable";

export interface Outcome {
  readonly verdict: Verdict;
  /** What was found and what would be right, or why the rule does not apply; empty for a pass. */
  readonly message: string;
}

/** Something that is true of every record of a country. */
export interface Rule {
  /** Stable name, such as `national_id.check_digit`. */
  readonly rule: string;
  readonly kind: RuleKind;
  /** Paths of the fields that it reads: where one is missing, the rule does not apply. */
  readonly fields: readonly Path[];
  /** What must be true, in one sentence. */
  readonly what: string;
  /** Authority or publication. */
  readonly source: string;
  /** Judges a record that has all the fields; answers `pass` itself if it passes. */
  check(subject: Subject): Outcome;
}

export const pass: Outcome = { verdict: "pass", message: "" };

export function fail(message: string): Outcome {
  return { verdict: "fail", message };
}

/** The rule says nothing about the record. */
export function notApplicable(why: string): Outcome {
  return { verdict: "not_applicable", message: why };
}

/** A pass, or a failure with a message that is written only then. */
export function passIf(holds: boolean, message: () => string): Outcome {
  return holds ? pass : fail(message());
}
