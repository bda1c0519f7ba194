import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { breakableHouseholdRules } from "../household/broken.ts";
import { householdRules } from "../household/rules.ts";
import { recordLimit } from "../schema/bounds.ts";
import { reasonOutside } from "../schema/fault.ts";
import { type Given, isMissing, isObject, type Refuse, readerOf } from "../schema/read.ts";
import { requiredOf, rulesRequest, verifyRequest } from "../schema/request.ts";
import type { Rule, RuleKind } from "../verify/rule.ts";
import { rulesOf, sharedRules } from "../verify/rules.ts";
import { type Verification, verify } from "../verify/verify.ts";
import { breakableRules } from "../verify/violate.ts";
import { type ReadRecord, readRecord, withIgnored } from "./record-shape.ts";
import { allOrRefusal } from "./refusal.ts";
import { countryIn } from "./request.ts";
import { breakableEverywhere } from "./violate.ts";

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

interface CheckedRecord extends ReadRecord {
  readonly country: Country;
  readonly referenceDate: CalendarDate;
}

/** The field by which each form of verification is known, and what takes that form on plain HTTP. */
const otherForms = {
  identity: "one record is sent to /verify",
  requests: "several records are sent to /verify/batch",
  members: "the members of a household are sent to /verify/household",
} as const;

/** Refuses the fields that a form of verification does not have. */
export const refuseOthers = readerOf({}, { elsewhere: otherForms });

const readCheck = readerOf(verifyRequest, { required: requiredOf.country, elsewhere: otherForms });

/** Checks one record: the fields `identity`, `country` and, optionally, `reference_date`. Throws a Refusal. */
export function verifyRecord(given: Given, today: CalendarDate): Verification {
  const [check] = checksOf([allOrRefusal((refuse) => checkedRecord(given, today, refuse))]);
  if (check === undefined) throw new RangeError("a record that is not refused has a check");
  return check();
}

/** Reads up to 1,000 records from the field `requests`; each function checks one. Throws a Refusal. */
export function verifyRecords({ requests, ...others }: Given, today: CalendarDate): readonly (() => Verification)[] {
  const records = allOrRefusal((refuse) => {
    refuseOthers(others, refuse);
    if (!Array.isArray(requests) || requests.length === 0 || requests.length > recordLimit) {
      refuse("requests", `must be a list of 1 to ${recordLimit} records`, reasonOutside(requests, "list"));
      return [];
    }
    let refused = 0;
    return requests.map((request: unknown, at) => {
      const refuseAt: Refuse = (field, message, reason) => {
        refused++;
        return refuse(field === "" ? `requests[${at}]` : `requests[${at}].${field}`, message, reason);
      };
      if (refused >= ENOUGH) return undefined;
      return isObject(request)
        ? checkedRecord(request, today, refuseAt)
        : refuseAt("", "must be an object", "INVALID_TYPE");
    });
  });
  return checksOf(records);
}

/** Violations that are enough to correct the client's code. */
const ENOUGH = 20;

/** Reads a record with its country. Undefined only after a violation. */
function checkedRecord({ identity, ...others }: Given, today: CalendarDate, refuse: Refuse): CheckedRecord | undefined {
  if (isMissing(identity)) refuse("identity", "is required: the record to check", "FIELD_REQUIRED");
  const read = readRecord(identity, "identity", refuse);
  const { reference_date: referenceDate = today, ...values } = readCheck(others, refuse);
  const country = countryIn(values);
  return country === undefined ? undefined : { ...read, country, referenceDate };
}

function checksOf(records: readonly (CheckedRecord | undefined)[]): readonly (() => Verification)[] {
  return records.flatMap((checked) =>
    checked === undefined
      ? []
      : [() => withIgnored(verify(checked.record, checked.country, checked.referenceDate), checked.ignored)],
  );
}

const readRules = readerOf(rulesRequest);

/** The rules of a country; without one, those that all countries share. Throws a Refusal. */
export function listRules(given: Given): readonly RuleInfo[] {
  const country = countryIn(allOrRefusal((refuse) => readRules(given, refuse)));
  const breakable = country === undefined ? breakableEverywhere() : breakableRules(country);
  const rules = country === undefined ? sharedRules : rulesOf(country);
  return [
    ...rules.map((rule) => infoOf(rule, rule.fields, breakable)),
    ...householdRules.map((rule) => infoOf(rule, ["members"], breakableHouseholdRules)),
  ];
}

function infoOf(
  { name, kind, what, source }: Pick<Rule, "name" | "kind" | "what" | "source">,
  fields: readonly string[],
  breakable: readonly string[],
): RuleInfo {
  return { rule: name, kind, fields, what, source, can_be_violated: breakable.includes(name) };
}
