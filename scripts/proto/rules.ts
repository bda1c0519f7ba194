import { verifyLimits } from "../../src/schema/bounds.ts";
import type { Day, Field, Text, Whole, Words } from "../../src/schema/field.ts";
import type { RecordField } from "../../src/schema/record-field.ts";
import type { Declaration } from "./declarations.ts";

/** A rule of protovalidate: an option of `buf.validate.field`, such as `string.max_len`, and its value. */
export interface Rule {
  readonly option: string;
  /** A list is a set of texts. */
  readonly value: number | boolean | string | readonly string[];
  /** What a pattern demands, for the docs. */
  readonly words?: string;
}

/** Names of which a field takes some; any, if they are left out. */
interface Names extends Words {
  readonly names?: readonly string[];
}

/** A list of messages. */
interface Messages {
  readonly kind: "messages";
  readonly min: number;
  readonly max: number;
}

/** A message; one with `fields` has them in the place of its own rules. */
export interface Message {
  readonly kind: "message";
  readonly fields?: RequestFields;
}

type RequestField = Exclude<Field, Words> | Names | Messages | Message;

/** The fields of a request that have rules, by their names. */
export type RequestFields = Readonly<Record<string, RequestField>>;

/** The default of a field without presence stands for a value that was not sent. */
export const IGNORE_ZERO: Rule = { option: "ignore", value: "IGNORE_IF_ZERO_VALUE" };

const rule = (option: string, value: Rule["value"]): Rule => ({ option, value });

const pattern = (value: string, words?: string): Rule => ({
  option: "string.pattern",
  value,
  ...(words === undefined ? {} : { words }),
});

/** The rules of a field of a request. */
export function rulesOfRequest(field: RequestField, declaration: Declaration, isRequired: boolean): readonly Rule[] {
  const required = isRequired ? [rule("required", true)] : [];
  const { type, label } = declaration;
  switch (field.kind) {
    case "word":
      if (type === "string") return unlessEmpty(isRequired, [rule("string.in", field.words)]);
      return [...required, rule("enum.defined_only", true)];
    case "words":
      return [
        rule("repeated.max_items", field.most),
        ...(field.names === undefined ? [] : [rule("repeated.items.string.in", field.names)]),
      ];
    case "text":
      return textRules(field, isRequired);
    case "day":
      return unlessEmpty(isRequired, [pattern(dayPattern(field), "a day of the calendar")]);
    case "whole":
      return wholeRules(field, type, isRequired || label === "optional");
    case "flag":
      return [];
    case "messages":
      return [rule("repeated.min_items", field.min), rule("repeated.max_items", field.max)];
    case "message":
      return field.fields === undefined ? required : [rule("ignore", "IGNORE_ALWAYS")];
  }
}

/** The rules of a field of a record to verify, which may have any value that the verifier can judge. */
export function rulesOfRecord(field: RecordField, { type }: Declaration): readonly Rule[] {
  const { text, list } = verifyLimits;
  switch (field.kind) {
    case "word":
    case "text":
    case "day":
      return type === "string" ? [rule("string.max_len", text)] : [rule("enum.defined_only", true)];
    case "texts":
      return [rule("repeated.max_items", list), rule("repeated.items.string.max_len", text)];
    case "decimal":
      return [rule(`${type}.finite`, true)];
    default:
      return [];
  }
}

/** A character that `trim` does not remove. */
const NOT_BLANK = "[^\\t-\\r\\p{Z}\\x{FEFF}]";

function textRules({ most, mayBe, pattern: form }: Text, isRequired: boolean): readonly Rule[] {
  const length = rule("string.max_len", most);
  if (mayBe !== undefined) return [length];
  return unlessEmpty(isRequired, [
    length,
    pattern(form ?? NOT_BLANK, form === undefined ? "not only spaces" : undefined),
  ]);
}

/** Without presence, an unsigned 0 is a number that was not sent. */
function wholeRules({ min, max }: Whole, type: string, hasPresence: boolean): readonly Rule[] {
  return [...(hasPresence ? [rule(`${type}.gte`, min)] : []), rule(`${type}.lte`, max)];
}

function unlessEmpty(isRequired: boolean, rules: readonly Rule[]): readonly Rule[] {
  return isRequired ? rules : [IGNORE_ZERO, ...rules];
}

/** The days of the calendar in the years of a field, which begin and end a century, as RE2. */
function dayPattern({ years }: Day): string {
  const [any, leap] = years === undefined ? centuriesOfFourDigits : centuriesOf(years);
  const days = [
    `${any}[0-9]{2}-(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])`,
    `${any}[0-9]{2}-(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)`,
    `${any}[0-9]{2}-02-(?:0[1-9]|1[0-9]|2[0-8])`,
    `(?:${any}(?:0[48]|[2468][048]|[13579][26])|${leap}00)-02-29`,
  ];
  return `^(?:${days.join("|")})$`;
}

/** Centuries, and those whose first year is a leap year. */
type Centuries = readonly [any: string, leap: string];

const centuriesOfFourDigits: Centuries = ["[1-9][0-9]", "(?:[2468][048]|[13579][26])"];

function centuriesOf({ first, last }: NonNullable<Day["years"]>): Centuries {
  const centuries = Array.from({ length: (last + 1 - first) / 100 }, (_, at) => first / 100 + at);
  const oneOf = (some: readonly number[]): string => `(?:${some.join("|")})`;
  return [oneOf(centuries), oneOf(centuries.filter((century) => century % 4 === 0))];
}
