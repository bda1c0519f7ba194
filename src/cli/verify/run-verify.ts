import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { Failure } from "../failure.ts";
import { delimiterFault, delimiterOf } from "../read-layout.ts";
import { formatOf, type InputFormat, inputFormats, itemsOf, textOf, valueAt } from "./input.ts";
import { type Mapping, readMapping } from "./mapping.ts";
import type { VerifyOptions } from "./options.ts";
import { candidateOf, ignoredOf, membersOf } from "./records.ts";
import { reportOf } from "./report.ts";
import { stateCompleter } from "./states.ts";
import { Tally } from "./tally.ts";

/**
 * Prints which rules the records of a file or of standard input fail, and returns the exit code: 0 when none fails, 1 when
 * one does, and for input and options that cannot be used.
 */
export async function runVerify(
  service: IdentityService,
  file: string | undefined,
  options: VerifyOptions,
): Promise<number> {
  try {
    const tally = await check(service, file === "-" ? undefined : file, options);
    process.stdout.write(reportOf(tally));
    return tally.failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`identikit verify: ${error.message}`);
    return 1;
  }
}

/** Checks all records. Throws a Failure. */
async function check(service: IdentityService, file: string | undefined, options: VerifyOptions): Promise<Tally> {
  const { country, referenceDate, allowReal = false } = options;
  checkOptions(service, options);
  const format = readFormat(options.format, file);
  const delimiter = readDelimiter(options.delimiter, format);
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping);
  if (file === undefined && process.stdin.isTTY) throw new Failure("name a file, or write records to the input.");
  const tally = new Tally(allowReal);
  const verifier = new Verifier(service, { country, referenceDate, mapping, isText: format === "csv" });
  for await (const item of itemsOf(textOf(file), format, mapping?.records, delimiter)) {
    if ("fault" in item) tally.add(item.where, [failure("record.readable", `It ${item.fault}`)]);
    else verifier.add(tally, item.where, item.value);
  }
  if (tally.records === 0) throw new Failure(`${file ?? "standard input"} has no records.`);
  return tally;
}

/** Refuses options that the service would refuse for every record. */
function checkOptions(service: IdentityService, { country = "us", referenceDate }: VerifyOptions): void {
  try {
    service.verify({ identity: {}, country, reference_date: referenceDate });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.violations.map(({ field, message }) => `--${field.replaceAll("_", "-")} ${message}`);
    throw new Failure(`${faults.join("; ")}.`);
  }
}

function readFormat(name: string | undefined, file: string | undefined): InputFormat {
  const format = name === undefined ? formatOf(file) : inputFormats.find((known) => known === name);
  if (format === undefined) throw new Failure("--format must be ndjson, json or csv.");
  return format;
}

function readDelimiter(name = ",", format: InputFormat): string {
  const delimiter = delimiterOf(name);
  if (delimiter === undefined) throw new Failure(`--delimiter ${delimiterFault}.`);
  if (name !== "," && format !== "csv") throw new Failure("--delimiter needs --format csv.");
  return delimiter;
}

interface Reading {
  readonly country: string | undefined;
  readonly referenceDate: string | undefined;
  readonly mapping: Mapping | undefined;
  readonly isText: boolean;
}

class Verifier {
  readonly #service: IdentityService;
  readonly #reading: Reading;
  readonly #completed: ReturnType<typeof stateCompleter>;

  constructor(service: IdentityService, reading: Reading) {
    this.#service = service;
    this.#reading = reading;
    this.#completed = stateCompleter(service);
  }

  /** Adds the results of a record, or those of a household and of each of its members. */
  add(tally: Tally, where: string, value: unknown): void {
    const members = this.#reading.mapping === undefined ? membersOf(value) : undefined;
    if (members === undefined) {
      tally.add(where, this.#resultsOf(value));
      if (this.#reading.mapping === undefined) tally.ignore(ignoredOf(value));
    }
    for (const [at, member] of (members ?? []).entries()) {
      tally.ignore(ignoredOf(valueAt(member, "identity")));
      const relations = at === 0 ? this.#results("verifyHousehold", { members }) : [];
      tally.add(`${where}, member ${at + 1}`, [...relations, ...this.#resultsOf(valueAt(member, "identity"))]);
    }
  }

  #resultsOf(value: unknown): readonly Result[] {
    const { mapping, isText, referenceDate } = this.#reading;
    const candidate = candidateOf(value, mapping, isText);
    const { identity } = candidate;
    if (Object.keys(identity).length === 0) return [failure("record.shape", "It has no field of a record.")];
    const country = this.#reading.country ?? candidate.country;
    if (country === undefined) {
      const name =
        candidate.countryName === undefined ? "It names no country" : `${candidate.countryName} has no rules`;
      return [failure("record.country", `${name}; --country says whose rules to check.`)];
    }
    const whole = mapping === undefined ? identity : this.#completed(identity, country);
    return this.#results("verify", { identity: whole, country, reference_date: referenceDate });
  }

  #results(check: "verify" | "verifyHousehold", fields: Readonly<Record<string, unknown>>): readonly Result[] {
    try {
      return this.#service[check](fields).results;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [first] = error.violations;
      return [failure("record.shape", `${first?.field.replace("identity.", "")} ${first?.message}.`)];
    }
  }
}

type Result = Parameters<Tally["add"]>[1][number];

/** A failure of what is checked before the rules. */
function failure(rule: string, message: string): Result {
  return { rule, kind: "form", verdict: "fail", message };
}
