import { create } from "@bufbuild/protobuf";
import {
  type GenerateHouseholdRequest,
  type Member,
  MemberSchema,
  Relation,
} from "../../gen/identity/v1/identity_pb.ts";
import type { MemberRecord } from "../../service/household.ts";
import { Refusal } from "../../service/refusal.ts";
import type { RequestFields } from "../../service/service.ts";
import { householdKindName } from "./enum-names.ts";
import { requestFields, toMessage } from "./messages.ts";

/** A request message as the fields that the service reads; the index of the message is left out. */
export function householdFields(request: GenerateHouseholdRequest | undefined): RequestFields {
  if (request === undefined) return {};
  const { gender, ...first } = requestFields(request.template);
  return {
    ...first,
    // In the schema a gender is not required for the first member.
    ...(gender === undefined ? {} : { gender }),
    kind: householdKindName(request.kind),
    size: request.size === 0 ? undefined : request.size,
  };
}

/** Fields of a household request that are not of its first member. */
const ownFields = ["kind", "size", "index"];

/**
 * What `read` returns. A Refusal is thrown with the paths of the message, in which the first member is nested; `outer` is
 * the path of the household request, such as `template.`.
 */
export function inMessage<Result>(outer: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const pathOf = (field: string): string => {
      const inner = field.slice(outer.length);
      return !field.startsWith(outer) || ownFields.includes(inner) ? field : `${outer}template.${inner}`;
    };
    const violations = error.violations.map(({ field, message }) => ({ field: pathOf(field), message }));
    throw new Refusal(error.reason, error.message, violations);
  }
}

const relations: Readonly<Record<MemberRecord["relation"], Relation>> = {
  first: Relation.FIRST,
  partner: Relation.PARTNER,
  child: Relation.CHILD,
  parent: Relation.PARENT,
  sibling: Relation.SIBLING,
  parent_in_law: Relation.PARENT_IN_LAW,
  flatmate: Relation.FLATMATE,
};

export function memberMessage({ id, identity, relation, parents, partner, lives_here }: MemberRecord): Member {
  return create(MemberSchema, {
    id,
    identity: toMessage(identity),
    relation: relations[relation],
    parents: [...parents],
    partner,
    livesHere: lives_here,
  });
}
