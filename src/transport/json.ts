import type { Identity } from "../identity/identity.ts";
import type { Generated } from "../service/drawing.ts";
import { currentForm, earlierForm, type Form } from "../service/request.ts";
import type { IdentityService, RequestFields } from "../service/service.ts";
import { parseObject } from "./body.ts";
import type { Answer, Headers } from "./exchange.ts";
import { shared } from "./field-lines.ts";
import { earlierIdentityJson, identityJson } from "./identity-json.ts";
import type { Observer } from "./observer.ts";

/** A plain JSON operation on the bytes of a request's body, once the limit has let it through. Throws a Refusal. */
export type JsonOperation = (bytes: Buffer) => Answer;

/** The published operation by path: the current form and the earlier one, which had no photo. */
export function jsonOperations(
  service: IdentityService,
  observer: Observer | undefined,
): ReadonlyMap<string, JsonOperation> {
  const read = createReading();
  const headersOf = createHeading();
  const operation =
    (form: Form, publish: (identity: Identity) => string): JsonOperation =>
    (bytes) => {
      const generated = service.generate(read(bytes), form);
      observer?.drew(generated.identity.address.country, 1);
      return { status: 200, headers: headersOf(generated), body: publish(generated.identity) };
    };
  return new Map([
    ["/generate", operation(currentForm, identityJson)],
    ["/v1/generate", operation(earlierForm, earlierIdentityJson)],
  ]);
}

/** Bytes of the longest body that is kept. */
const KEPT = 256;

/** Reads bodies, and the same again at once: most callers ask for one kind of person over and over. */
function createReading(): (bytes: Buffer) => RequestFields {
  let known: Buffer = Buffer.alloc(0);
  let fields: RequestFields = {};
  return (bytes) => {
    if (known.length > 0 && bytes.equals(known)) return fields;
    const read = parseObject(bytes);
    if (bytes.length <= KEPT) {
      known = Buffer.from(bytes);
      fields = read;
    }
    return read;
  };
}

/** The headers of answers, of which all but the seed are the same for a day. */
function createHeading(): (generated: Generated) => readonly Headers[] {
  let known = "";
  let standing: Headers = {};
  return ({ seed, referenceDate, dataVersion }) => {
    if (referenceDate !== known) {
      known = referenceDate;
      standing = shared({
        "content-type": "application/json",
        "cache-control": "no-store",
        "identity-reference-date": referenceDate,
        "identity-data-version": dataVersion,
      });
    }
    return [standing, { "identity-seed": headerText(seed) }];
  };
}

/**
 * Any text as a header value: printable ASCII stands for itself, all else and `%` is percent-encoded UTF-8, so that
 * decodeURIComponent gives the text back. Inner spaces stand, outer ones would be trimmed on the way.
 */
export function headerText(text: string): string {
  return /^[\x21-\x24\x26-\x7e]+$/.test(text)
    ? text
    : text.replace(/[^\x20-\x24\x26-\x7e]+|^ +| +$/gu, (part) => encodeURIComponent(part));
}
