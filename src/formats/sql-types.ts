import type { LeafField } from "../schema/leaves.ts";
import { widthOf } from "../schema/width.ts";
import { type Field, indexField } from "./columns/fields.ts";

export type Dialect = "postgresql" | "portable";

/** The type of a column, and whether it may be NULL. An index is the key of its table. */
export function typeOf({ path, field, optional }: Field, dialect: Dialect): string {
  const type = nameOf(field, dialect);
  if (path === indexField.path) return `${type} PRIMARY KEY`;
  return optional.length === 0 ? `${type} NOT NULL` : type;
}

/** The type of a field without its constraints. */
export function nameOf(field: LeafField, dialect: Dialect): string {
  switch (field.kind) {
    case "whole":
      return field.max < 2 ** 15 ? "smallint" : field.max < 2 ** 31 ? "integer" : "bigint";
    case "decimal":
      return "double precision";
    case "day":
      return "date";
    case "flag":
      return "boolean";
    case "texts":
      return dialect === "postgresql" ? "text[]" : "text";
    default: {
      const width = widthOf(field);
      return width === undefined ? "text" : `varchar(${width})`;
    }
  }
}
