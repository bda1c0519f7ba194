import { existsSync } from "node:fs";
import { type Given, readerOf } from "../../schema/read.ts";
import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { ByPath } from "../../verify/read-record.ts";
import { allOrFailure, Failure, type Refuse } from "../failure.ts";
import { checkName, type FileName, fileNameOf, isFolder, isStream } from "../file-name.ts";
import { delimiterFault, delimiterOf } from "../read-layout.ts";
import { itemsOf, textOf, valueAt } from "./input.ts";
import { type Mapping, readMapping } from "./mapping.ts";
import { type InputFormat, inputFormats, verifyOptions } from "./options.ts";
import { parquetAdvice } from "./plain.ts";
import { candidateOf, ignoredOf, membersOf } from "./records.ts";
import { reportOf } from "./report.ts";
import { stateCompleter } from "./states.ts";
import { Tally } from "./tally.ts";

/** Prints which rules records fail. Returns 0 if none fails, 1 for failures and unusable input or options. */
export async function runVerify(service: IdentityService, file: string | undefined, given: Given): Promise<number> {
  try {
    const tally = await check(service, file === "-" ? undefined : file, given);
    process.stdout.write(reportOf(tally));
    return tally.failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`identikit verify: ${error.message}`);
    return 1;
  }
}

async function check(service: IdentityService, file: string | undefined, given: Given): Promise<Tally> {
  const { format, delimiter, country, ...options } = readOptions(given, file);
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping);
  if (file === undefined && process.stdin.isTTY) throw new Failure("name a file, or write records to the input.");
  const tally = new Tally(options.allow_real === true);
  const { reference_date } = given;
  const verifier = new Verifier(service, { country, reference_date, mapping, isText: format === "csv" });
  for await (const item of itemsOf(textOf(file), format, mapping?.records, delimiter)) {
    if ("fault" in item) tally.add(item.where, [failure("record.readable", `It ${item.fault}`)]);
    else verifier.add(tally, item.where, item.value);
  }
  if (tally.records === 0) throw new Failure(`${file ?? "standard input"} has no records.`);
  return tally;
}

const read = readerOf(verifyOptions);

function readOptions(given: Given, file: string | undefined) {
  return allOrFailure((refuse) => {
    const options = read(given, refuse);
    const name = fileNameOf(file ?? "");
    const format = readFormat(options.format, file, name, refuse);
    const delimiter = delimiterOf(options.delimiter ?? name.delimiter);
    if (delimiter === undefined) return refuse("delimiter", delimiterFault);
    if (delimiter !== "," && format !== "csv") refuse("delimiter", "needs --format csv");
    return { ...options, format, delimiter };
  });
}

function readFormat(
  format: InputFormat | undefined,
  file: string | undefined,
  name: FileName,
  refuse: Refuse,
): InputFormat {
  // Missing files and folders are refused when read.
  const isOpen = file === undefined || isStream(file) || !existsSync(file) || isFolder(file);
  const named = inputFormats.find((each) => each === name.format);
  if (format === undefined && !isOpen && named === undefined && name.format !== undefined) {
    throw new Failure(name.format === "parquet" ? parquetAdvice(file) : `${file} is SQL, which is not read.`);
  }
  // Many tools give JSON lines the name .json.
  const isLines = format === "ndjson" && named === "json";
  const door = { formats: inputFormats, field: JSON.stringify(file ?? "-"), what: "the file", isOpen };
  if (!isLines) checkName(name, { format }, door, refuse);
  return format ?? named ?? "ndjson";
}

interface Reading {
  readonly country: string | undefined;
  readonly reference_date: unknown;
  readonly mapping: Mapping | undefined;
  readonly isText: boolean;
}

class Verifier {
  readonly #service: IdentityService;
  readonly #reading: Reading;
  readonly #complete: ReturnType<typeof stateCompleter>;

  constructor(service: IdentityService, reading: Reading) {
    this.#service = service;
    this.#reading = reading;
    this.#complete = stateCompleter(service);
  }

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
    const { mapping, isText, reference_date } = this.#reading;
    const candidate = candidateOf(value, mapping, isText);
    const { values } = candidate;
    if (values.size === 0) return [failure("record.shape", "It has no field of a record.")];
    const country = this.#reading.country ?? candidate.country;
    if (country === undefined) {
      const name =
        candidate.countryName === undefined ? "It names no country" : `${candidate.countryName} has no rules`;
      return [failure("record.country", `${name}; --country says whose rules to check.`)];
    }
    if (mapping !== undefined) this.#complete(values, country);
    const identity = new ByPath((path) => values.get(path));
    return this.#results("verify", { identity, country, reference_date });
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

function failure(rule: string, message: string): Result {
  return { rule, kind: "form", verdict: "fail", message };
}
