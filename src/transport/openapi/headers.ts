import { dataVersion } from "../../identity/field.ts";
import type { Policy } from "../../limit/allowance.ts";
import { requestIdFormat } from "../http/request-id.ts";
import { type Json, type JsonObject, ref, string } from "./json-schema.ts";

/** The configured limits that the document describes. */
export interface Limits {
  /** Undefined: calls are not limited. */
  readonly policy: Policy | undefined;
  readonly maxBodyBytes: number;
}

/** All response headers of the document by name. Ordinary HTTP and CORS headers are not described. */
export function headers({ policy }: Limits): JsonObject {
  return {
    ...(policy === undefined ? {} : rateLimitHeaders(policy)),
    Allow: header(string("The methods of this path."), "POST, OPTIONS"),
    ETag: header(string("Entity tag of the body, for If-None-Match.", '^(W/)?"[^"]+"$'), '"kXJmS1dYb0Q"'),
    "Identity-Data-Version": header(
      string("Version of tables and rules; the same request gives the same person while it is unchanged."),
      dataVersion,
    ),
    "Identity-Reference-Date": header(
      string("The reference date that was used.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
      "2026-01-01",
    ),
    "Identity-Seed": header(
      string("The seed that was used. `%` and all but printable ASCII are percent-encoded UTF-8.", "^[ -~]+$"),
      "demo",
    ),
    "Retry-After": header({ type: "integer", description: "Seconds to wait before the next call.", minimum: 1 }, 17),
    "X-Request-Id": header(
      string("Id of this request in the service's log: the id that was sent, or a new one.", requestIdFormat.source),
      "8f6c2b1e-3a57-4c55-9d0c-6f1f5b0b7d2a",
    ),
  };
}

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html */
function rateLimitHeaders({ limit, windowSeconds }: Policy): JsonObject {
  return {
    RateLimit: header(
      string(
        "The remaining quota: `r` calls, and `t` seconds until the window ends (draft-ietf-httpapi-ratelimit-headers).",
        '^"(?:default|free)";r=[0-9]+;t=[0-9]+$',
      ),
      `"default";r=${limit - 1};t=${windowSeconds}`,
    ),
    "RateLimit-Policy": header(
      string(
        "The quota of every client address, over all protocols: `q` calls in `w` seconds (draft-ietf-httpapi-ratelimit-headers). `free` is that of what is outside the rate limit.",
        '^"(?:default|free)";q=[0-9]+;w=[0-9]+$',
      ),
      `"default";q=${limit};w=${windowSeconds}`,
    ),
  };
}

function header({ description = "", ...schema }: JsonObject, example: Json): JsonObject {
  return { description, required: true, schema, example };
}

/** Names of the headers that every response of a limited operation has. */
export function rateLimitHeaderNames({ policy }: Limits): readonly string[] {
  return policy === undefined ? [] : ["RateLimit", "RateLimit-Policy"];
}

/** References to headers by name; every response has the request id. */
export function headerRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries([...names, "X-Request-Id"].map((name) => [name, ref("headers", name)]));
}
