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

/** A person as a row of a table, with the place in a household, if any. */
export interface TablePerson extends Identity {
  readonly member?: Membership;
}

/** A member without its record. */
export interface Membership extends Omit<MemberRecord, "identity"> {
  readonly household: number;
}

export function memberRows(members: readonly MemberRecord[], household: number): readonly TablePerson[] {
  return members.map(({ identity, ...member }) => ({ ...identity, member: { ...member, household } }));
}

/** Writes a field of rows of people drawn alone; undefined if only records have it. */
export function ofRows(path: string): Writer | RowWords | undefined {
  if (path === indexField.path) return ({ index, out }, at) => writeNumber(out.bytes, at, index);
  return wordsOf(path) ?? writerOf(path);
}

/** A field without others in it, with its value in a row. */
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

/** The number of a person in its seed, as the key of a table. */
export const indexField: ColumnField = {
  ...leafOf("index", whole("Index of the person in its seed.", 0, indexes - 1)),
  of: ({ member }, index) => (member === undefined ? index : member.household * householdLimit + member.id - 1),
};

/** The fields of a shape; `prefix` is where it stands in a record. */
export function fieldsIn(shape: RecordShape, prefix = ""): readonly ColumnField[] {
  return leavesOf(shape, prefix).map((leaf) => ({ ...leaf, of: valueAt(leaf.path) }));
}

function valueAt(path: string): (person: TablePerson) => Value {
  const names = path.split(".");
  return (person) => {
    let value: unknown = person;
    for (const name of names) value = value === undefined ? undefined : Reflect.get(Object(value), name);
    // cast: the schema says so
    return value as Value;
  };
}
