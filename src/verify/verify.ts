import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type Country, perCountry } from "../countries/country.ts";
import type { Path, ReadRecord } from "./read-record.ts";
import { notApplicable, type Outcome, pass, type Rule, type RuleKind, type Verdict } from "./rule.ts";
import { rulesOf } from "./rules.ts";
import { isDetail, Subject } from "./subject.ts";

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
  /** Paths of what a record has besides the fields of a record, up to twenty; left out if there are none. */
  readonly ignored?: readonly string[];
}

/** A rule with the results that records share: passed, or a field missing. */
interface RuleOutcome {
  readonly rule: Rule;
  readonly passed: RuleResult;
  readonly required: readonly (readonly [field: Path, missing: RuleResult])[];
  /** Whether all its fields are among the twelve that every record has. */
  readonly isOfRecord: boolean;
}

const checksOf = perCountry((country) =>
  rulesOf(country).map(
    (rule): RuleOutcome => ({
      rule,
      passed: resultOf(rule, pass),
      required: rule.fields
        .filter((field) => rule.optional?.includes(field) !== true)
        .map((field) => [field, resultOf(rule, notApplicable(`${field} is missing.`))] as const),
      isOfRecord: !rule.fields.some(isDetail),
    }),
  ),
);

/** Checks a record by every rule of its country. Never throws, whatever values the record has. */
export function verify({ values, ignored }: ReadRecord, country: Country, referenceDate: CalendarDate): Verification {
  const subject = new Subject(values, country, referenceDate);
  const results = checksOf(country).map((check) => outcomeOf(check, subject));
  return verificationOf(results, ignored);
}

export function verificationOf(results: readonly RuleResult[], ignored: readonly string[]): Verification {
  const coherent = !results.some(({ kind, verdict }) => verdict === "fail" && kind !== "safety");
  return { coherent, results, ...(ignored.length === 0 ? {} : { ignored }) };
}

function outcomeOf({ rule, passed, required, isOfRecord }: RuleOutcome, subject: Subject): RuleResult {
  if (!isOfRecord || !subject.isWhole) {
    for (const [field, missing] of required) if (subject.value(field) === undefined) return missing;
  }
  const outcome = rule.check(subject);
  return outcome === pass ? passed : resultOf(rule, outcome);
}

function resultOf({ name, kind, fields }: Rule, { verdict, message }: Outcome): RuleResult {
  return Object.freeze({ rule: name, kind, fields, verdict, message });
}
