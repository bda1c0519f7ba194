import { householdLimit } from "../household/member.ts";
import type { Relative } from "../household/rule.ts";
import { householdRules } from "../household/rules.ts";
import type { Verification } from "../verify/verify.ts";
import type { Refuse } from "./reading.ts";
import { readRecord } from "./record-shape.ts";
import { invalidRequest, type Violation } from "./refusal.ts";

/** Checks the relations of a household: the field `members`, as they are published. Throws a Refusal. */
export function verifyHousehold(fields: Readonly<Record<string, unknown>>): Verification {
  const violations: Violation[] = [];
  const refuse: Refuse = (field, message) => void violations.push({ field, message });
  for (const field in fields) if (field !== "members") refuse(field, "is not a field of this request");
  const { members } = fields;
  if (!Array.isArray(members) || members.length === 0 || members.length > householdLimit) {
    refuse("members", `must be a list of 1 to ${householdLimit} members`);
  }
  const relatives = Array.isArray(members)
    ? members.slice(0, householdLimit).map((member: unknown, at) => readMember(member, `members[${at}]`, violations))
    : [];
  if (violations.length > 0) throw invalidRequest(violations);
  const results = householdRules.map(({ name, kind, check }) => ({
    rule: name,
    kind,
    fields: ["members"],
    ...check(relatives),
  }));
  return { coherent: !results.some(({ verdict }) => verdict === "fail"), results };
}

function readMember(value: unknown, path: string, violations: Violation[]): Relative {
  const refuse = (field: string, message: string): void => void violations.push({ field: `${path}${field}`, message });
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse("", "must be an object");
  const member: Readonly<Record<string, unknown>> = typeof value === "object" && value !== null ? { ...value } : {};
  for (const field in member) {
    if (!memberFields.includes(field)) refuse(`.${field}`, "is not a field of a member");
  }
  const { id, parents = [], partner = 0, relation = "", lives_here: livesHere } = member;
  if (!isId(id)) refuse(".id", `must be ${ID}`);
  if (!isId(partner)) refuse(".partner", `must be ${ID}`);
  if (!isParents(parents)) refuse(".parents", `must be a list of at most two ids, each ${ID}`);
  if (typeof relation !== "string") refuse(".relation", "must be text");
  if (livesHere !== undefined && typeof livesHere !== "boolean") refuse(".lives_here", "must be true or false");
  if (member.identity === undefined) refuse(".identity", "must be an object");
  const record = readRecord(member.identity, `${path}.identity`, violations);
  const text = (...names: readonly string[]): string | undefined => {
    let found: unknown = record;
    for (const name of names)
      found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
    return typeof found === "string" ? found : undefined;
  };
  return {
    id: isId(id) ? id : 0,
    parents: isParents(parents) ? parents : [],
    partner: isId(partner) ? partner : 0,
    livesHere: typeof livesHere === "boolean" ? livesHere : undefined,
    name: text("name"),
    country: text("address", "country"),
    gender: text("gender"),
    birth: text("dob", "date"),
    bloodType: text("blood_type"),
    street: text("address", "street"),
    zip: text("address", "zip"),
    email: text("email"),
    nationalId: text("national_id"),
  };
}

const ID = `a whole number from 0 to ${householdLimit}`;

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= householdLimit;
}

function isParents(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= 2 && value.every(isId);
}

const memberFields = ["id", "identity", "relation", "parents", "partner", "lives_here"];
