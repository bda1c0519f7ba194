import type { Day, Field, Shape, Text, Words } from "./field.ts";
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

export function propertyOf(field: Field | Decimal): JsonObject {
  const { about: description } = field;
  switch (field.kind) {
    case "word":
      return { type: "string", description, enum: field.words };
    case "words":
      return listOf(field, { type: "string", minLength: 1 });
    case "text":
      return { type: "string", description, ...formOf(field) };
    case "day":
      return { type: "string", description: description + boundsOf(field), pattern: dayPattern(field), format: "date" };
    case "whole": {
      // Not as `default`, which generated clients send: a maximum age of 80 would refuse a minimum of 85.
      const omitted = field.usual === undefined ? "" : ` If omitted, ${field.usual}.`;
      return { type: "integer", description: description + omitted, minimum: field.min, maximum: field.max };
    }
    case "decimal":
      return { type: "number", description, minimum: field.min, maximum: field.max };
    case "flag":
      return { type: "boolean", description };
  }
}

/** A list of names. A single name is read too, but most generators of clients cannot express that choice. */
export function listOf({ about, most }: Words, items: JsonObject): JsonObject {
  return { type: "array", description: `${about} Up to ${most}.`, maxItems: most, items };
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
