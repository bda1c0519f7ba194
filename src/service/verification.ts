import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { breakableHouseholdRules } from "../household/broken.ts";
import { householdRules } from "../household/rules.ts";
import type { PersonRecord } from "../verify/record.ts";
import type { RuleKind } from "../verify/rule.ts";
import { rulesOf, sharedRules } from "../verify/rules.ts";
import { type Verification, verify } from "../verify/verify.ts";
import { breakableRules } from "../verify/violate.ts";
import { readRecord } from "./record-shape.ts";
import { invalidRequest, type Violation } from "./refusal.ts";
import { readCountry, readReferenceDate } from "./request.ts";
import { verifyHousehold } from "./verify-household.ts";
import { breakableEverywhere } from "./violate.ts";

/** Most records of one call. */
const recordLimit = 1_000;

/** A rule as it is published. */
export interface RuleInfo {
  readonly rule: string;
  readonly kind: RuleKind;
  readonly fields: readonly string[];
  readonly what: string;
  readonly source: string;
  /** Whether a request may ask for it to be broken. */
  readonly can_be_violated: boolean;
}

interface CheckedRecord {
  readonly record: PersonRecord;
  readonly country: Country | undefined;
  readonly referenceDate: CalendarDate;
}

/**
 * Checks one record: the fields `identity`, `country` and, optionally, `reference_date`; or, with the field `members`, the
 * relations of a household. Throws a Refusal.
 */
export function verifyRecord(fields: Readonly<Record<string, unknown>>, today: CalendarDate): Verification {
  if ("members" in fields) return verifyHousehold(fields);
  const violations: Violation[] = [];
  const checked = readCheck(fields, today, "", violations);
  return runnable(checked, violations)();
}

/** Reads up to 1,000 records from the field `requests`; each function checks one. Throws a Refusal. */
export function verifyRecords(
  fields: Readonly<Record<string, unknown>>,
  today: CalendarDate,
): readonly (() => Verification)[] {
  const { requests } = fields;
  const violations: Violation[] = Object.keys(fields)
    .filter((field) => field !== "requests")
    .map((field) => ({ field, message: "is not a field of this request" }));
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > recordLimit) {
    violations.push({ field: "requests", message: `must be a list of 1 to ${recordLimit} records` });
    throw invalidRequest(violations);
  }
  const checks = requests.map((request: unknown, at) => {
    const path = `requests[${at}]`;
    if (typeof request === "object" && request !== null && !Array.isArray(request)) {
      return violations.length < 20 ? readCheck({ ...request }, today, `${path}.`, violations) : undefined;
    }
    violations.push({ field: path, message: "must be an object" });
    return undefined;
  });
  if (violations.length > 0) throw invalidRequest(violations);
  return checks.flatMap((check) => (check === undefined ? [] : [runnable(check, violations)]));
}

function readCheck(
  fields: Readonly<Record<string, unknown>>,
  today: CalendarDate,
  prefix: string,
  violations: Violation[],
): CheckedRecord {
  const refuse = (field: string, message: string): undefined => {
    violations.push({ field: prefix + field, message });
    return undefined;
  };
  for (const field in fields) {
    if (!["identity", "country", "reference_date"].includes(field)) refuse(field, "is not a field of this request");
  }
  if (fields.identity === undefined) refuse("identity", "is required: the record to check");
  const record = readRecord(fields.identity, `${prefix}identity`, violations);
  const country = readCountry(fields.country, refuse);
  if (fields.country === undefined) refuse("country", "is required: the country whose rules are to be checked");
  return { record, country, referenceDate: readReferenceDate(fields.reference_date, refuse) ?? today };
}

function runnable(
  { record, country, referenceDate }: CheckedRecord,
  violations: readonly Violation[],
): () => Verification {
  if (country === undefined || violations.length > 0) throw invalidRequest(violations);
  return () => verify(record, country, referenceDate);
}

/** The rules of a country; without one, those that all countries share. Throws a Refusal. */
export function listRules(code: unknown): readonly RuleInfo[] {
  const violations: Violation[] = [];
  const country = readCountry(code, (field, message) => void violations.push({ field, message }));
  if (violations.length > 0) throw invalidRequest(violations);
  const breakable = country === undefined ? breakableEverywhere() : breakableRules(country);
  const rules = country === undefined ? sharedRules : rulesOf(country);
  const published = rules.map(({ name, kind, fields, what, source }) => ({
    rule: name,
    kind,
    fields,
    what,
    source,
    can_be_violated: breakable.includes(name),
  }));
  return [...published, ...householdRuleInfos];
}

/** The rules of a household, which are the same in every country. */
const householdRuleInfos: readonly RuleInfo[] = householdRules.map(({ name, kind, what, source }) => ({
  rule: name,
  kind,
  fields: ["members"],
  what,
  source,
  can_be_violated: breakableHouseholdRules.some((breakable) => breakable === name),
}));
