import type { ParquetWriter } from "hyparquet-writer";
import { type Field, isLong } from "./columns/fields.ts";
import { isGroup, type Node } from "./columns/tree.ts";

type Elements = ParquetWriter["schema"];

/** The schema of a file: the elements of a tree, each before those below it. */
export function schemaOf(tree: readonly Node[]): Elements {
  const below = (node: Node): Elements => [...elementsOf(node), ...(isGroup(node) ? node.members.flatMap(below) : [])];
  return [rootOf(tree), ...tree.flatMap(below)];
}

function rootOf(tree: readonly Node[]): Elements[number] {
  return { name: "person", num_children: tree.length };
}

/** A list has three elements, one below the other. */
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
