import type { Command } from "commander";
import type { Field, Shape } from "../schema/field.ts";
import { boundsOf } from "../schema/json-schema.ts";
import { fromText, type Given } from "../schema/read.ts";

/** Adds a flag for each field of a request to a command. */
export function addFlags(command: Command, shape: Shape): void {
  for (const [name, field] of Object.entries(shape)) {
    command.option(flagOf(name, field), helpOf(field));
  }
}

/** Adds the options of a command that are not fields of a request. */
export function addOptions(command: Command, shape: Shape): void {
  for (const [name, field] of Object.entries(shape)) {
    const flag = flagOf(name, field);
    if (field.kind === "whole") command.option(flag, field.about, withoutZeros, field.usual?.toString());
    else command.option(flag, field.about);
  }
}

/** Scripts write numbers of one width: `007`. */
const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, "");

export function givenBy(shape: Shape, options: Given): Given {
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    // For `--no-header`, commander sets `header` to false, and to true without it.
    const isNegative = name.startsWith("no_");
    const value = isNegative ? options[name.slice(3)] === false || undefined : options[camel(name)];
    if (value !== undefined) given[name] = typeof value === "string" ? fromText(field, value) : value;
  }
  return given;
}

/** Refuses an option that is given twice: commander silently takes the last one. */
export function refuseRepeated(command: Command): void {
  const given = new Set<string>();
  for (const { long } of command.options) {
    const name = long?.replace(/^--/, "") ?? "";
    command.on(`option:${name.replace(/^no-/, "")}`, () => {
      if (given.has(name)) command.error(`error: option --${name} is given twice`);
      given.add(name);
    });
  }
}

/** The flag of a field, such as `--min-age`; a flag is returned unchanged. */
export function optionOf(field: string): string {
  return /^[a-z]/.test(field) ? `--${field.replaceAll("_", "-")}` : field;
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function flagOf(name: string, field: Field): string {
  const long = optionOf(name);
  const flag = field.letter === undefined ? long : `-${field.letter}, ${long}`;
  const value = field.placeholder ?? placeholders[field.kind] ?? name.split("_").at(-1);
  return field.kind === "flag" ? flag : `${flag} <${value}>`;
}

const placeholders: Readonly<Partial<Record<Field["kind"], string>>> = {
  words: "names",
  text: "text",
  day: "date",
  whole: "number",
};

function helpOf(field: Field): string {
  const { about } = field;
  switch (field.kind) {
    case "word":
      return `${about} One of ${field.words.join(", ")}.`;
    case "words":
      return `${about} Up to ${field.most}, separated by commas.`;
    case "day":
      return `${about}${boundsOf(field)}`;
    case "whole":
      return `${about} ${field.min} to ${field.max}${field.usual === undefined ? "" : `, by default ${field.usual}`}.`;
    default:
      return about;
  }
}
