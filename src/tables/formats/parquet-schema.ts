import type { ParquetWriter } from "hyparquet-writer";
import { type Field, isLong } from "../columns/fields.ts";
import { isGroup, type Node } from "../columns/tree.ts";

export type Elements = ParquetWriter["schema"];

/** A leaf with the nodes around it, the outermost first, and their elements of the schema. */
export interface Path {
  readonly nodes: readonly Node[];
  readonly elements: Elements;
}

/** The schema of a file: the elements of a tree, each before those below it. */
export function schemaOf(tree: readonly Node[]): Elements {
  const below = (node: Node): Elements => [...elementsOf(node), ...(isGroup(node) ? node.members.flatMap(below) : [])];
  return [rootOf(tree), ...tree.flatMap(below)];
}

/** The leaves of a tree, in the order of the schema. */
export function pathsOf(tree: readonly Node[]): readonly Path[] {
  return pathsBelow(tree, { nodes: [], elements: [rootOf(tree)] });
}

function pathsBelow(members: readonly Node[], { nodes, elements }: Path): readonly Path[] {
  return members.flatMap((node): readonly Path[] => {
    const path = { nodes: [...nodes, node], elements: [...elements, ...elementsOf(node)] };
    return isGroup(node) ? pathsBelow(node.members, path) : [path];
  });
}

function rootOf(tree: readonly Node[]): Elements[number] {
  return { name: "person", num_children: tree.length };
}

/** A list has three elements, which are a path. */
function elementsOf(node: Node): Elements {
  const { name } = node;
  const repetition_type = node.isOptional ? "OPTIONAL" : "REQUIRED";
  if (isGroup(node)) return [{ name, repetition_type, num_children: node.members.length }];
  const { field } = node;
  if (isLong(field)) return [{ name, repetition_type, type: "INT64" }];
  if (field.kind !== "texts") return [{ name, repetition_type, ...types[field.kind] }];
  return [
    { name, repetition_type, converted_type: "LIST", logical_type: { type: "LIST" }, num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", repetition_type: "REQUIRED", ...types.text },
  ];
}

const types = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } },
  integer: { type: "INT32" },
  flag: { type: "BOOLEAN" },
  decimal: { type: "DOUBLE" },
  date: { type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" } },
} as const satisfies Record<Exclude<Field["kind"], "texts">, object>;
