import { fieldAt } from "../columns/asked-fields.ts";
import { type Node, treeOf } from "../columns/tree.ts";
import type { Layout } from "../format.ts";
import { duckdb, spark } from "./engines.ts";
import { jsonSchema } from "./json-schema.ts";
import { dbt, pandas, polars } from "./python.ts";
import type { Typed } from "./typed.ts";

/** By the name of what reads the file: the types of the columns, in its own language. */
export const typeWriters: Readonly<Record<string, (typed: Typed) => string>> = {
  pandas,
  polars,
  duckdb,
  spark,
  dbt,
  "json-schema": jsonSchema,
};

/** The types of the columns of a file, as text for the reader of that name. */
export function typesFor(reader: string, layout: Layout, file: string): string {
  const write = typeWriters[reader];
  if (write === undefined) throw new RangeError(`there are no types for ${reader}`);
  const nodes = layout.format === "csv" ? layout.columns.map(leafOf) : treeOf(layout.columns);
  return write({ nodes, layout, file });
}

/** A column of CSV, in which a list is one text. */
function leafOf({ name, field: path }: Layout["columns"][number]): Node {
  const field = fieldAt(path);
  const kind = field.kind === "texts" ? "text" : field.kind;
  return { name, isOptional: field.optional.length > 0, field: { ...field, kind } };
}
