import { type JsonObject, propertyOf } from "../../schema/json-schema.ts";
import type { Kind, LeafField } from "../../schema/record-field.ts";
import { fieldAt } from "../columns/asked-fields.ts";
import { isLong } from "../columns/fields.ts";
import { isBranch, type Node, treeOf } from "../columns/tree.ts";
import type { Layout } from "../format.ts";
import { nameOf } from "../sql-types.ts";

interface Typed {
  /** Columns; those of CSV are flat. */
  readonly nodes: readonly Node[];
  readonly layout: Layout;
  readonly file: string;
}

interface Types extends Readonly<Record<Kind, string>> {
  /** A whole number that may exceed 32 bits. */
  readonly long: string;
  struct(members: string): string;
  member(name: string, type: string): string;
}

function typeIn(types: Types, node: Node): string {
  if (!isBranch(node)) return isLong(node.field) ? types.long : types[node.field.kind];
  return types.struct(node.members.map((member) => types.member(member.name, typeIn(types, member))).join(", "));
}

/** Writers of column types, by the reader of the file. */
export const typeWriters: Readonly<Record<string, (typed: Typed) => string>> = {
  pandas,
  polars,
  duckdb,
  spark,
  dbt,
  "json-schema": jsonSchema,
};

/** The types of a file's columns, as text for a reader. Throws RangeError if unknown. */
export function typesFor(reader: string, layout: Layout, file: string): string {
  const write = typeWriters[reader];
  if (write === undefined) throw new RangeError(`there are no types for ${reader}`);
  const nodes = layout.format === "csv" ? layout.columns.map(leafOf) : treeOf(layout.columns);
  return write({ nodes, layout, file });
}

/** A column of CSV, where a list is one text. */
function leafOf({ name, field: path }: Layout["columns"][number]): Node {
  const field = fieldAt(path);
  const kind = field.kind === "texts" ? "text" : field.kind;
  return { name, isOptional: field.optional.length > 0, field: { ...field, kind } };
}

/** A DuckDB query that reads the file with types. */
function duckdb({ nodes, layout, file }: Typed): string {
  const columns = nodes.map((node) => `  ${literal(node.name)}: ${literal(typeIn(duckdbTypes, node))}`).join(",\n");
  const [read, options] =
    layout.format === "csv"
      ? ["read_csv", `header = ${layout.header}, delim = ${literal(layout.delimiter)}, quote = '"', escape = '"', `]
      : ["read_json", `format = '${layout.format === "ndjson" ? "newline_delimited" : "array"}', `];
  return `SELECT * FROM ${read}(${literal(file)}, ${options}columns = {\n${columns}\n});\n`;
}

const duckdbTypes: Types = {
  struct: (members) => `STRUCT(${members})`,
  member: (name, type) => `${quoted(name)} ${type}`,
  long: "BIGINT",
  text: "VARCHAR",
  integer: "INTEGER",
  decimal: "DOUBLE",
  date: "DATE",
  texts: "VARCHAR[]",
  flag: "BOOLEAN",
};

function spark({ nodes }: Typed): string {
  return `${nodes.map((node) => `${ticked(node.name)} ${typeIn(sparkTypes, node)}`).join(",\n")}\n`;
}

const sparkTypes: Types = {
  struct: (members) => `STRUCT<${members}>`,
  member: (name, type) => `${ticked(name)}: ${type}`,
  long: "BIGINT",
  text: "STRING",
  integer: "INT",
  decimal: "DOUBLE",
  date: "DATE",
  texts: "ARRAY<STRING>",
  flag: "BOOLEAN",
};

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function ticked(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

/** The JSON Schema (2020-12) of one record. Optional values may be missing; with `--nulls` they are null. */
function jsonSchema({ nodes, layout }: Typed): string {
  const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", ...objectOf(nodes, layout.nulls) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function objectOf(nodes: readonly Node[], nulls: boolean): JsonObject {
  return {
    type: "object",
    required: nodes.filter(({ isOptional }) => nulls || !isOptional).map(({ name }) => name),
    properties: Object.fromEntries(nodes.map((node) => [node.name, schemaOf(node, nulls)])),
    additionalProperties: false,
  };
}

function schemaOf(node: Node, nulls: boolean): JsonObject {
  const schema = isBranch(node) ? objectOf(node.members, nulls) : leafSchema(node.field.field);
  return node.isOptional && nulls ? { anyOf: [schema, { type: "null" }] } : schema;
}

function leafSchema(field: LeafField): JsonObject {
  if (field.kind !== "texts") return propertyOf(field);
  return { type: "array", description: field.about, items: { type: "string", description: field.each } };
}

/** Arguments of `pandas.read_csv`. Words such as `NA` stay texts; empty means missing. */
function pandas({ nodes, layout, file }: Typed): string {
  const names = nodes.map(({ name }) => name);
  const dates = nodes.filter((node) => kindOf(node) === "date").map(({ name }) => text(name));
  const types = nodes.flatMap((node, at) => {
    const type = pandasTypes[kindOf(node)];
    return type === undefined ? [] : [`        ${text(names[at] ?? "")}: ${text(type)},`];
  });
  return `import pandas as pd

people = pd.read_csv(
    ${text(file)},${layout.delimiter === "," ? "" : `\n    sep=${text(layout.delimiter)},`}
    dtype={
${types.join("\n")}
    },
    parse_dates=[${dates.join(", ")}],
    keep_default_na=False,
    na_values=[""],
)
`;
}

const pandasTypes: Readonly<Partial<Record<Kind | "struct", string>>> = {
  text: "string",
  integer: "Int64",
  decimal: "float64",
  flag: "boolean",
};

function polars({ nodes, layout, file }: Typed): string {
  const separator = layout.delimiter === "," ? "" : `, separator=${text(layout.delimiter)}`;
  const call =
    layout.format === "csv"
      ? `pl.read_csv(${text(file)}, schema=schema${separator})`
      : `pl.read_ndjson(${text(file)}, schema=schema)`;
  const types = nodes.map((node) => `    ${text(node.name)}: ${typeIn(polarsTypes, node)},\n`).join("");
  return `import polars as pl\n\nschema = {\n${types}}\n\npeople = ${call}\n`;
}

const polarsTypes: Types = {
  struct: (members) => `pl.Struct({${members}})`,
  member: (name, type) => `${text(name)}: ${type}`,
  long: "pl.Int64",
  text: "pl.String",
  integer: "pl.Int64",
  decimal: "pl.Float64",
  date: "pl.Date",
  texts: "pl.List(pl.String)",
  flag: "pl.Boolean",
};

/** The properties of a seed of dbt: YAML, of which JSON is a part. */
function dbt({ nodes, layout, file }: Typed): string {
  const name = (file.split("/").at(-1) ?? file).replace(/\.[ct]sv(?:\.gz|\.zst)?$/i, "");
  const types = nodes.flatMap((node) =>
    isBranch(node) ? [] : [`        ${text(node.name)}: ${text(nameOf(node.field.field, "portable"))}\n`],
  );
  const delimiter = layout.delimiter === "," ? "" : `      delimiter: ${text(layout.delimiter)}\n`;
  return `version: 2
seeds:
  - name: ${text(name)}
    config:
      quote_columns: true
${delimiter}      column_types:
${types.join("")}`;
}

function kindOf(node: Node): Kind | "struct" {
  return isBranch(node) ? "struct" : node.field.kind;
}

function text(value: string): string {
  return JSON.stringify(value);
}
