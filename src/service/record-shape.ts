import { isMissing, isObject, type Refuse } from "../schema/read.ts";
import { asked, type RecordShape, record } from "../schema/record.ts";
import type { PersonRecord } from "../verify/record.ts";
import type { Verification } from "../verify/verify.ts";

/** The published record, with all that may be asked for. */
const whole: RecordShape = { ...record, ...asked };

/** Most characters of a text: the time of the checks is proportional to them. */
const TEXT_LIMIT = 300;
const LIST_LIMIT = 20;

/** A record that was read, and the paths of what it has besides the fields of a record, up to twenty. */
export interface ReadRecord {
  readonly record: PersonRecord;
  readonly ignored: readonly string[];
}

/** Reads a record of which any field may be missing; refuses every field of another type. */
export function readRecord(value: unknown, path: string, refuse: Refuse): ReadRecord {
  let refused = 0;
  const ignored: string[] = [];
  const read = readShape(value, whole, path, {
    // Twenty violations are enough to correct the client's code.
    refuse: (field, message) => (refused++ < LIST_LIMIT ? refuse(field, message) : undefined),
    ignore(field) {
      if (ignored.length < LIST_LIMIT) ignored.push(field.slice(path.length + 1));
    },
  });
  return { record: isObject(read) ? read : {}, ignored };
}

/** The verification with what it did not look at, if there is any. */
export function withIgnored(verification: Verification, ignored: readonly string[]): Verification {
  return ignored.length === 0 ? verification : { ...verification, ignored };
}

interface Report {
  readonly refuse: Refuse;
  readonly ignore: (path: string) => void;
}

function readShape(value: unknown, shape: RecordShape[string], path: string, report: Report): unknown {
  const { refuse, ignore } = report;
  if (isMissing(value)) return undefined;
  if (shape === "text" || shape === "date")
    return isText(value) ? value : refuse(path, `must be text of at most ${TEXT_LIMIT} characters`);
  if (shape === "integer" || shape === "decimal") {
    return typeof value === "number" ? value : refuse(path, "must be a number");
  }
  if (shape === "texts") {
    return isTexts(value)
      ? value
      : refuse(path, `must be a list of at most ${LIST_LIMIT} texts of at most ${TEXT_LIMIT} characters`);
  }
  if (!isObject(value)) return refuse(path, "must be an object");
  const read: Record<string, unknown> = {};
  for (const [field, member] of Object.entries(value)) {
    const inner = shape === "dictionary" ? "text" : Object.hasOwn(shape, field) ? shape[field] : undefined;
    const at = `${path}.${field.slice(0, TEXT_LIMIT)}`;
    if (inner === undefined) ignore(at);
    else read[field] = readShape(member, inner, at, report);
  }
  return read;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= TEXT_LIMIT;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= LIST_LIMIT && value.every(isText);
}
