import type { Field, Shape } from "../../schema/field.ts";
import { fromText, type Given, isObject } from "../../schema/read.ts";

/** The arguments of a call as hosts send them: absent, null, an object, or its JSON. Undefined for anything else. */
export function argumentsOf(given: unknown): Given | undefined {
  const args = (given === "" ? undefined : parsed(given)) ?? {};
  return isObject(args) ? args : undefined;
}

/** The arguments with texts converted: models also write numbers, lists and null in quotation marks. */
export function valuesOf(shape: Shape, args: Given): Given {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argumentOf(shape[name], value)]));
}

function argumentOf(field: Field | undefined, value: unknown): unknown {
  // A seed or a name may be any text, `null` and `5` too.
  if (field === undefined || field.kind === "text" || typeof value !== "string") return value;
  // Python writes True and False.
  const read = parsed(field.kind === "flag" ? value.toLowerCase() : value);
  return typeof read === "string" ? fromText(field, read) : read;
}

/** The value of a JSON text; anything else unchanged. */
export function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
