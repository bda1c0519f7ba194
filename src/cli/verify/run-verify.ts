import { detailFields } from "../../formats/columns/asked-fields.ts";
import { commonFields, indexField } from "../../formats/columns/fields.ts";
import { type Given, readerOf } from "../../schema/read.ts";
import { countryInfos } from "../../service/countries.ts";
import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { ByPath } from "../../verify/read-record.ts";
import { allOrFailure, Failure } from "../failure.ts";
import { delimiterFault, delimiterOf } from "../read-options.ts";
import { formatOf, itemsOf, textOf, valueAt } from "./input.ts";
import { fill, type Mapping, readMapping } from "./mapping.ts";
import { verifyOptions } from "./options.ts";
import { type FailedRule, Tally } from "./tally.ts";

/**
 * Prints which rules the records of a file or of standard input fail, and returns the exit code: 0 when none fails, 1 when
 * one does, and for input and options that cannot be used.
 */
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

/** Checks all records. Throws a Failure. */
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

/** Checks the options. Throws a Failure that names all that are not valid. */
function readOptions(given: Given, file: string | undefined) {
  return allOrFailure((refuse) => {
    const options = read(given, refuse);
    const format = options.format ?? formatOf(file);
    const delimiter = delimiterOf(options.delimiter);
    if (delimiter === undefined) return refuse("delimiter", delimiterFault);
    if (delimiter !== "," && format !== "csv") refuse("delimiter", "needs --format csv");
    return { ...options, format, delimiter };
  });
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

/** A failure of what is checked before the rules. */
function failure(rule: string, message: string): Result {
  return { rule, kind: "form", verdict: "fail", message };
}

/** Characters of a message, which may quote a long value. */
const MESSAGE = 160;

/** What was found, as text: a sentence, and a table of the rules that fail, those that most records fail first. */
function reportOf(tally: Tally): string {
  const { records, failed, idle, rules, ignored } = tally;
  const verdict = failed === 0 ? "none fails a rule" : `${failed.toLocaleString("en")} fail`;
  const rest = idle === 0 ? "" : ` ${idle} rules apply to none of them.`;
  const others = ignored.size === 0 ? "" : `Ignored: ${printable([...ignored].join(", "))}.\n`;
  const summary = `${records.toLocaleString("en")} ${records === 1 ? "record" : "records"}: ${verdict}.${rest}\n${others}`;
  if (rules.size === 0) return summary;
  const rows = [...rules.values()].sort((a, b) => b.count - a.count).map(cellsOf);
  const header = ["rule", "kind", "records", "first"];
  const widths = [0, 1, 2].map((column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = ([rule = "", kind = "", count = "", first = ""]: readonly string[]): string =>
    `${rule.padEnd(widths[0] ?? 0)}  ${kind.padEnd(widths[1] ?? 0)}  ${count.padStart(widths[2] ?? 0)}  ${first}\n`;
  return `${summary}\n${[header, ...rows].map(line).join("")}`;
}

function cellsOf({ rule, kind, count, where, message }: FailedRule): readonly string[] {
  const shown = printable(message);
  const text = shown.length > MESSAGE ? `${shown.slice(0, MESSAGE)}…` : shown;
  return [rule, kind, count.toLocaleString("en"), `${where}: ${text}`];
}

/** The text without control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "\ufffd");
}

/** What is checked of a value: its fields, the country that it names, and the members if it is a household. */
interface Candidate {
  /** By their published paths. */
  readonly values: Map<string, unknown>;
  /** A published code; undefined if it names no country that has rules. */
  readonly country: string | undefined;
  /** As the value names it. */
  readonly countryName: unknown;
}

/** The fields of records that rules may read: all but lists of lines. */
const fields = [...commonFields, ...detailFields.filter(({ kind }) => kind !== "texts")];

/** Reads the fields of a record from a value. `isText` says that numbers are written as texts, as in CSV. */
function candidateOf(value: unknown, mapping: Mapping | undefined, isText: boolean): Candidate {
  const values = new Map<string, unknown>();
  for (const { path, kind } of fields) {
    const template = mapping?.fields.get(path);
    const found = mapping === undefined ? valueAt(value, path) : template && fill(template, value);
    // Empty cells and null are what other formats write for a missing value.
    if (found === undefined || found === null || found === "") continue;
    const isNumber = kind === "integer" || kind === "decimal";
    values.set(path, mapping === undefined && !isText ? found : converted(found, isNumber));
  }
  const own = values.get("address.country");
  const countryName = mapping?.country === undefined ? own : fill(mapping.country, value);
  return { values, country: codes.get(String(countryName).toLowerCase()), countryName };
}

/** Paths of a value, nested with dots or flat with `_`, that no record has. */
function ignoredOf(value: unknown): readonly string[] {
  return leavesOf(value, "").filter((path) => !known.has(path.replaceAll(".", "_")));
}

/** The paths of records, flat, with the index and the lists, which no rule reads. */
const known: ReadonlySet<string> = new Set(
  [indexField, ...commonFields, ...detailFields].map(({ path }) => path.replaceAll(".", "_")),
);

function leavesOf(value: unknown, path: string): readonly string[] {
  if (path === "violated" || /^extra(?:$|[._])/.test(path)) return [];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return path === "" || value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, path === "" ? name : `${path}.${name}`));
}

/** The members of a household, as `draw --households` writes them; undefined for anything else. */
function membersOf(value: unknown): readonly unknown[] | undefined {
  const members = valueAt(value, "members");
  return Array.isArray(members) ? members : undefined;
}

/** Formats differ in whether they write a postal code or an age as a number or as a text. */
function converted(value: unknown, isNumber: boolean): unknown {
  if (!isNumber) return typeof value === "number" ? String(value) : value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

const codes: ReadonlyMap<string, string> = new Map([
  ...countryInfos.flatMap(({ code, name }) => [[code, code] as const, [name.toLowerCase(), code] as const]),
  ["gb", "uk"],
]);

/** Most names that are cached: more than the states of all countries. */
const NAMES = 1_000;

/**
 * Adds the abbreviation of its state to the values of a record of a format that has the names alone, unless they have
 * it or name no state of the country.
 */
function stateCompleter(service: IdentityService): (values: Map<string, unknown>, country: string) => void {
  const known = new Map<string, string | undefined>();
  const find = (state: string, country: string): string | undefined => {
    try {
      return service.places({ country, state, limit: 1 })[0]?.().state;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  return (values, country) => {
    const name = values.get("address.state_name");
    if (typeof name !== "string" || values.has("address.state_abbreviation")) return;
    const key = `${country} ${name}`;
    if (known.size === NAMES) known.clear();
    if (!known.has(key)) known.set(key, find(name, country));
    const abbreviation = known.get(key);
    if (abbreviation !== undefined) values.set("address.state_abbreviation", abbreviation);
  };
}
