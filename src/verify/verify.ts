import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { type PersonRecord, Subject } from "./record.ts";
import { notApplicable, type Rule, type RuleKind, type Verdict } from "./rule.ts";
import { rulesOf } from "./rules.ts";

/** The outcome of one rule. */
export interface RuleResult {
  readonly rule: string;
  readonly kind: RuleKind;
  readonly fields: readonly string[];
  readonly verdict: Verdict;
  /** What was found and what would be right, or why the rule does not apply; empty for a pass. */
  readonly message: string;
}

export interface Verification {
  /** Whether no rule of form or coherence failed. */
  readonly coherent: boolean;
  /** One for each rule of the country. */
  readonly results: readonly RuleResult[];
}

/** Checks a record by every rule of its country. Never throws, whatever texts and numbers the record has. */
export function verify(record: PersonRecord, country: Country, referenceDate: CalendarDate): Verification {
  const subject = new Subject(record, country, referenceDate);
  const results = rulesOf(country).map((rule) => resultOf(rule, subject));
  return { coherent: !results.some(({ kind, verdict }) => verdict === "fail" && kind !== "safety"), results };
}

function resultOf(rule: Rule, subject: Subject): RuleResult {
  const missing = rule.fields.find((field) => subject.value(field) === undefined);
  const { verdict, message } = missing === undefined ? rule.check(subject) : notApplicable(`${missing} is missing.`);
  return { rule: rule.rule, kind: rule.kind, fields: rule.fields, verdict, message };
}
