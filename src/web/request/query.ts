import type { Field, Shape } from "../../schema/field.ts";
import { fieldsOf, type Query, queryFields, queryOf, type Value } from "./fields.ts";

/** The state that an empty link stands for. */
export const defaultQuery: Query = { gender: "random", protocol: "connect" };

const defaults: ReadonlyMap<string, unknown> = new Map(Object.entries(defaultQuery));

/** The query string of the link to this state, without a question mark. Omits defaults. */
export function formatQuery(query: Query, shape: Shape = queryFields): string {
  const params = new URLSearchParams();
  for (const [name, value] of fieldsOf(query, shape)) {
    if (value !== defaults.get(name)) params.set(name, String(value));
  }
  return params.toString();
}

/** The state in a link, and one sentence for each invalid parameter. Ranges, dates and seeds are left to the service. */
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

/** The value that a text in the form or a link stands for; undefined if it stands for none of the field. */
export function readText(field: Field, text: string): Value | undefined {
  switch (field.kind) {
    case "word":
      // A plus sign in a URL is a space.
      return field.words.find((word) => word === text || word === text.replaceAll(" ", "+"));
    case "words":
      return namesIn(text);
    case "whole":
      // What the schema's numbers hold.
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

/** The names in a text where commas or spaces separate them, each once. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ""))];
}
