import type { Json, JsonObject } from "../../schema/json-schema.ts";

export type { Json, JsonObject };

/** An object without other properties; all of them are required unless `required` names fewer. */
export function object(description: string, properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: "object", description, additionalProperties: false, required, properties };
}

/** A string that matches the pattern; without a pattern, one that is not empty. */
export function string(description: string, pattern?: string, more: JsonObject = {}): JsonObject {
  return { type: "string", description, ...(pattern === undefined ? { minLength: 1 } : { pattern }), ...more };
}

export function enumeration(description: string, values: readonly string[]): JsonObject {
  return { type: "string", description, enum: values };
}

export function integer(description: string, minimum: number, maximum: number): JsonObject {
  return { type: "integer", description, minimum, maximum };
}

/** A reference to a component of the document. */
export function ref(kind: "schemas" | "headers" | "responses", name: string): JsonObject {
  return { $ref: `#/components/${kind}/${name}` };
}
