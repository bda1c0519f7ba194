import type { Kind } from "../../schema/leaves.ts";
import { isLong } from "../columns/fields.ts";
import { isGroup, type Node } from "../columns/tree.ts";
import type { Typed } from "./types.ts";

/** A query of DuckDB that reads the file with the types of its columns. */
export function duckdb({ nodes, layout, file }: Typed): string {
  const columns = nodes.map((node) => `  ${literal(node.name)}: ${literal(duckdbType(node))}`).join(",\n");
  const [read, options] =
    layout.format === "csv"
      ? ["read_csv", `header = ${layout.header}, delim = ${literal(layout.delimiter)}, quote = '"', escape = '"', `]
      : ["read_json", `format = '${layout.format === "ndjson" ? "newline_delimited" : "array"}', `];
  return `SELECT * FROM ${read}(${literal(file)}, ${options}columns = {\n${columns}\n});\n`;
}

function duckdbType(node: Node): string {
  if (isGroup(node))
    return `STRUCT(${node.members.map((member) => `${quoted(member.name)} ${duckdbType(member)}`).join(", ")})`;
  return isLong(node.field) ? "BIGINT" : duckdbTypes[node.field.kind];
}

const duckdbTypes: Readonly<Record<Kind, string>> = {
  text: "VARCHAR",
  integer: "INTEGER",
  decimal: "DOUBLE",
  date: "DATE",
  texts: "VARCHAR[]",
  flag: "BOOLEAN",
};

/** The schema of `spark.read.csv` or `spark.read.json`. */
export function spark({ nodes }: Typed): string {
  return `${nodes.map((node) => `${ticked(node.name)} ${sparkType(node)}`).join(",\n")}\n`;
}

function sparkType(node: Node): string {
  if (isGroup(node)) {
    return `STRUCT<${node.members.map((member) => `${ticked(member.name)}: ${sparkType(member)}`).join(", ")}>`;
  }
  return isLong(node.field) ? "BIGINT" : sparkTypes[node.field.kind];
}

const sparkTypes: Readonly<Record<Kind, string>> = {
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
