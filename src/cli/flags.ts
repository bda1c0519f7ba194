import type { Command } from "commander";
import type { Field, Flag, Shape } from "../schema/field.ts";
import { boundsOf } from "../schema/json-schema.ts";
import { fromText, type Given } from "../schema/read.ts";

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** The values of flags as typed; true for a flag that takes none. */
export type Flags<S extends Shape> = {
  readonly [Name in keyof S as Camel<Name>]?: (S[Name] extends Flag ? true : string) | undefined;
};

/** Adds a flag for each field of a request to a command. */
export function addFlags(command: Command, shape: Shape): void {
  for (const [name, field] of Object.entries(shape)) {
    command.option(flagOf(name, field), helpOf(field));
  }
}

/** The flags of a shape as fields of a request. */
export function givenBy<S extends Shape>(shape: S, flags: Flags<S>): Given {
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const value: unknown = Reflect.get(flags, camel(name));
    if (value !== undefined) given[name] = typeof value === "string" ? fromText(field, value) : value;
  }
  return given;
}

/** The flag of a field, such as `--min-age`; what is one already is left as it is. */
export function optionOf(field: string): string {
  return /^[a-z]/.test(field) ? `--${field.replaceAll("_", "-")}` : field;
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `-g, --gender <gender>` */
function flagOf(name: string, field: Field): string {
  const long = optionOf(name);
  const flag = field.letter === undefined ? long : `-${field.letter}, ${long}`;
  return field.kind === "flag" ? flag : `${flag} <${placeholders[field.kind] ?? name.split("_").at(-1)}>`;
}

/** What stands for a value; a word is called as the end of its field's name. */
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
