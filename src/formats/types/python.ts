import type { Kind } from "../../schema/leaves.ts";
import { isGroup, type Node } from "../columns/tree.ts";
import { nameOf } from "../sql-types.ts";
import { type Typed, type Types, typeIn } from "./typed.ts";

/** Arguments of `pandas.read_csv`. Words such as `NA` and `None` stay texts; what is empty is missing. */
export function pandas({ nodes, layout, file }: Typed): string {
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

/** The schema of `polars.read_csv` or `polars.read_ndjson`. */
export function polars({ nodes, layout, file }: Typed): string {
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
export function dbt({ nodes, layout, file }: Typed): string {
  const name = (file.split("/").at(-1) ?? file).replace(/\.csv$/i, "");
  const types = nodes.flatMap((node) =>
    isGroup(node) ? [] : [`        ${text(node.name)}: ${text(nameOf(node.field.field, "portable"))}\n`],
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
  return isGroup(node) ? "struct" : node.field.kind;
}

/** A text of Python or YAML. */
function text(value: string): string {
  return JSON.stringify(value);
}
