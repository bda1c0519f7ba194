import type { Json, JsonObject } from "../../../schema/json-schema.ts";

export type { Json, JsonObject };

/**
 * An object of a response, which may get further properties in a later version. All that are listed are required unless
 * `required` names fewer.
 */
export function object(description: string, properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: "object", description, ...(required.length === 0 ? {} : { required }), properties };
}

/** An object of a request, in which no other properties are allowed. */
export function requestObject(description: string, properties: JsonObject, required: readonly string[]): JsonObject {
  return { ...object(description, properties, [...required]), additionalProperties: false };
}

export function string(description: string, more: JsonObject = {}): JsonObject {
  return { type: "string", description, ...more };
}

/** One of some words, to which a later version may add. */
export function extensible(description: string, words: readonly string[]): JsonObject {
  return { type: "string", description, "x-extensible-enum": words };
}

export function integer(description: string, more: JsonObject = {}): JsonObject {
  return { type: "integer", description, ...more };
}

export function list(description: string, items: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: "array", description, items, ...more };
}

/** A reference to a component of the document. */
export function ref(kind: "schemas" | "headers" | "responses", name: string): JsonObject {
  return { $ref: `#/components/${kind}/${name}` };
}

/** A reference to a schema with a description of its own: OpenAPI 3.0 ignores what stands beside a `$ref`. */
export function named(description: string, schema: string): JsonObject {
  return { description, allOf: [ref("schemas", schema)] };
}
