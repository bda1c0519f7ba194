import { verifyLimits } from "../schema/bounds.ts";
import { isMissing, isObject, isWithin, type Refuse } from "../schema/read.ts";
import { identity, record } from "../schema/record.ts";
import { leavesOf, nested, type PathOf, type RecordField, type RecordShape } from "../schema/record-field.ts";

const { text: TEXT_LIMIT, list: LIST_LIMIT } = verifyLimits;

// No rule reads the parts of the name.
const { name: _, ...details } = identity.fields.details.fields;
const fields = { ...record, details: nested(identity.fields.details.about, details) };

export type Path = PathOf<typeof fields>;

/** The position of each field's value. */
export const slots: ReadonlyMap<string, number> = new Map(leavesOf(fields).map(({ path }, slot) => [path, slot]));

/** A record that has its values by their paths, as a flat row and a message have. */
export class ByPath {
  readonly at: (path: string) => unknown;

  constructor(at: (path: string) => unknown) {
    this.at = at;
  }
}

export interface ReadRecord {
  /** The value of each field in its slot; undefined where it is missing. One that was refused is there too. */
  readonly values: readonly unknown[];
  /** The paths of what it has besides the fields of a record, up to twenty. */
  readonly ignored: readonly string[];
}

/** Reads a record; refuses fields of another type under its path, up to twenty. */
export function readRecord(given: unknown, path: string, refuse: Refuse): ReadRecord {
  const values: unknown[] = new Array(slots.size).fill(undefined);
  const ignored: string[] = [];
  let refused = 0;
  const reading: Reading = {
    values,
    ignored,
    // Twenty violations are enough to correct the client's code.
    refuse: (field, message, reason) => (refused++ < LIST_LIMIT ? refuse(path + field, message, reason) : undefined),
  };
  if (given instanceof ByPath) {
    for (const [at, read] of leafReaders) read(given.at(at), reading);
  } else readIdentity(given, reading);
  return { values, ignored };
}

interface Reading {
  readonly values: unknown[];
  readonly ignored: string[];
  /** Takes a path within the record, which is empty or begins with a dot. */
  readonly refuse: Refuse;
}

type Read = (value: unknown, reading: Reading) => void;

interface Form {
  readonly fault: string;
  readonly isValid: (value: unknown) => boolean;
  readonly isOfType: (value: unknown) => boolean;
}

const isString = (value: unknown): value is string => typeof value === "string";
const isText = (value: unknown): value is string => isString(value) && isWithin(value, TEXT_LIMIT);

const text: Form = {
  fault: `must be text of at most ${TEXT_LIMIT} characters`,
  isValid: isText,
  isOfType: isString,
};
const number: Form = {
  fault: "must be a number",
  isValid: (value) => typeof value === "number",
  isOfType: () => false,
};
const texts: Form = {
  fault: `must be a list of at most ${LIST_LIMIT} texts of at most ${TEXT_LIMIT} characters`,
  isValid: (value) => Array.isArray(value) && value.length <= LIST_LIMIT && value.every(isText),
  isOfType: (value) => Array.isArray(value) && value.every(isString),
};
/** Of any length: no rule reads it, and lorem.paragraphs has some 800 characters. */
const anyText: Form = { fault: "must be text", isValid: isString, isOfType: () => false };

const forms = { word: text, text, day: text, whole: number, decimal: number, texts } as const;

const readIdentity = nestedReader(identity.fields, "");

const leafReaders = leavesOf(identity.fields).flatMap(({ path, field }) =>
  field.kind === "flag" ? [] : [[path, leafReader(forms[field.kind], `.${path}`)] as const],
);

function readerOf(field: RecordField, path: string): Read {
  if (field.kind === "object") return nestedReader(field.fields, path);
  return field.kind === "dictionary" ? dictionaryReader(path) : leafReader(forms[field.kind], path);
}

function leafReader(form: Form, path: string): Read {
  const slot = slots.get(path.slice(1));
  return (value, { values, refuse }) => {
    if (isMissing(value)) return;
    if (!form.isValid(value)) refuse(path, form.fault, form.isOfType(value) ? "OUT_OF_RANGE" : "INVALID_TYPE");
    // Names and places that look the same are the same.
    if (slot !== undefined) values[slot] = form === text && isText(value) ? value.normalize() : value;
  };
}

/** Reads the members of an object in its own order: listing them is faster than asking for each. */
function nestedReader(shape: RecordShape, path: string): Read {
  const names = Object.keys(shape);
  const readers = Object.entries(shape).map(([name, field]) => readerOf(field, `${path}.${name}`));
  const places = new Map(names.map((name, place) => [name, place]));
  return (value, reading) => {
    if (isMissing(value)) return;
    if (!isObject(value)) {
      reading.refuse(path, "must be an object", "INVALID_TYPE");
      return;
    }
    let place = 0;
    for (const name in value) {
      if (name !== names[place]) place = places.get(name) ?? -1;
      const read = readers[place++];
      if (read !== undefined) read(value[name], reading);
      else if (reading.ignored.length < LIST_LIMIT)
        reading.ignored.push(`${path}.${name.slice(0, TEXT_LIMIT)}`.slice(1));
    }
  };
}

function dictionaryReader(path: string): Read {
  return (value, reading) => {
    if (isMissing(value)) return;
    if (!isObject(value)) reading.refuse(path, "must be an object", "INVALID_TYPE");
    else {
      for (const [name, member] of Object.entries(value))
        leafReader(anyText, `${path}.${name.slice(0, TEXT_LIMIT)}`)(member, reading);
    }
  };
}
