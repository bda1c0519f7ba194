import type { Relative } from "../household/rule.ts";
import { householdRules } from "../household/rules.ts";
import { householdLimit } from "../schema/bounds.ts";
import { reasonOutside } from "../schema/fault.ts";
import { type Given, isMissing, isObject, type Refuse } from "../schema/read.ts";
import type { Verification } from "../verify/verify.ts";
import { readRecord, withIgnored } from "./record-shape.ts";
import { allOrRefusal } from "./refusal.ts";
import { refuseOthers } from "./verification.ts";

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
      const read = readMember(member, path, refuse);
      ignored.push(...read.ignored.map((field) => `${path}.identity.${field}`));
      return read.relative;
    });
  });
  const results = householdRules.map(({ name, kind, check }) => ({
    rule: name,
    kind,
    fields: ["members"],
    ...check(relatives),
  }));
  return withIgnored({ coherent: !results.some(({ verdict }) => verdict === "fail"), results }, ignored);
}

function readMember(
  value: unknown,
  path: string,
  refuseAt: Refuse,
): { readonly relative: Relative; readonly ignored: readonly string[] } {
  const refuse: Refuse = (field, message, reason) => refuseAt(`${path}${field}`, message, reason);
  if (!isObject(value)) refuse("", "must be an object", "INVALID_TYPE");
  const member = isObject(value) ? withoutNull(value) : {};
  for (const field in member) {
    if (!memberFields.includes(field)) refuse(`.${field}`, "is not a field of a member", "UNKNOWN_FIELD");
  }
  const { id, parents = [], partner = 0, relation = "", lives_here: livesHere } = member;
  if (!isId(id)) refuse(".id", `must be ${ID}`, reasonOutside(id, "number"));
  if (!isId(partner)) refuse(".partner", `must be ${ID}`, reasonOutside(partner, "number"));
  if (!isParents(parents))
    refuse(".parents", `must be a list of at most two ids, each ${ID}`, reasonOutside(parents, "list"));
  if (typeof relation !== "string") refuse(".relation", "must be text", "INVALID_TYPE");
  if (livesHere !== undefined && typeof livesHere !== "boolean")
    refuse(".lives_here", "must be true or false", "INVALID_TYPE");
  if (member.identity === undefined) refuse(".identity", "must be an object", "FIELD_REQUIRED");
  const { record, ignored } = readRecord(member.identity, `${path}.identity`, refuseAt);
  const text = (...names: readonly string[]): string | undefined => {
    let found: unknown = record;
    for (const name of names)
      found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
    return typeof found === "string" ? found : undefined;
  };
  const relative = {
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
  return { relative, ignored };
}

const ID = `a whole number from 0 to ${householdLimit}`;

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= householdLimit;
}

function isParents(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= 2 && value.every(isId);
}

const memberFields = ["id", "identity", "relation", "parents", "partner", "lives_here"];

function withoutNull(value: Given): Given {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => !isMissing(member)));
}
