import { requestIdFormat } from "../../../observe/trace-ids.ts";
import { dataVersion } from "../../../person/field.ts";
import { integer, type Json, type JsonObject, ref, string } from "./json-schema.ts";

/** What holds where the service is not configured otherwise. The document is the same whatever the configuration. */
export const usual = { limit: 100, windowSeconds: 60, maxBodyBytes: 4_096 };

/** All response headers of the document by name. Ordinary HTTP and CORS headers are not described. */
export const headers: JsonObject = {
  // https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html
  RateLimit: header(
    string(
      "The remaining quota: `r` calls, and `t` seconds until the window ends (draft-ietf-httpapi-ratelimit-headers). Not sent where the service has no limit.",
      { pattern: '^"(?:default|free)";r=[0-9]+;t=[0-9]+$' },
    ),
    `"default";r=${usual.limit - 1};t=${usual.windowSeconds}`,
  ),
  "RateLimit-Policy": header(
    string(
      "The quota of every client address, over all protocols: `q` calls in `w` seconds (draft-ietf-httpapi-ratelimit-headers). `free` is that of what is outside the rate limit.",
      { pattern: '^"(?:default|free)";q=[0-9]+;w=[0-9]+$' },
    ),
    `"default";q=${usual.limit};w=${usual.windowSeconds}`,
  ),
  Allow: header(string("The methods of this path."), "POST, OPTIONS"),
  ETag: header(string("Entity tag of the body, for If-None-Match.", { pattern: '^(W/)?"[^"]+"$' }), '"kXJmS1dYb0Q"'),
  "Identity-Data-Version": header(
    string("Version of tables and rules; the same request gives the same person while it is unchanged."),
    dataVersion,
  ),
  "Identity-Reference-Date": header(
    string("The reference date that was used.", { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
    "2026-01-01",
  ),
  "Identity-Seed": header(
    string("The seed that was used. `%` and all but printable ASCII are percent-encoded UTF-8.", {
      pattern: "^[ -~]+$",
    }),
    "demo",
  ),
  "Retry-After": header(integer("Seconds to wait before the next call.", { minimum: 1 }), 17),
  "X-Request-Id": header(
    string("Id of this request in the service's log: the id that the request has in the same header, or a new one.", {
      pattern: requestIdFormat.source,
    }),
    "8f6c2b1e-3a57-4c55-9d0c-6f1f5b0b7d2a",
  ),
};

function header({ description = "", ...schema }: JsonObject, example: Json): JsonObject {
  return { description, schema, example };
}

/** Names of the headers that every response of a limited operation has where the service has a limit. */
export const rateLimitHeaders = ["RateLimit", "RateLimit-Policy"] as const;

/** Names of the headers that draw the same again. */
export const replayHeaders = ["Identity-Seed", "Identity-Reference-Date", "Identity-Data-Version"] as const;

/** References to headers by name; every response has the request id. */
export function headerRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries([...names, "X-Request-Id"].map((name) => [name, ref("headers", name)]));
}
