import type { Command } from "commander";
import { countryInfos } from "../../service/countries.ts";
import { refuseRepeated } from "../flags.ts";

/** The values of the options of `verify`, as typed. */
export interface VerifyOptions {
  readonly country?: string;
  readonly referenceDate?: string;
  readonly format?: string;
  readonly delimiter?: string;
  readonly mapping?: string;
  readonly allowReal?: true;
}

/** Adds the command `verify`, which calls `verify` with the file, if any, and the options. */
export function addVerify(
  program: Command,
  verify: (file: string | undefined, options: VerifyOptions) => Promise<void>,
): void {
  const codes = countryInfos.map(({ code }) => code).join(", ");
  const command = program
    .command("verify")
    .summary("check records of people by every rule of their country")
    .description(
      "Prints the rules that records fail, how many fail each, and the first that does. The exit code is 1 if any fails.",
    )
    .argument("[file]", "records to check (standard input)")
    .option("-c, --country <code>", `one of ${codes} (the country of each address)`)
    .option("--reference-date <date>", "date on which ages are right, as YYYY-MM-DD (today in UTC)")
    .option("-f, --format <format>", "ndjson, json or csv (by the name of the file, else ndjson)")
    .option("--delimiter <character>", "between the cells of csv: , ; | or tab (,)")
    .option("--mapping <file>", "JSON that names the fields of another format")
    .option("--allow-real", "leave out the rules that values of real people fail")
    .action(verify);
  refuseRepeated(command);
}
