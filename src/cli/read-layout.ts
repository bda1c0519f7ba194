import { type Asked, fieldsOf } from "../formats/columns/asked-fields.ts";
import { readColumns } from "../formats/columns/columns.ts";
import { type Layout, usualLayout } from "../formats/format.ts";
import { unwritableDates } from "../formats/formats.ts";
import { codecOf, hasZstd } from "../formats/parquet.ts";
import { type Given, givenOf, readerOf } from "../schema/read.ts";
import { personRequest } from "../schema/request.ts";
import type { Refuse } from "./failure.ts";
import { checkName, type FileName, type FormatName, fileNameOf, formatNames, isFolder, isStream } from "./file-name.ts";
import type { DrawOptions } from "./options.ts";
import type { Source } from "./sources.ts";

const optionsOf = {
  csv: ["no_header", "delimiter", "line_end", "spreadsheet", "bom"],
  sql: ["dialect", "table", "create_table"],
  parquet: ["compression"],
  "ndjson or json": ["nulls"],
} as const;

const { details, extra, violate } = personRequest;
const additions = { details, extra, violate };
const readAdditions = readerOf(additions);

/** What a request adds to records; the service refuses what is invalid. */
export function askedBy(given: Given): Asked {
  const asked = readAdditions(givenOf(additions, given), () => undefined);
  return { details: asked.details === true, extra: asked.extra ?? [], violate: Object.hasOwn(asked, "violate") };
}

/** Checks the layout options. Undefined after a violation. */
export function readLayout(
  options: DrawOptions,
  asked: Asked,
  { leading }: Source,
  refuse: Refuse,
): Layout | undefined {
  const { bom = false, spreadsheet = false, no_header = false, flat = false, nulls = false } = options;
  const { dialect = "postgresql", table = "people", create_table: createTable = false } = options;
  const name = readFormat(options, refuse);
  const isSql = name === "sql";
  const columns = readColumns(options.columns, fieldsOf(asked), flat || isSql, leading);
  if (typeof columns === "string") refuse("columns", columns);
  for (const [wanted, own] of Object.entries(optionsOf)) {
    if (wanted.split(" or ").includes(name)) continue;
    for (const option of own) if (options[option] !== undefined) refuse(option, `needs --format ${wanted}`);
  }
  if (asked.violate && options.households !== true) {
    if (name === "parquet") refuse("violate", unwritableDates("parquet"));
    if (createTable) refuse("violate", unwritableDates("the table of --create-table"));
  }
  const delimiter = delimiterOf(options.delimiter ?? outputName(options).delimiter);
  if (delimiter === undefined) refuse("delimiter", delimiterFault);
  // Other names are not the same in all databases.
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,62}(?:\.[\p{L}_][\p{L}\p{N}_]{0,62})?$/u.test(table)) {
    refuse("table", "must be a name of letters, digits and _, perhaps with its schema before a dot");
  }
  if (options.compression === "zstd" && !hasZstd) refuse("compression", "is zstd, which needs Node 22.15 or later");
  if (typeof columns === "string" || delimiter === undefined) return undefined;
  const format = isSql ? `sql:${dialect}` : name;
  const isWhole = options.columns === undefined && !flat && !nulls;
  const lineEnd = options.line_end === "lf" ? "\n" : usualLayout.lineEnd;
  const csv = { header: !no_header, delimiter, lineEnd, spreadsheet, bom: bom || spreadsheet };
  return {
    ...usualLayout,
    format,
    columns,
    isWhole,
    nulls,
    table,
    createTable,
    ...csv,
    ...codecOf(options.compression),
  };
}

/** The name of the output; empty for standard output. */
export const outputName = ({ output = "-" }: DrawOptions): FileName => fileNameOf(output === "-" ? "" : output);

function readFormat(options: DrawOptions, refuse: Refuse): FormatName {
  const { format, output = "-", parts } = options;
  const name = outputName(options);
  const isOpen = output === "-" || parts !== undefined || isFolder(output) || isStream(output);
  checkName(name, options, { formats: formatNames, field: "output", what: "the output", isOpen }, refuse);
  return format ?? name.format ?? "ndjson";
}

const delimiters: ReadonlyMap<string, string> = new Map([..."\t,;|"].map((each) => [each, each])).set("tab", "\t");

export const delimiterFault = "must be one of , ; | and tab";

/** The character of a `--delimiter`, by default the comma; undefined if unknown. */
export const delimiterOf = (name = ","): string | undefined => delimiters.get(name);
