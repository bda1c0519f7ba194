import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { commonFields, indexField } from "../formats/columns/fields.ts";
import { typeWriters } from "../formats/types/types.ts";
import { dataVersion } from "../person/field.ts";
import { indexes } from "../schema/bounds.ts";
import { flag, text, type Values, whole, word } from "../schema/field.ts";
import { oneOf } from "../schema/meant.ts";
import type { Given } from "../schema/read.ts";
import { householdRequest, parquetCompressions, personRequest } from "../schema/request.ts";
import { formatNames } from "./file-name.ts";
import { addFlags, addOptions, givenBy, refuseRepeated } from "./flags.ts";

const { kind, size } = householdRequest;

export const householdFlags = { kind, size };

/** Text of any length, checked where it is used. */
export const anyText = (about: string, placeholder: string, letter?: string) =>
  text(about, Number.POSITIVE_INFINITY, { placeholder, mayBe: "empty", ...(letter !== undefined && { letter }) });

const country = {
  ...personRequest.country,
  about:
    "Country of the person, or a mix: jp,de in equal shares, us=70,ca=30 by weights. If omitted, the seed decides.",
};

const rangeOptions = {
  count: whole("how many", 1, indexes, { letter: "n", placeholder: "people", usual: 1 }),
  first_index: whole("index of the first person, to resume a run", 0, indexes - 1, { usual: 0 }),
};

const memberOptions = {
  households: flag("draw people who belong together; --count and --first-index are of households"),
};

const readers = Object.keys(typeWriters);

const outputOptions = {
  format: word(`${oneOf(formatNames)} (by the name of the output; ndjson for standard output)`, formatNames, {
    letter: "f",
  }),
  columns: anyText("fields and groups in their order, renamed by =: name,email=mail,dob.date=born,address", "list"),
  flat: flag("join nested names by _ (sql always does)"),
  no_header: flag("omit the first line of csv, to append to a file"),
  delimiter: anyText("between the cells of csv: , ; | or tab (, and tab for .tsv)", "character"),
  line_end: word("end of the lines of csv: crlf, as in RFC 4180, or lf (crlf)", ["crlf", "lf"]),
  bom: flag("begin csv with a byte order mark"),
  spreadsheet: flag('csv for spreadsheets: --bom, and texts that they would change or evaluate as ="04/28"'),
  nulls: flag("null in ndjson and json for what a person does not have, instead of nothing"),
  dialect: word(
    "of sql: postgresql (COPY), mysql (MariaDB too) or portable (INSERT; run in SQLite, DuckDB, H2, HSQLDB, Derby and PostgreSQL) (postgresql)",
    ["postgresql", "portable", "mysql"],
  ),
  table: anyText("table that sql writes to (people)", "name"),
  create_table: flag("begin sql with the CREATE TABLE of its columns"),
  compression: word("of parquet: zstd, snappy or none (zstd; snappy before Node 22.15)", parquetCompressions, {
    placeholder: "codec",
  }),
  schema: word(`print the types of the columns for ${readers.join(", ")}, and no people`, readers, {
    placeholder: "reader",
  }),
  output: anyText(
    "write this file, which appears when it is whole; .gz and .zst are compressed (-: standard output)",
    "file",
    "o",
  ),
  parts: whole("write a data set of so many files to the folder --output, those that are not there yet", 1, 100_000),
  part: whole(
    "draw this one of the parts, from 0, for jobs that draw a data set together; with -o - to standard output",
    0,
    99_999,
  ),
  jobs: whole("threads, 1 to 256 (the cores; 1 for fewer than 50,000 people)", 1, 256, {
    letter: "j",
    placeholder: "threads",
  }),
};

export const drawOptions = { ...rangeOptions, ...memberOptions, ...outputOptions };

export type DrawOptions = Values<typeof drawOptions>;

export const allOptions = { ...personRequest, ...householdFlags, ...drawOptions };

/** The command line, which calls `draw` with unchecked options and with unknown arguments. */
export function createProgram(draw: (given: Given, unknown: readonly string[]) => Promise<void>): Command {
  const program = new Command("identikit")
    .description("Generates fictitious people.")
    .version(
      `${packageJson.version}, data version ${dataVersion}`,
      "--version",
      "print the version and the data version",
    )
    .helpCommand(false);
  const command = program
    .command("draw")
    .summary("write people to standard output or a file")
    .description("Writes the people that the service draws for the same seed and constraints.")
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText("after", `\nFields:\n  ${[...commonFields, indexField].map(({ path }) => path).join(", ")}`)
    .action((options: Given, { args }: Command) => draw(givenBy(allOptions, options), args));
  command.optionsGroup("People:");
  addFlags(command, { ...personRequest, country });
  addOptions(command, rangeOptions);
  command.optionsGroup("Households:");
  addOptions(command, memberOptions);
  addFlags(command, householdFlags);
  command.optionsGroup("Output:");
  addOptions(command, outputOptions);
  refuseRepeated(command);
  return program;
}
