import { Command } from "commander";
import { countryInfos } from "../service/countries.ts";

/** The values of the options of `draw`, as typed. */
export interface DrawOptions {
  readonly country?: string;
  readonly gender?: string;
  readonly seed?: string;
  readonly referenceDate?: string;
  readonly minAge?: string;
  readonly maxAge?: string;
  readonly count: string;
  readonly firstIndex: string;
  readonly format: string;
  /** False where `--no-header` was given. */
  readonly header: boolean;
}

/** The command line: the command `draw` calls `draw` with its options; help and errors are commander's. */
export function createProgram(draw: (options: DrawOptions) => Promise<void>): Command {
  const codes = countryInfos.map(({ code }) => code).join(", ");
  const program = new Command("identikit").description("Generates fictitious people.").helpCommand(false);
  program
    .command("draw")
    .summary("write people to standard output")
    .description("Writes the people that the service draws for the same seed and constraints to standard output.")
    .option("-g, --gender <gender>", "male, female or random (required)")
    .option("-c, --country <code>", `one of ${codes} (chosen for each person)`)
    .option("-s, --seed <text>", "1 to 64 characters; the same seed draws the same people (a fresh one, printed)")
    .option("--reference-date <date>", "date from which ages are computed, as YYYY-MM-DD (today in UTC)")
    .option("--min-age <years>", "18 to 90 (18)")
    .option("--max-age <years>", "18 to 90 (80)")
    .option("-n, --count <people>", "how many", "1")
    .option("--first-index <number>", "index of the first person, to resume a run", "0")
    .option("-f, --format <format>", "ndjson or csv", "ndjson")
    .option("--no-header", "omit the first line of csv, to append to a file")
    .action(draw);
  return program;
}
