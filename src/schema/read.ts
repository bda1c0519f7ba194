import { parseDate } from "../calendar/calendar.ts";
import type { FaultReason, FaultText } from "./fault.ts";
import type { Day, Field, Shape, Text, Values, Whole, Word, Words } from "./field.ts";
import { meantFields, meantWord, oneOf, SUGGESTED, suggestion } from "./meant.ts";

/** Records a violation of a field. */
export type Refuse = (field: string, message: FaultText, reason: FaultReason) => undefined;

/** The unchecked fields of a request. Undefined and null mean that a field is omitted. */
export type Given = Readonly<Record<string, unknown>>;

/** Reads a value; undefined, after a refusal, if it is invalid. */
type Read = (value: unknown, name: string, refuse: Refuse) => unknown;

interface ReaderOptions<S extends Shape> {
  readonly required?: readonly (keyof S & string)[];
  /** What is said of fields of other requests, after `is not a field of this request`. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Compiles a reader, which refuses unknown names, then invalid values in the shape's order; these are undefined. */
export function readerOf<S extends Shape>(
  shape: S,
  { required = [], elsewhere = {} }: ReaderOptions<S> = {},
): (given: Given, refuse: Refuse) => Values<S> {
  const readers = new Map(Object.entries(shape).map(([name, field]) => [name, readOf(field)]));

  const refuseIn = (given: Given, refuse: Refuse): void => {
    let unknown = 0;
    for (const name in given) {
      if (readers.has(name)) continue;
      const meant = suggestion(meantFields(shape, name, unknown++ < SUGGESTED));
      const advice = Object.hasOwn(elsewhere, name) ? `; ${elsewhere[name]}` : meant;
      refuse(name, `is not a field of this request${advice}`, "UNKNOWN_FIELD");
    }
    for (const [name, read] of readers) {
      const value = given[name];
      if (!isMissing(value)) read(value, name, refuse);
      else if (required.includes(name)) refuse(name, missingField(name, shape[name]), "FIELD_REQUIRED");
    }
  };

  return (given, refuse) => {
    let isValid = true;
    const note: Refuse = () => {
      isValid = false;
      return undefined;
    };
    const values: Record<string, unknown> = {};
    // Only fields that are there, usually few; their order matters only for refusals.
    for (const name in given) {
      const read = readers.get(name);
      const value = given[name];
      if (read === undefined) isValid = false;
      else if (!isMissing(value)) values[name] = read(value, name, note);
    }
    for (const name of required) if (isMissing(given[name])) isValid = false;
    if (!isValid) refuseIn(given, refuse);
    // cast: the values are those of their fields' readers.
    return values as Values<S>;
  };
}

/** The value of a text in an option, query or link. An invalid text is returned unchanged, for the reader to refuse. */
export function fromText(field: Field, text: string): unknown {
  switch (field.kind) {
    case "whole":
      // Number() also reads 1e2, 0x10 and spaces.
      return /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : text;
    case "flag":
      return text === "true" ? true : text === "false" ? false : text;
    case "words":
      return text.split(",").map((name) => name.trim());
    default:
      return text;
  }
}

/** The given fields that a shape has. */
export function givenOf(shape: Shape, given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(shape, name)));
}

export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

export function isObject(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missingField(name: string, field: Field | undefined): FaultText {
  if (field?.kind !== "word") return "is required";
  return (namesOf) => `is required: ${oneOf(namesOf(name, ...field.words))}`;
}

function readOf(field: Field): Read {
  switch (field.kind) {
    case "word":
      return wordReader(field);
    case "words":
      return wordsReader(field);
    case "text":
      return textReader(field);
    case "day":
      return dayReader(field);
    case "whole":
      return wholeReader(field);
    case "flag":
      return (value, name, refuse) =>
        typeof value === "boolean" ? value : refuse(name, "must be true or false", "INVALID_TYPE");
  }
}

function wordReader(field: Word<string>): Read {
  const known: ReadonlySet<unknown> = new Set(field.words);
  return (value, name, refuse) => {
    if (known.has(value)) return value;
    const meant = meantWord(field, value);
    const suggested = meant === undefined ? [] : [meant];
    const message: FaultText = (namesOf) =>
      `must be ${oneOf(namesOf(name, ...field.words))}${suggestion(namesOf(name, ...suggested))}`;
    return refuse(name, message, "UNKNOWN_VALUE");
  };
}

function wordsReader({ most, of }: Words): Read {
  const message = `must be a list of at most ${most} ${of}`;
  return (value, name, refuse) => {
    const names: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = names.filter((each) => typeof each === "string");
    if (texts.length < names.length) return refuse(name, message, "INVALID_TYPE");
    if (names.length > most) return refuse(name, message, "OUT_OF_RANGE");
    return [...new Set(texts)];
  };
}

function textReader({ most, mayBe, isNormalised }: Text): Read {
  const message = mayBe === "empty" ? `must be text of at most ${most} characters` : textOf(most);
  return (value, name, refuse) => {
    if (typeof value !== "string") return refuse(name, message, "INVALID_TYPE");
    const text = isNormalised === true && isWithin(value, LONGEST_DECOMPOSITION * most) ? value.normalize() : value;
    // An unpaired surrogate has no UTF-8 form: two such seeds would be encoded alike.
    if (!text.isWellFormed() || !isWithin(text, most)) return refuse(name, message, "OUT_OF_RANGE");
    const isThere = mayBe === "empty" || (mayBe === "spaces" ? text !== "" : text.trim() !== "");
    return isThere ? text : refuse(name, message, "OUT_OF_RANGE");
  };
}

/** Characters that one is decomposed into, at most (Unicode Standard Annex 15, 9.1). */
const LONGEST_DECOMPOSITION = 4;

const textOf = (most: number): string => `must be text of 1 to ${most} characters`;

/** Whether a text has at most so many Unicode characters. */
export function isWithin(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && [...text].length <= most);
}

function dayReader({ years }: Day): Read {
  const bounds = years === undefined ? "" : `, from ${years.first}-01-01 to ${years.last}-12-31`;
  const message = `must be a day of the calendar as YYYY-MM-DD${bounds}`;
  const { first, last } = years ?? { first: 0, last: 9999 };
  return (value, name, refuse) => {
    if (typeof value !== "string") return refuse(name, message, "INVALID_TYPE");
    const date = parseDate(value);
    if (date === undefined) return refuse(name, message, "INVALID_FORMAT");
    return date.year >= first && date.year <= last ? date : refuse(name, message, "OUT_OF_RANGE");
  };
}

function wholeReader({ min, max }: Whole): Read {
  const message = `must be a whole number from ${min} to ${max}`;
  return (value, name, refuse) => {
    if (typeof value !== "number" || !Number.isInteger(value)) return refuse(name, message, "INVALID_TYPE");
    return value >= min && value <= max ? value : refuse(name, message, "OUT_OF_RANGE");
  };
}
