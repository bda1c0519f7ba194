import { verifyLimits } from "../schema/bounds.ts";
import type { FaultReason } from "../schema/fault.ts";
import { isMissing, isObject, isWithin, type Refuse } from "../schema/read.ts";
import { identity } from "../schema/record.ts";
import type { RecordField, RecordShape } from "../schema/record-field.ts";
import type { PersonRecord } from "../verify/record.ts";
import type { Verification } from "../verify/verify.ts";

const { text: TEXT_LIMIT, list: LIST_LIMIT } = verifyLimits;

/** A record that was read, and the paths of what it has besides the fields of a record, up to twenty. */
export interface ReadRecord {
  readonly record: PersonRecord;
  readonly ignored: readonly string[];
}

/** Reads a record of which any field may be missing; refuses every field of another type. */
export function readRecord(value: unknown, path: string, refuse: Refuse): ReadRecord {
  let refused = 0;
  const ignored: string[] = [];
  const read = readField(value, identity, path, {
    // Twenty violations are enough to correct the client's code.
    refuse: (field, message, reason) => (refused++ < LIST_LIMIT ? refuse(field, message, reason) : undefined),
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

function readField(value: unknown, field: RecordField, path: string, report: Report): unknown {
  const { refuse, ignore } = report;
  if (isMissing(value)) return undefined;
  switch (field.kind) {
    case "word":
    case "text":
    case "day":
      return isText(value)
        ? value
        : refuse(path, `must be text of at most ${TEXT_LIMIT} characters`, typeOrRange(value, "string"));
    case "whole":
    case "decimal":
      return typeof value === "number" ? value : refuse(path, "must be a number", "INVALID_TYPE");
    case "texts":
      return isTexts(value)
        ? value
        : refuse(
            path,
            `must be a list of at most ${LIST_LIMIT} texts of at most ${TEXT_LIMIT} characters`,
            typeOrRange(value, "object"),
          );
  }
  if (!isObject(value)) return refuse(path, "must be an object", "INVALID_TYPE");
  const read: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const at = `${path}.${name.slice(0, TEXT_LIMIT)}`;
    if (field.kind === "dictionary") {
      read[name] = readAnyText(member, at, refuse);
      continue;
    }
    const inner = ownField(field.fields, name);
    if (inner === undefined) ignore(at);
    else read[name] = readField(member, inner, at, report);
  }
  return read;
}

/** A value of a dictionary, of any length: no rule reads it, and lorem.paragraphs has some 800 characters. */
function readAnyText(value: unknown, path: string, refuse: Refuse): string | undefined {
  if (isMissing(value) || typeof value === "string") return value ?? undefined;
  return refuse(path, "must be text", "INVALID_TYPE");
}

/** Why a value that is refused is: its type, or its length. */
function typeOrRange(value: unknown, type: "string" | "object"): FaultReason {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isOfType = typeof value === type && (type === "string" || items.every((item) => typeof item === "string"));
  return isOfType ? "OUT_OF_RANGE" : "INVALID_TYPE";
}

function ownField(fields: RecordShape, name: string): RecordField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && isWithin(value, TEXT_LIMIT);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= LIST_LIMIT && value.every(isText);
}
