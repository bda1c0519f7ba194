import { create } from "@bufbuild/protobuf";
import { type Member, MemberSchema, Relation } from "../../gen/identity/v1/identity_pb.ts";
import type { MemberRecord } from "../../service/household.ts";
import { toMessage } from "./messages.ts";

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
