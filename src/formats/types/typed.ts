import type { Kind } from "../../schema/leaves.ts";
import { isLong } from "../columns/fields.ts";
import { isGroup, type Node } from "../columns/tree.ts";
import type { Layout } from "../format.ts";

/** What the types of a table are written for. */
export interface Typed {
  /** The columns: those of CSV are one beside the other. */
  readonly nodes: readonly Node[];
  readonly layout: Layout;
  /** The name of the file that is read. */
  readonly file: string;
}

/** How an engine writes the types of columns. */
export interface Types extends Readonly<Record<Kind, string>> {
  /** A whole number that may exceed 32 bits. */
  readonly long: string;
  struct(members: string): string;
  member(name: string, type: string): string;
}

/** The type of a column, with those of its members if it has some. */
export function typeIn(types: Types, node: Node): string {
  if (!isGroup(node)) return isLong(node.field) ? types.long : types[node.field.kind];
  return types.struct(node.members.map((member) => types.member(member.name, typeIn(types, member))).join(", "));
}
