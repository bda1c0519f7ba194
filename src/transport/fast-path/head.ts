import type { BodyType } from "../body.ts";
import type { JsonOperation } from "../json.ts";
import { isAuthority } from "../target.ts";

/** What is read of the head of a plain call. */
export interface Head extends BodyType {
  readonly operation: JsonOperation;
  readonly path: string;
  /** Content-Length. */
  readonly length: number;
  readonly requestId: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly origin: string | undefined;
}

/** Name and value of a field as RFC 9110 section 5 has them, without what only tolerant readers take. */
const FIELD = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+): ?([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/;

const LENGTH = /^[0-9]{1,7}$/;

/** Fields whose meaning is for the whole of HTTP/1.1 to know. */
const foreign: ReadonlySet<string> = new Set([
  "content-encoding",
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Fields that are read, and therefore must not be repeated. */
const read: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "host",
  "origin",
  "x-forwarded-for",
  "x-request-id",
]);

/**
 * Reads the head of a plain call in its usual shape, without the empty line after it. Undefined for everything else, also
 * for much that is right: that is for a complete reader of HTTP/1.1 to judge.
 */
export function readHead(text: string, operations: ReadonlyMap<string, JsonOperation>): Head | undefined {
  const [start = "", ...lines] = text.split("\r\n");
  if (!start.startsWith("POST /") || !start.endsWith(" HTTP/1.1")) return undefined;
  const path = start.slice("POST ".length, -" HTTP/1.1".length);
  const operation = operations.get(path);
  if (operation === undefined) return undefined;

  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === "" || foreign.has(key)) return undefined;
    if (!read.has(key)) continue;
    if (fields.has(key)) return undefined;
    fields.set(key, value);
  }
  const length = fields.get("content-length") ?? "";
  const connection = fields.get("connection") ?? "keep-alive";
  if (!LENGTH.test(length) || !isAuthority(fields.get("host") ?? "") || connection.toLowerCase() !== "keep-alive") {
    return undefined;
  }
  return {
    operation,
    path,
    length: Number(length),
    contentType: fields.get("content-type"),
    contentEncoding: undefined,
    isEmpty: Number(length) === 0,
    requestId: fields.get("x-request-id"),
    forwardedFor: fields.get("x-forwarded-for"),
    origin: fields.get("origin"),
  };
}
