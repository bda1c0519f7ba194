import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { perCountry } from "../countries/shared/tables.ts";
import { type PersonRecord, Subject } from "./record.ts";
import { notApplicable, type Outcome, pass, type Rule, type RuleKind, type Verdict } from "./rule.ts";
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

/** The rules of a country, each with the result that all records share which pass it. */
const checksOf = perCountry((country) =>
  rulesOf(country).map((rule) => ({ rule, passed: Object.freeze(resultOf(rule, pass)) })),
);

/** Checks a record by every rule of its country. Never throws, whatever texts and numbers the record has. */
export function verify(record: PersonRecord, country: Country, referenceDate: CalendarDate): Verification {
  const subject = new Subject(record, country, referenceDate);
  let coherent = true;
  const results = checksOf(country).map(({ rule, passed }) => {
    const outcome = outcomeOf(rule, subject);
    if (outcome === pass) return passed;
    if (outcome.verdict === "fail" && rule.kind !== "safety") coherent = false;
    return resultOf(rule, outcome);
  });
  return { coherent, results };
}

function outcomeOf(rule: Rule, subject: Subject): Outcome {
  for (const field of rule.fields) {
    if (subject.values[field] === undefined) return notApplicable(`${field} is missing.`);
  }
  return rule.check(subject);
}

function resultOf({ rule, kind, fields }: Rule, { verdict, message }: Outcome): RuleResult {
  return { rule, kind, fields, verdict, message };
}
