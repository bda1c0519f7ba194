import type { Field, Shape } from "../../schema/field.ts";
import { fieldsOf, type Query, queryFields, queryOf, type Value } from "./fields.ts";

/** The state of an empty link. */
export const defaultQuery: Query = { gender: "random", protocol: "connect" };

const defaults: ReadonlyMap<string, unknown> = new Map(Object.entries(defaultQuery));

/** The query string of a state, without question mark and defaults. */
export function formatQuery(query: Query, shape: Shape = queryFields): string {
  const params = new URLSearchParams();
  for (const [name, value] of fieldsOf(query, shape)) {
    if (value !== defaults.get(name)) params.set(name, String(value));
  }
  return params.toString();
}

/** The state in a link, and a sentence for each invalid parameter. The service checks ranges, dates and seeds. */
export function parseQuery(
  search: string,
  shape: Shape = queryFields,
): { readonly query: Query; readonly errors: readonly string[] } {
  const params = new URLSearchParams(search);
  const errors: string[] = [];
  const values: Record<string, Value | undefined> = {};
  for (const [name, field] of Object.entries(shape)) {
    const text = params.get(name);
    if (text === null || text === "") continue;
    values[name] = readText(field, text);
    if (values[name] === undefined) errors.push(`The link's ${name} must be ${expected(field)}.`);
  }
  return { query: { ...defaultQuery, ...queryOf(values, shape) }, errors };
}

/** The value of a text in the form or a link; undefined if invalid. */
export function readText(field: Field, text: string): Value | undefined {
  switch (field.kind) {
    case "word":
      // A plus sign in a URL is a space.
      return field.words.find((word) => word === text || word === text.replaceAll(" ", "+"));
    case "words":
      return namesIn(text);
    case "whole":
      return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    case "flag":
      return text === "true" || text === "false" ? text === "true" : undefined;
    default:
      return text;
  }
}

function expected(field: Field): string {
  if (field.kind === "whole") return "a whole number";
  return `one of ${(field.kind === "word" ? field.words : ["true", "false"]).join(", ")}`;
}

/** The distinct names in a text, separated by commas or spaces. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ""))];
}
