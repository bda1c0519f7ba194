import type { Command } from "commander";
import { flag, word } from "../../schema/field.ts";
import { oneOf } from "../../schema/meant.ts";
import type { Given } from "../../schema/read.ts";
import { verifyRequest } from "../../schema/request.ts";
import { addOptions, givenBy, refuseRepeated } from "../flags.ts";
import { anyText, drawOptions } from "../options.ts";

export const inputFormats = ["ndjson", "json", "csv"] as const;
export type InputFormat = (typeof inputFormats)[number];

const { country, reference_date } = verifyRequest;

export const verifyOptions = {
  country: {
    ...country,
    about: `one of ${country.words.join(", ")} (the country of each address)`,
    placeholder: "code",
  },
  reference_date: { ...reference_date, about: "date on which ages are right, as YYYY-MM-DD (today in UTC)" },
  format: word(`${oneOf(inputFormats)} (by the name of the file; ndjson for standard input)`, inputFormats, {
    letter: "f",
  }),
  delimiter: drawOptions.delimiter,
  mapping: anyText("JSON that names the fields of another format", "file"),
  allow_real: flag("leave out the rules that values of real people fail"),
};

/** Adds the command `verify`, which calls `verify` with the file, if any, and unchecked options. */
export function addVerify(program: Command, verify: (file: string | undefined, given: Given) => Promise<void>): void {
  const command = program
    .command("verify")
    .summary("check records of people by every rule of their country")
    .description(
      "Prints the rules that records fail, how many fail each, and the first that does. The exit code is 1 if any fails.",
    )
    .argument("[file]", "records to check (standard input)")
    .action((file: string | undefined, options: Given) => verify(file, givenBy(verifyOptions, options)));
  addOptions(command, verifyOptions);
  refuseRepeated(command);
}
