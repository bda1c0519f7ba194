import { readFileSync } from "node:fs";
import { commonFields } from "../../formats/columns/fields.ts";
import { Failure } from "../failure.ts";
import { valueAt } from "./input.ts";

/** How another format names what records have. */
export interface Mapping {
  readonly records: string | undefined;
  /** Template of the country's code or name. */
  readonly country: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads a mapping: `{"records": "results", "country": "nat", "fields": {"dob.date": "{dob.date:10}"}}`, of which only
 * `fields` is required. Throws a Failure.
 */
export function readMapping(file: string): Mapping {
  const { records, country, fields, ...others } = readObject(file);
  const refuse = (fault: string): never => {
    throw new Failure(`${file} ${fault}.`);
  };
  const [other] = Object.keys(others);
  if (other !== undefined) refuse(`has ${JSON.stringify(other)}, which is none of records, country and fields`);
  if (!isOptionalText(records) || !isOptionalText(country)) return refuse("must have texts for records and country");
  if (typeof fields !== "object" || fields === null) return refuse("has no fields");
  const templates = new Map<string, string>();
  for (const [path, template] of Object.entries(fields)) {
    if (!commonFields.some((field) => field.path === path)) refuse(`has ${JSON.stringify(path)}, no field of a record`);
    if (typeof template !== "string") return refuse(`must have a text for ${path}`);
    templates.set(path, template);
  }
  return { records, country, fields: templates };
}

function readObject(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value === "object" && value !== null) return { ...value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw Failure.of(`${file} cannot be read`, error);
  }
  throw new Failure(`${file} is no JSON object.`);
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}

/**
 * Fills a template: a path, or text with paths in braces, of which `{path:10}` takes 10 characters and `{path:digits}`
 * the digits. Undefined if a path has no value.
 */
export function fill(template: string, value: unknown): unknown {
  if (!template.includes("{")) return valueAt(value, template);
  let isWhole = true;
  const text = template.replaceAll(/\{([^{}:]+)(?::(\d{1,3}|digits))?\}/g, (_all, path: string, part?: string) => {
    const found = valueAt(value, path);
    if (found === undefined || found === null) isWhole = false;
    return partOf(String(found), part);
  });
  return isWhole ? text : undefined;
}

function partOf(text: string, part: string | undefined): string {
  if (part === undefined) return text;
  return part === "digits" ? text.replace(/\D/g, "") : text.slice(0, Number(part));
}
