import type { Identity } from "../identity/identity.ts";
import { currentForm, earlierForm, type Form } from "../service/request.ts";
import type { Generated, IdentityService } from "../service/service.ts";
import { readJsonObject } from "./body.ts";
import { type Headers, type Request, type Response, send } from "./exchange.ts";
import type { Observer } from "./observer.ts";

/** A plain JSON operation, once the limit has let it through; throws a Refusal. */
export type JsonOperation = (request: Request, response: Response, headers: Headers) => Promise<void>;

/** The published operation by path: the current form and the earlier one, which had no photo. */
export function jsonOperations(
  service: IdentityService,
  maxBodyBytes: number,
  observer: Observer | undefined,
): ReadonlyMap<string, JsonOperation> {
  const operation =
    (form: Form, publish: (identity: Identity) => string): JsonOperation =>
    async (request, response, headers) => {
      const generated = service.generate(await readJsonObject(request, maxBodyBytes), form);
      const body = publish(generated.identity);
      observer?.drew(generated.identity.address.country, 1);
      send(
        response,
        200,
        { "content-type": "application/json", "cache-control": "no-store", ...headers, ...replayHeaders(generated) },
        body,
      );
    };
  return new Map([
    ["/generate", operation(currentForm, (identity) => JSON.stringify(identity))],
    ["/v1/generate", operation(earlierForm, ({ photo_url: _, ...identity }) => JSON.stringify(identity))],
  ]);
}

function replayHeaders({ seed, referenceDate, dataVersion }: Generated): Headers {
  return {
    "identity-seed": headerText(seed),
    "identity-reference-date": referenceDate,
    "identity-data-version": dataVersion,
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
