import type { Json, JsonObject } from "../../src/schema/json-schema.ts";

/** All of a text that is one placeholder. */
const whole = /^\$\{([^}]*)\}$/;
const within = /\$\{([^}]*)\}/g;

/**
 * A template with the values of its placeholders, `${name}` or `${name.member}`: within a text the text of the value, as
 * an element of a list the elements of a list, as a key the members of an object. Values are not filled themselves.
 * Throws if there is no such value.
 */
export function fill(template: JsonObject, values: JsonObject): JsonObject;
export function fill(template: Json, values: JsonObject): Json;
export function fill(template: Json, values: JsonObject): Json {
  if (typeof template === "string") return fillText(template, values);
  if (isList(template)) return template.flatMap((element) => fill(element, values));
  if (!isObject(template)) return template;
  const parts = Object.entries(template).map(([name, value]) =>
    whole.test(name) ? membersOf(name, values) : { [name]: fill(value, values) },
  );
  return Object.assign({}, ...parts);
}

function fillText(text: string, values: JsonObject): Json {
  const [, name] = whole.exec(text) ?? [];
  if (name !== undefined) return find(name, values);
  return text.replace(within, (_, part: string) => String(find(part, values)));
}

function membersOf(key: string, values: JsonObject): JsonObject {
  const value = fillText(key, values);
  if (!isObject(value)) throw new Error(`proto/openapi.yaml: ${key} is a key, and its value no object`);
  return value;
}

function find(name: string, values: JsonObject): Json {
  let value: Json | undefined = values;
  for (const member of name.split(".")) value = isObject(value) ? value[member] : undefined;
  if (value === undefined) throw new Error(`proto/openapi.yaml: there is no value of \${${name}}`);
  return value;
}

/** Whether a value is an object, and no list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
