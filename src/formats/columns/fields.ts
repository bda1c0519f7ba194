import type { MemberRecord } from "../../household/member.ts";
import type { Identity } from "../../person/identity.ts";
import { type RowWords, type Writer, wordsOf, writerOf } from "../../person/writers.ts";
import { writeNumber } from "../../random/decimal.ts";
import { householdLimit, indexes } from "../../schema/bounds.ts";
import { whole } from "../../schema/field.ts";
import { record } from "../../schema/record.ts";
import type { RecordShape } from "../../schema/record-field.ts";
import { type Leaf, leafOf, leavesOf } from "../../schema/record-field.ts";

/** Undefined for what a person does not have, such as a middle name. */
export type Value = string | number | boolean | readonly string[] | undefined;

/** A person as the row of a table, with the place in a household; undefined for people who are drawn alone. */
export interface TablePerson extends Identity {
  readonly member?: Membership;
}

/** A member without its record. */
export interface Membership extends Omit<MemberRecord, "identity"> {
  /** Index of the household. */
  readonly household: number;
}

/** The members of a household as rows. */
export function memberRows(members: readonly MemberRecord[], household: number): readonly TablePerson[] {
  return members.map(({ identity, ...member }) => ({ ...identity, member: { ...member, household } }));
}

/** How rows of people who are drawn alone have a field; undefined if only records have it. */
export function ofRows(path: string): Writer | RowWords | undefined {
  if (path === indexField.path) return ({ index, out }, at) => writeNumber(out.bytes, at, index);
  return wordsOf(path) ?? writerOf(path);
}

/** A field that holds no others, with its value in a row. */
export interface ColumnField extends Leaf {
  /** `index` is that of a person who is drawn alone. */
  of(person: TablePerson, index: number): Value;
}

/** Whether a whole number needs more than 32 bits. */
export function isLong({ field }: Leaf): boolean {
  return field.kind === "whole" && field.max >= 2 ** 31;
}

/** The fields of every record, in its order. */
export const commonFields: readonly ColumnField[] = fieldsIn(record);

/** The number of a person in its seed: the key of a table, which has it where it is asked for. */
export const indexField: ColumnField = {
  ...leafOf("index", whole("Index of the person in its seed.", 0, indexes - 1)),
  of: ({ member }, index) => (member === undefined ? index : member.household * householdLimit + member.id - 1),
};

/** The fields of a shape, in its order; `prefix` is where it stands in a record. */
export function fieldsIn(shape: RecordShape, prefix = ""): readonly ColumnField[] {
  return leavesOf(shape, prefix).map((leaf) => ({ ...leaf, of: valueAt(leaf.path) }));
}

/** Reads a path, which is one of the schema. */
function valueAt(path: string): (person: TablePerson) => Value {
  const names = path.split(".");
  return (person) => {
    let value: unknown = person;
    for (const name of names) value = value === undefined ? undefined : Reflect.get(Object(value), name);
    // cast: the schema says so
    return value as Value;
  };
}
