import { fieldAt } from "./asked-fields.ts";
import type { Column } from "./columns.ts";
import type { ColumnField } from "./fields.ts";

/** A column, or a group of them under one name. */
export type Node = Leaf | Branch;

interface Named {
  readonly name: string;
  /** Whether there may be people who have nothing of it, but something of the group around it. */
  readonly isOptional: boolean;
}

interface Leaf extends Named {
  readonly field: ColumnField;
}

interface Branch extends Named {
  readonly members: readonly Node[];
}

export const isBranch = (node: Node): node is Branch => "members" in node;

/** The columns as a tree; a group stands where its first member does. */
export function treeOf(columns: readonly Column[]): readonly Node[] {
  return nodesOf(columns.map(({ path, field }) => ({ path, field: fieldAt(field) })));
}

interface Placed {
  readonly path: readonly string[];
  readonly field: ColumnField;
}

/** `missing`: parts of a record without which the groups around these are missing. */
function nodesOf(branches: readonly Placed[], missing: readonly string[] = []): readonly Node[] {
  const byName = Map.groupBy(branches, ({ path }) => path[0] ?? "");
  return [...byName].map(([name, members]): Node => {
    const [first] = members;
    if (first !== undefined && first.path.length === 1) {
      const { field } = first;
      return { name, isOptional: field.optional.some((part) => !missing.includes(part)), field };
    }
    const inner = members.map(({ path, field }) => ({ path: path.slice(1), field }));
    const parts = isChain(inner) ? [] : partsOf(inner).filter((part) => !missing.includes(part));
    return { name, isOptional: parts.length > 0, members: nodesOf(inner, [...missing, ...parts]) };
  });
}

/** Whether all are in one group, which then stands for the parts of a record around them. */
function isChain([first, ...others]: readonly Placed[]): boolean {
  const [name] = first?.path ?? [];
  return first !== undefined && first.path.length > 1 && others.every(({ path }) => path[0] === name);
}

/** The optional parts of a record that all these fields are in. */
function partsOf([first, ...others]: readonly Placed[]): readonly string[] {
  const parts = first?.field.optional.filter((part) => part !== first.field.path) ?? [];
  return parts.filter((part) => others.every(({ field }) => field.optional.includes(part)));
}
