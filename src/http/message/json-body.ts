import { isUtf8 } from "node:buffer";
import { printParseErrorCode, visit } from "jsonc-parser";
import { Refusal } from "../../service/refusal.ts";
import { messageLimits } from "../limits.ts";
import type { Context } from "./context.ts";
import { HttpError } from "./problem.ts";

/** With any parameters: RFC 8259 section 11 defines none, and the bytes show whether they are UTF-8. */
const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;

/**
 * Throws HttpError (415) unless the headers announce plain JSON, or no body at all; with what is accepted instead (RFC 9110
 * section 12.5.3, and Accept-Post of https://www.w3.org/TR/ldp/#header-accept-post).
 */
export function requireJson(context: Context): void {
  const type = context.header("content-type");
  if (type !== "application/json" && !JSON_TYPE.test(type ?? "") && !(type === undefined && isEmpty(context))) {
    throw new HttpError(
      415,
      "The body must be sent as application/json: add -H 'Content-Type: application/json' to curl.",
      { "accept-post": "application/json" },
    );
  }
  if ((context.header("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new HttpError(415, "The body must not be compressed.", { "accept-encoding": "identity" });
  }
}

function isEmpty({ request }: Context): boolean {
  if (request.stream !== undefined) return request.stream.endAfterHeaders;
  return request.headers["transfer-encoding"] === undefined && Number(request.headers["content-length"] ?? 0) === 0;
}

export function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, `The body must not exceed ${maxBytes} bytes.`);
}

/** Decodes as Connect's handlers do: without a byte order mark, which RFC 8259 section 8.1 lets a parser ignore. */
const utf8 = new TextDecoder();

/** Parses one JSON object without repeated members; `example` is a valid one. Throws a Refusal (invalid_argument). */
export function parseObject(bytes: Buffer, example: string): Readonly<Record<string, unknown>> {
  if (!isUtf8(bytes)) throw invalid("must be JSON in UTF-8");
  const text = utf8.decode(bytes);
  if (text.trim() === "") throw invalid(`is empty; send a JSON object, such as ${example}`);
  if (bytes.length > messageLimits.largeBody) countMembers(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuseText(text);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("must be a JSON object");
  // Most texts have no colons but those of their members.
  const keys = countKeys(value);
  if (keys !== text.split(":").length - 1 && keys !== countMembers(text)) throw repeated(repeatedNames(text));
  // cast: a JSON object has string keys and unknown values.
  return value as Readonly<Record<string, unknown>>;
}

function invalid(message: string): Refusal {
  const text = `The body ${message}.`;
  return new Refusal("invalid_argument", text, [{ field: "", message: text, reason: "INVALID_FORMAT" }]);
}

/** Throws a Refusal of a text that is not JSON, with the place of its first fault. */
function refuseText(text: string): never {
  // The parser calls itself for each level, until the first fault.
  countMembers(text);
  visit(
    text,
    {
      onError(code, _offset, _length, line, column) {
        const words = printParseErrorCode(code)
          .replace(/(?<=.)[A-Z]/g, " $&")
          .toLowerCase();
        throw invalid(`must be JSON; line ${line + 1}, column ${column + 1}: ${words}`);
      },
    },
    { disallowComments: true },
  );
  throw invalid("must be JSON");
}

function repeated(names: readonly string[]): Refusal {
  const message = "must not be named twice";
  const faults = names.map((field) => ({ field, message, reason: "DUPLICATE_FIELD" }) as const);
  return new Refusal("invalid_argument", "The body must not name a field twice.", faults);
}

/** Counts the colons outside strings. Throws a Refusal of too many levels, values or members. */
export function countMembers(text: string): number {
  const { jsonDepth, jsonValues, jsonMembers } = messageLimits;
  let members = 0;
  let values = 0;
  let depth = 0;
  /** Members of the object that is open at each depth. */
  const open = [0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 34 /* " */) at = endOfString(text, at);
    else if (unit === 58 /* : */) {
      members++;
      const count = (open[depth] ?? 0) + 1;
      if (count > jsonMembers) throw invalid(`must not have more than ${jsonMembers} members in an object`);
      open[depth] = count;
    } else if (unit === 44 /* , */) values++;
    else if (unit === 91 /* [ */ || unit === 123 /* { */) {
      values++;
      open[++depth] = 0;
    } else if (unit === 93 /* ] */ || unit === 125 /* } */) depth--;
    if (depth > jsonDepth) throw invalid(`must not be nested deeper than ${jsonDepth} levels`);
    if (values > jsonValues) throw invalid(`must not have more than ${jsonValues} values`);
  }
  return members;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== 34 /* " */) at += text.charCodeAt(at) === 92 /* \ */ ? 2 : 1;
  return at;
}

function countKeys(value: object): number {
  let keys = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const isArray = Array.isArray(next);
    const members: unknown[] = Object.values(next);
    for (const member of members) {
      if (!isArray) keys++;
      if (typeof member === "object" && member !== null) open.push(member);
    }
  }
  return keys;
}

/** The paths of the members of a valid JSON text whose names are repeated in their object, such as `requests[0].country`. */
function repeatedNames(text: string): readonly string[] {
  const repeated = new Set<string>();
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, _line, _column, pathOf) {
      const names = open.at(-1);
      if (names?.has(name)) repeated.add([...pathOf(), name].reduce(joined, ""));
      names?.add(name);
    },
  });
  return [...repeated];
}

function joined(path: string, part: string | number): string {
  return typeof part === "number" ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`;
}
