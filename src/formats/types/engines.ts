import { type Typed, type Types, typeIn } from "./typed.ts";

/** A query of DuckDB that reads the file with the types of its columns. */
export function duckdb({ nodes, layout, file }: Typed): string {
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

/** The schema of `spark.read.csv` or `spark.read.json`. */
export function spark({ nodes }: Typed): string {
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
