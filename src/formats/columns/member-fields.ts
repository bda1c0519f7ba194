import { relations } from "../../household/member.ts";
import { householdCount, householdLimit } from "../../schema/bounds.ts";
import { flag, whole, word } from "../../schema/field.ts";
import { type LeafField, leafOf, line } from "../../schema/record-field.ts";
import type { ColumnField, Membership, Value } from "./fields.ts";

function of(path: string, field: LeafField, value: (member: Membership) => Value): ColumnField {
  return { ...leafOf(path, field), of: ({ member }) => member && value(member) };
}

function maybe(path: string, field: LeafField, value: (member: Membership) => Value): ColumnField {
  return { ...of(path, field, value), optional: [path] };
}

const id = whole("Number of the member in its household, from 1.", 1, householdLimit);

/** The place of a person in a household. The parents are ids with a space between them; absent if there are none. */
export const memberFields: readonly ColumnField[] = [
  of("household", whole("Index of the household.", 0, householdCount - 1), ({ household }) => household),
  of("id", id, (member) => member.id),
  of("relation", word("Relation to the first member.", relations), ({ relation }) => relation),
  maybe("parents", line("Ids of the parents who are members."), ({ parents }) => parents.join(" ") || undefined),
  maybe("partner", { ...id, about: "Id of the partner." }, ({ partner }) => partner || undefined),
  of("lives_here", flag("Whether the member lives in the household."), ({ lives_here }) => lives_here),
];
