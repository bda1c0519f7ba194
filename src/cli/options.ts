import { Command } from "commander";
import { countryInfos } from "../service/countries.ts";
import { commonFields } from "./columns/fields.ts";

/** The values of the options of `draw`, as typed. */
export interface DrawOptions {
  readonly country?: string;
  readonly gender?: string;
  readonly seed?: string;
  readonly referenceDate?: string;
  readonly minAge?: string;
  readonly maxAge?: string;
  readonly bornFrom?: string;
  readonly bornTo?: string;
  readonly state?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly bloodType?: string;
  readonly cardBrand?: string;
  readonly phoneRange?: string;
  readonly script?: string;
  readonly details?: true;
  readonly extra?: string;
  readonly violate?: string;
  readonly dataVersion?: string;
  readonly households?: true;
  readonly kind?: string;
  readonly size?: string;
  readonly count: string;
  readonly firstIndex: string;
  readonly shard?: string;
  readonly format: string;
  readonly columns?: string;
  readonly flat?: true;
  /** False where `--no-header` was given. */
  readonly header: boolean;
  readonly bom?: true;
  readonly dialect?: string;
  readonly table?: string;
  readonly output?: string;
  readonly jobs?: string;
}

/** The command line: the command `draw` calls `draw` with its options; help and errors are commander's. */
export function createProgram(draw: (options: DrawOptions) => Promise<void>): Command {
  const codes = countryInfos.map(({ code }) => code).join(", ");
  const program = new Command("identikit").description("Generates fictitious people.").helpCommand(false);
  program
    .command("draw")
    .summary("write people to standard output or a file")
    .description("Writes the people that the service draws for the same seed and constraints.")
    .optionsGroup("People:")
    .option("-g, --gender <gender>", "male, female or random (required)")
    .option("-c, --country <code>", `one of ${codes} (chosen for each person)`)
    .option("-s, --seed <text>", "1 to 64 characters; the same seed draws the same people (a random one, printed)")
    .option("--reference-date <date>", "date from which ages are computed, as YYYY-MM-DD (today in UTC)")
    .option("--min-age <years>", "18 to 90 (18)")
    .option("--max-age <years>", "18 to 90 (80)")
    .option("--born-from <date>", "first birth date, as YYYY-MM-DD")
    .option("--born-to <date>", "last birth date, as YYYY-MM-DD")
    .option("--state <name>", "name or abbreviation of a state; with --country, as the two below")
    .option("--city <name>", "name of a place")
    .option("--postal-code <text>", "a postal code, or how it begins")
    .option("--blood-type <type>", "A+, A-, B+, B-, AB+, AB-, O+ or O-")
    .option("--card-brand <brand>", "a brand that is in use in the country, such as Visa")
    .option(
      "--phone-range <range>",
      "reserved, never_issued (repeats seldom), mobile, or valid for libphonenumber (reserved)",
    )
    .option("--script <script>", "native or latin letters for name, street, city and state (native)")
    .option("--details", "add the parts of name, address and card, as details.*")
    .option("--extra <names>", "add up to 16 further values, as extra.*: company.name,person.jobTitle")
    .option("--violate <rules>", "break up to 5 rules on purpose, and add their names as violated")
    .option("--data-version <version>", "refuse to draw if this version of the data is another one")
    .option("-n, --count <people>", "how many", "1")
    .option("--first-index <number>", "index of the first person, to resume a run", "0")
    .option("--shard <i/n>", "draw the i-th (0 to n - 1) of n slices of these people")
    .optionsGroup("Households:")
    .option("--households", "draw people who belong together; --count and --first-index are of households")
    .option("--kind <kind>", "any, single, couple, family, multigeneration or shared (any)")
    .option("--size <people>", "adults in each household, 1 to 8")
    .optionsGroup("Output:")
    .option("-f, --format <format>", "ndjson, json, csv, sql or parquet; ndjson or csv of households", "ndjson")
    .option("--columns <list>", "fields and groups in their order, renamed by =: name,email=mail,dob.date=born,address")
    .option("--flat", "join nested names by _ (sql always does)")
    .option("--no-header", "omit the first line of csv, to append to a file")
    .option("--bom", "begin csv with a byte order mark, for spreadsheets")
    .option("--dialect <dialect>", "of sql: postgresql (COPY) or portable (INSERT) (postgresql)")
    .option("--table <name>", "table that sql writes to (people)")
    .option("-o, --output <file>", "write this file, which appears when it is whole (standard output)")
    .option("-j, --jobs <threads>", "threads, 1 to 256 (the cores; 1 for fewer than 50,000 people)")
    .addHelpText("after", `\nFields:\n  ${commonFields.map(({ path }) => path).join(", ")}`)
    .action(draw);
  return program;
}
