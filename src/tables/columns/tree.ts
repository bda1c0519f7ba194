import { fieldAt } from "./asked-fields.ts";
import type { Column } from "./columns.ts";
import type { Field } from "./fields.ts";

/** A column, or a group of them under one name. */
export type Node = Leaf | Group;

export interface Leaf {
  readonly name: string;
  readonly field: Field;
}

export interface Group {
  readonly name: string;
  readonly members: readonly Node[];
}

export const isGroup = (node: Node): node is Group => "members" in node;

/** The columns by the dots in their names; a group stands where its first member does. */
export function treeOf(columns: readonly Column[]): readonly Node[] {
  return nodesOf(columns.map((column) => ({ path: column.name.split("."), field: fieldAt(column.field) })));
}

interface Branch {
  readonly path: readonly string[];
  readonly field: Field;
}

function nodesOf(branches: readonly Branch[]): readonly Node[] {
  const byName = Map.groupBy(branches, ({ path }) => path[0] ?? "");
  return [...byName].map(([name, members]): Node => {
    const [first] = members;
    if (first !== undefined && first.path.length === 1) return { name, field: first.field };
    return { name, members: nodesOf(members.map(({ path, field }) => ({ path: path.slice(1), field }))) };
  });
}
