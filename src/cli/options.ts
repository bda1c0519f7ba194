import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { commonFields, indexField } from "../formats/columns/fields.ts";
import { typeWriters } from "../formats/types/types.ts";
import { dataVersion } from "../person/field.ts";
import { householdRequest, personRequest } from "../schema/request.ts";
import { addFlags, type Flags } from "./flags.ts";
import { refuseRepeated } from "./repeated-options.ts";

const { kind, size } = householdRequest;

/** The fields of a household besides those of its first member. */
export const householdFlags = { kind, size };

/** The values of the options of `draw`, as typed. */
export interface DrawOptions extends Flags<typeof personRequest>, Flags<typeof householdFlags> {
  readonly households?: true;
  readonly count: string;
  readonly firstIndex: string;
  readonly shard?: string;
  readonly format?: string;
  readonly columns?: string;
  readonly flat?: true;
  /** False where `--no-header` was given. */
  readonly header: boolean;
  readonly delimiter?: string;
  readonly bom?: true;
  readonly spreadsheet?: true;
  readonly nulls?: true;
  readonly dialect?: string;
  readonly table?: string;
  readonly createTable?: true;
  /** What the types of the columns are printed for. */
  readonly schema?: string;
  readonly output?: string;
  readonly parts?: string;
  readonly part?: string;
  readonly jobs?: string;
}

/**
 * The command line: the command `draw` calls `draw` with its options, and with what it does not know. Help and other errors
 * are commander's.
 */
export function createProgram(draw: (options: DrawOptions, unknown: readonly string[]) => Promise<void>): Command {
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
    .optionsGroup("People:");
  addFlags(command, personRequest);
  command
    .option("-n, --count <people>", "how many", "1")
    .option("--first-index <number>", "index of the first person, to resume a run", "0")
    .option("--shard <i/n>", "draw the i-th (0 to n - 1) of n slices of these people")
    .optionsGroup("Households:")
    .option("--households", "draw people who belong together; --count and --first-index are of households");
  addFlags(command, householdFlags);
  command
    .optionsGroup("Output:")
    .option("-f, --format <format>", "ndjson, json, csv, sql or parquet (by the name of the output, else ndjson)")
    .option("--columns <list>", "fields and groups in their order, renamed by =: name,email=mail,dob.date=born,address")
    .option("--flat", "join nested names by _ (sql always does)")
    .option("--no-header", "omit the first line of csv, to append to a file")
    .option("--delimiter <character>", "between the cells of csv: , ; | or tab (,)")
    .option("--bom", "begin csv with a byte order mark")
    .option("--spreadsheet", 'csv for spreadsheets: --bom, and digits that they would change as ="04/28"')
    .option("--nulls", "null in ndjson and json for what a person does not have, instead of nothing")
    .option("--dialect <dialect>", "of sql: postgresql (COPY) or portable (INSERT) (postgresql)")
    .option("--table <name>", "table that sql writes to (people)")
    .option("--create-table", "begin sql with the CREATE TABLE of its columns")
    .option(
      "--schema <reader>",
      `print the types of the columns for ${Object.keys(typeWriters).join(", ")}, and no people`,
    )
    .option("-o, --output <file>", "write this file, which appears when it is whole (-: standard output)")
    .option(
      "--parts <number>",
      "write a data set of so many files to the folder --output, those that are not there yet",
    )
    .option("--part <number>", "draw this one of the parts, from 0, for jobs that draw a data set together")
    .option("-j, --jobs <threads>", "threads, 1 to 256 (the cores; 1 for fewer than 50,000 people)")
    .addHelpText("after", `\nFields:\n  ${[...commonFields, indexField].map(({ path }) => path).join(", ")}`)
    .action((options: DrawOptions, { args }: Command) => draw(options, args));
  refuseRepeated(command);
  return program;
}
