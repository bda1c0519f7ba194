import type { Day, Field, Shape, Text } from "./field.ts";
import type { Decimal } from "./record-field.ts";

/** An immutable JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The JSON Schema (2020-12) of each field of a request. */
export function propertiesOf<S extends Shape>(shape: S): { readonly [Name in keyof S]: JsonObject } {
  const entries = Object.entries(shape).map(([name, field]) => [name, propertyOf(field)]);
  // cast: the names are those of the shape.
  return Object.fromEntries(entries) as { readonly [Name in keyof S]: JsonObject };
}

/** The JSON Schema of one field. */
export function propertyOf(field: Field | Decimal): JsonObject {
  const { about: description } = field;
  switch (field.kind) {
    case "word":
      return { type: "string", description, enum: field.words };
    case "words":
      return oneOrMore(
        `${description} One, or a list of up to ${field.most}.`,
        { type: "string", minLength: 1 },
        field.most,
      );
    case "text":
      return { type: "string", description, ...formOf(field) };
    case "day":
      return { type: "string", description: description + boundsOf(field), pattern: dayPattern(field), format: "date" };
    case "whole": {
      const { min: minimum, max: maximum, usual } = field;
      return { type: "integer", description, minimum, maximum, ...(usual === undefined ? {} : { default: usual }) };
    }
    case "decimal":
      return { type: "number", description, minimum: field.min, maximum: field.max };
    case "flag":
      return { type: "boolean", description, default: false };
  }
}

/** A value, or a list of values. */
export function oneOrMore(description: string, items: JsonObject, maxItems: number): JsonObject {
  return { description, anyOf: [items, { type: "array", maxItems, items }] };
}

function formOf({ pattern, mayBe, most, format }: Text): JsonObject {
  const form = format === undefined ? {} : { format };
  if (pattern !== undefined) return { pattern, ...form };
  const least = mayBe === "empty" ? {} : { minLength: 1 };
  return { ...least, ...(Number.isFinite(most) ? { maxLength: most } : {}), ...form };
}

/** ` From 1900-01-01 to 2199-12-31.` */
export function boundsOf({ years }: Day): string {
  return years === undefined ? "" : ` From ${years.first}-01-01 to ${years.last}-12-31.`;
}

function dayPattern({ years }: Day): string {
  if (years === undefined) return "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
  const centuries = [];
  for (let century = Math.floor(years.first / 100); century * 100 <= years.last; century++) centuries.push(century);
  return `^(${centuries.join("|")})[0-9]{2}-[0-9]{2}-[0-9]{2}$`;
}
