import { isUtf8 } from "node:buffer";
import { Refusal, type Violation } from "../service/refusal.ts";
import { header, type Request } from "./exchange.ts";

/** `application/json`, with no other parameter than a charset of UTF-8. */
const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?;?$/i;

/** What tells how a body is to be read, by its headers. */
export interface BodyType {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  /** Whether there is no body at all, which then is of no type. */
  readonly isEmpty: boolean;
}

/** Throws a Refusal (unsupported_media_type) unless the body is plain JSON. */
export function checkJson({ contentType, contentEncoding, isEmpty }: BodyType): void {
  if (isEmpty && contentType === undefined) return;
  if (contentType !== "application/json" && !JSON_TYPE.test(contentType ?? "")) {
    throw new Refusal("unsupported_media_type", "The body must be sent as application/json in UTF-8.");
  }
  if (contentEncoding !== undefined && contentEncoding !== "identity") {
    throw new Refusal("unsupported_media_type", "The body must not be compressed.");
  }
}

/** All of a body of at most `maxBytes` bytes. Throws a Refusal: payload_too_large, or invalid_argument if it is cut off. */
export function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = (): Refusal => new Refusal("payload_too_large", `The body must not exceed ${maxBytes} bytes.`);
  if (Number(header(request, "content-length") ?? 0) > maxBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.removeAllListeners("data");
        // What still comes is read and dropped until the answer is out.
        request.resume();
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)));
    request.on("error", () => reject(gone()));
    // It closes after every request: only one that did not end is cut off.
    request.on("close", () => {
      if (!request.readableEnded) reject(gone());
    });
  });
}

function gone(): Refusal {
  return new Refusal("invalid_argument", "The body ended before it was complete.");
}

/** A body that must be one JSON object. Throws a Refusal (invalid_argument). */
export function parseObject(bytes: Buffer): Readonly<Record<string, unknown>> {
  if (!isUtf8(bytes)) throw invalid("must be UTF-8");
  const text = bytes.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid("must be JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("must be a JSON object");
  const repeated = countMembers(text) !== countKeys(value);
  if (repeated) throw invalid("must not name a field twice");
  // A JSON object has string keys and unknown values.
  return value as Readonly<Record<string, unknown>>;
}

function invalid(message: string): Refusal {
  const violations: Violation[] = [{ field: "", message: `The body ${message}.` }];
  return new Refusal("invalid_argument", `The body ${message}.`, violations);
}

/** The members of all objects in a valid JSON text: the colons outside strings. */
function countMembers(text: string): number {
  let members = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 58 /* : */) members++;
    if (unit !== 34 /* " */) continue;
    for (at++; text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92 /* \ */) at++;
  }
  return members;
}

/** The keys of all objects in a parsed JSON value, without recursion: depth is the sender's choice. */
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
