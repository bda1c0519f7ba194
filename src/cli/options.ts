import { Command } from "commander";

/** The words behind the options of `draw`, as typed. */
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

/** The command line: `draw` hands its options over, everything else explains itself and ends. */
export function createProgram(draw: (options: DrawOptions) => Promise<void>): Command {
  const program = new Command("identikit").description("Invents people.").helpCommand(false);
  program
    .command("draw")
    .summary("write people to standard output")
    .description("Writes the people that the service draws for the same seed and constraints to standard output.")
    .option("-g, --gender <word>", "male, female or random (required)")
    .option("-c, --country <code>", "us, uk, ca, au, de, fr, jp, cn, in, mx or ru (drawn for each person)")
    .option("-s, --seed <text>", "1 to 64 characters; the same seed draws the same people (fresh, and reported)")
    .option("--reference-date <date>", "the day that counts as today, as YYYY-MM-DD (today in UTC)")
    .option("--min-age <years>", "18 to 90 (18)")
    .option("--max-age <years>", "18 to 90 (80)")
    .option("-n, --count <people>", "how many", "1")
    .option("--first-index <number>", "the person to begin with, to resume a run", "0")
    .option("-f, --format <word>", "ndjson or csv", "ndjson")
    .option("--no-header", "leave the first line of csv out, to append to a file")
    .action(draw);
  return program;
}
