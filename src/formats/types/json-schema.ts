import { type JsonObject, propertyOf } from "../../schema/json-schema.ts";
import type { LeafField } from "../../schema/leaves.ts";
import { isGroup, type Node } from "../columns/tree.ts";
import type { Typed } from "./typed.ts";

/** The JSON Schema (2020-12) of one record. What it does not require may be missing; with `--nulls` it is null. */
export function jsonSchema({ nodes, layout }: Typed): string {
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", ...objectOf(nodes, layout.nulls) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function objectOf(nodes: readonly Node[], nulls: boolean): JsonObject {
  return {
    type: "object",
    required: nodes.filter(({ isOptional }) => nulls || !isOptional).map(({ name }) => name),
    properties: Object.fromEntries(nodes.map((node) => [node.name, schemaOf(node, nulls)])),
    additionalProperties: false,
  };
}

function schemaOf(node: Node, nulls: boolean): JsonObject {
  const schema = isGroup(node) ? objectOf(node.members, nulls) : leafSchema(node.field.field);
  return node.isOptional && nulls ? { anyOf: [schema, { type: "null" }] } : schema;
}

function leafSchema(field: LeafField): JsonObject {
  if (field.kind !== "texts") return propertyOf(field);
  return { type: "array", description: field.about, items: { type: "string", description: field.each } };
}
