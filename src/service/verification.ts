import type { CalendarDate } from "../calendar/calendar-date.ts";
import { breakableHouseholdRules } from "../household/broken.ts";
import type { Relative } from "../household/rule.ts";
import { householdRules } from "../household/rules.ts";
import { householdLimit, recordLimit } from "../schema/bounds.ts";
import { reasonOutside } from "../schema/fault.ts";
import { type Given, isMissing, isObject, type Refuse, readerOf } from "../schema/read.ts";
import { requiredOf, rulesRequest, verifyRequest } from "../schema/request.ts";
import { type Path, type ReadRecord, readRecord, slots } from "../verify/read-record.ts";
import type { Rule, RuleKind } from "../verify/rule.ts";
import { rulesOf, sharedRules } from "../verify/rules.ts";
import { type Verification, verificationOf, verify } from "../verify/verify.ts";
import { breakableRules } from "../verify/violate.ts";
import { breakableEverywhere } from "./constraints.ts";
import { allOrRefusal } from "./refusal.ts";
import { countryIn } from "./request.ts";

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

/** The field by which each form of verification is known, and what takes that form on plain HTTP. */
const otherForms = {
  identity: "one record is sent to /verify",
  requests: "several records are sent to /verify/batch",
  members: "the members of a household are sent to /verify/household",
} as const;

const refuseOthers = readerOf({}, { elsewhere: otherForms });

const readCheck = readerOf(verifyRequest, { required: requiredOf.country, elsewhere: otherForms });

/** Checks one record: the fields `identity`, `country` and, optionally, `reference_date`. Throws a Refusal. */
export function verifyRecord(given: Given, today: CalendarDate): Verification {
  return allOrRefusal((refuse) => checkOf(given, today, refuse))();
}

/** Reads up to 1,000 records from the field `requests`; each function checks one. Throws a Refusal. */
export function verifyRecords({ requests, ...others }: Given, today: CalendarDate): readonly (() => Verification)[] {
  return allOrRefusal((refuse) => {
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
      if (refused >= ENOUGH) return neverChecked;
      if (isObject(request)) return checkOf(request, today, refuseAt);
      refuseAt("", "must be an object", "INVALID_TYPE");
      return neverChecked;
    });
  });
}

/** Violations that are enough to correct the client's code. */
const ENOUGH = 20;

/** Reads a record with its country; returns what checks it. */
function checkOf({ identity, ...others }: Given, today: CalendarDate, refuse: Refuse): () => Verification {
  if (isMissing(identity)) refuse("identity", "is required: the record to check", "FIELD_REQUIRED");
  const record = readRecord(identity, "identity", refuse);
  const { reference_date: referenceDate = today, ...values } = readCheck(others, refuse);
  const country = countryIn(values);
  return country === undefined ? neverChecked : () => verify(record, country, referenceDate);
}

function neverChecked(): never {
  throw new RangeError("a record that is refused is not checked");
}

/** Checks the relations of a household: the field `members`, as they are published. Throws a Refusal. */
export function verifyHousehold({ members, ...others }: Given): Verification {
  const ignored: string[] = [];
  const relatives = allOrRefusal((refuse) => {
    refuseOthers(others, refuse);
    if (!Array.isArray(members) || members.length === 0 || members.length > householdLimit) {
      refuse("members", `must be a list of 1 to ${householdLimit} members`, reasonOutside(members, "list"));
    }
    if (!Array.isArray(members)) return [];
    return members.slice(0, householdLimit).map((member: unknown, at) => {
      const path = `members[${at}]`;
      const { identity, ...relations } = readMember(member, path, refuse);
      const record = readRecord(identity, `${path}.identity`, refuse);
      ignored.push(...record.ignored.map((field) => `${path}.identity.${field}`));
      return { ...relations, ...relativeOf(record) };
    });
  });
  const results = householdRules.map(({ name, kind, check }) => ({
    rule: name,
    kind,
    fields: ["members"],
    ...check(relatives),
  }));
  return verificationOf(results, ignored);
}

const ID = `a whole number from 0 to ${householdLimit}`;
const memberFields = ["id", "identity", "relation", "parents", "partner", "lives_here"];

type Relations = Pick<Relative, "id" | "parents" | "partner" | "livesHere">;

/** Reads a member but for its record. What is refused is the default. */
function readMember(value: unknown, path: string, refuseAt: Refuse): Relations & { readonly identity: unknown } {
  const refuse: Refuse = (field, message, reason) => refuseAt(`${path}${field}`, message, reason);
  if (!isObject(value)) refuse("", "must be an object", "INVALID_TYPE");
  const given = isObject(value) ? value : {};
  for (const field of Object.keys(given)) {
    if (!memberFields.includes(field)) refuse(`.${field}`, "is not a field of a member", "UNKNOWN_FIELD");
  }
  const members = Object.entries(given).filter(([, member]) => !isMissing(member));
  const { id, identity, parents = [], partner = 0, relation = "", lives_here } = Object.fromEntries(members);
  if (!isId(id)) refuse(".id", `must be ${ID}`, reasonOutside(id, "number"));
  if (!isId(partner)) refuse(".partner", `must be ${ID}`, reasonOutside(partner, "number"));
  if (!isParents(parents))
    refuse(".parents", `must be a list of at most two ids, each ${ID}`, reasonOutside(parents, "list"));
  if (typeof relation !== "string") refuse(".relation", "must be text", "INVALID_TYPE");
  const livesHere = typeof lives_here === "boolean" ? lives_here : undefined;
  if (livesHere !== lives_here) refuse(".lives_here", "must be true or false", "INVALID_TYPE");
  if (identity === undefined) refuse(".identity", "must be an object", "FIELD_REQUIRED");
  return {
    id: isId(id) ? id : 0,
    parents: isParents(parents) ? parents : [],
    partner: isId(partner) ? partner : 0,
    livesHere,
    identity,
  };
}

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= householdLimit;
}

function isParents(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= 2 && value.every(isId);
}

function relativeOf({ values }: ReadRecord): Omit<Relative, keyof Relations> {
  const text = (path: Path): string | undefined => {
    const value = values[slots.get(path) ?? -1];
    return typeof value === "string" ? value : undefined;
  };
  return {
    name: text("name"),
    country: text("address.country"),
    gender: text("gender"),
    birth: text("dob.date"),
    bloodType: text("blood_type"),
    street: text("address.street"),
    zip: text("address.zip"),
    email: text("email"),
    nationalId: text("national_id"),
  };
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
