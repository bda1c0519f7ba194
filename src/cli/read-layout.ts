import { type Asked, fieldsOf } from "../formats/columns/asked-fields.ts";
import { readColumns } from "../formats/columns/columns.ts";
import { type Format, type Layout, usualLayout } from "../formats/format.ts";
import { formats, unwritableDates } from "../formats/formats.ts";
import { delimiterFault, delimiterOf } from "./delimiters.ts";
import type { DrawOptions } from "./options.ts";
import type { Refuse } from "./sentence.ts";
import type { Source } from "./sources.ts";

/** A format, and how it is to write rows. */
export interface Output {
  readonly format: Format;
  readonly layout: Layout;
}

const formatNames = ["ndjson", "json", "csv", "sql", "parquet"] as const;
const dialects = ["postgresql", "portable"] as const;

/** The formats that a file name says, by its ending. */
const endings: Readonly<Record<string, string>> = {
  jsonl: "ndjson",
  ...Object.fromEntries(formatNames.map((name) => [name, name])),
};

/** Options of one format, and the formats that have them. */
const own = {
  header: "csv",
  delimiter: "csv",
  spreadsheet: "csv",
  bom: "csv",
  dialect: "sql",
  table: "sql",
  createTable: "sql",
} as const;

/** Checks the options that say how the rows of a source are written. Undefined after a violation. */
export function readLayout(options: DrawOptions, { leading }: Source, refuse: Refuse): Output | undefined {
  const { bom = false, spreadsheet = false, header, dialect = "postgresql", table = "people", flat = false } = options;
  const { nulls = false, createTable = false, delimiter } = options;
  const formatName = readFormat(options, refuse);
  const isSql = formatName === "sql";
  const columns = readColumns(options.columns, fieldsOf(askedOf(options)), flat || isSql, leading);
  if (typeof columns === "string") refuse("columns", columns);
  for (const [option, format] of Object.entries(own)) {
    const isGiven = option === "header" ? !header : Reflect.get(options, option) !== undefined;
    if (isGiven && formatName !== format) refuse(fieldNames[option] ?? option, `needs --format ${format}`);
  }
  if (nulls && !/json$/.test(formatName)) refuse("nulls", "needs --format ndjson or json");
  if (options.violate !== undefined && options.households !== true) {
    if (formatName === "parquet") refuse("violate", unwritableDates("parquet"));
    if (createTable) refuse("violate", unwritableDates("the table of --create-table"));
  }
  if (!dialects.some((name) => name === dialect)) refuse("dialect", "must be postgresql or portable");
  const separator = delimiterOf(delimiter);
  if (separator === undefined) refuse("delimiter", delimiterFault);
  // Longer names, and those with other characters, are not the same in all databases.
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,62}(?:\.[\p{L}_][\p{L}\p{N}_]{0,62})?$/u.test(table)) {
    refuse("table", "must be a name of letters, digits and _, perhaps with its schema before a dot");
  }
  const name = isSql ? `sql:${dialect}` : formatName;
  const format = formats.get(name);
  if (typeof columns === "string" || format === undefined || separator === undefined) return undefined;
  const isWhole = options.columns === undefined && !flat && !nulls;
  const csv = { header, delimiter: separator, spreadsheet, bom: bom || spreadsheet };
  return { format, layout: { ...usualLayout, format: name, columns, isWhole, nulls, table, createTable, ...csv } };
}

const fieldNames: Readonly<Record<string, string>> = { header: "no_header", createTable: "create_table" };

/** The name of the format: as it is given, or by the ending of the output's name. */
function readFormat({ format, output = "" }: DrawOptions, refuse: Refuse): string {
  const ending = /\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase() ?? "";
  const named = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (format === undefined) return named ?? "ndjson";
  if (!formatNames.some((known) => known === format)) refuse("format", "must be ndjson, json, csv, sql or parquet");
  else if (named !== undefined && named !== format) {
    refuse(
      "format",
      `is ${format}, but the name of the output ends in .${ending}: leave out one of them, or change it`,
    );
  }
  return format;
}

/** The options that add fields to records. */
function askedOf({ details, extra, violate }: DrawOptions): Asked {
  return { details: details === true, extra: extra?.split(",") ?? [], violate: violate !== undefined };
}
