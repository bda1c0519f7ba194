import { type Asked, fieldsOf } from "../tables/columns/asked-fields.ts";
import { readColumns } from "../tables/columns/columns.ts";
import type { Format, Layout } from "../tables/formats/format.ts";
import { formats } from "../tables/formats/formats.ts";
import type { DrawOptions } from "./options.ts";
import type { Refuse } from "./read-options.ts";
import type { Source } from "./sources.ts";

/** A format, and how it is to write rows. */
export interface Output {
  readonly format: Format;
  readonly layout: Layout;
}

const formatNames = ["ndjson", "json", "csv", "sql", "parquet"] as const;
const dialects = ["postgresql", "portable"] as const;

/** Checks the options that say how the rows of a source are written. Undefined after a violation. */
export function readLayout(options: DrawOptions, { leading }: Source, refuse: Refuse): Output | undefined {
  const { bom = false, header, dialect = "postgresql", table = "people", flat = false } = options;
  const isSql = options.format === "sql";
  const isCsv = options.format === "csv";
  const columns = readColumns(options.columns, fieldsOf(askedOf(options)), flat || isSql, leading);
  if (typeof columns === "string") refuse("columns", columns);
  if (!header && !isCsv) refuse("no_header", "needs --format csv");
  if (bom && !isCsv) refuse("bom", "needs --format csv");
  if (options.violate !== undefined && options.format === "parquet" && options.households !== true) {
    refuse("violate", "has dates that are none, which parquet cannot hold");
  }
  if (options.dialect !== undefined && !isSql) refuse("dialect", "needs --format sql");
  if (options.table !== undefined && !isSql) refuse("table", "needs --format sql");
  const isDialect = dialects.some((name) => name === dialect);
  if (!isDialect) refuse("dialect", "must be postgresql or portable");
  // Longer names, and those with other characters, are not the same in all databases.
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,62}(?:\.[\p{L}_][\p{L}\p{N}_]{0,62})?$/u.test(table)) {
    refuse("table", "must be a name of letters, digits and _, perhaps with its schema before a dot");
  }
  const name = isSql ? `sql:${dialect}` : options.format;
  const format = formats.get(name);
  if (!formatNames.some((known) => known === options.format)) {
    refuse("format", "must be ndjson, json, csv, sql or parquet");
  }
  if (typeof columns === "string" || format === undefined) return undefined;
  const isWhole = options.columns === undefined && !flat;
  return { format, layout: { format: name, columns, isWhole, header, bom, table } };
}

/** The options that add fields to records. */
function askedOf({ details, extra, violate }: DrawOptions): Asked {
  return { details: details === true, extra: extra?.split(",") ?? [], violate: violate !== undefined };
}
