import { dataVersion } from "../identity/field.ts";
import type { Policy } from "../limit/allowance.ts";
import { type Json, type JsonObject, ref, text } from "./openapi-schema.ts";

/** What the document says of the limits. */
export interface Limits {
  /** Undefined: no limit. */
  readonly policy: Policy | undefined;
  readonly maxBodyBytes: number;
}

function header({ description = "", ...schema }: JsonObject, example: Json): JsonObject {
  return { description, required: true, schema, example };
}

/** The header fields to which the service gives a meaning, by name. */
export function headers({ policy }: Limits): JsonObject {
  return {
    ...(policy === undefined ? {} : rateHeaders(policy)),
    Allow: header(text("The methods that this path takes."), "POST, OPTIONS"),
    ETag: header(text("Validator of the body, for If-None-Match.", '^"[^"]+"$'), '"kXJmS1dYb0Q"'),
    "Identity-Data-Version": header(
      text("Version of tables and rules: the same request draws the same person as long as this stays."),
      dataVersion,
    ),
    "Identity-Reference-Date": header(
      text("The reference date that was used.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
      "2026-01-01",
    ),
    "Identity-Seed": header(
      text("The seed that was used. Printable ASCII stands for itself, all else is percent-encoded UTF-8.", "^[ -~]+$"),
      "demo",
    ),
    "Retry-After": header({ type: "integer", description: "Seconds to wait before the next call.", minimum: 1 }, 17),
    "X-Request-Id": header(
      text(
        "Names this exchange in the service's log: the id that was sent, else a new one.",
        "^[A-Za-z0-9._:-]{1,64}$",
      ),
      "8f6c2b1e-3a57-4c55-9d0c-6f1f5b0b7d2a",
    ),
  };
}

function rateHeaders({ limit, windowSeconds }: Policy): JsonObject {
  return {
    RateLimit: header(
      text(
        "What is left of the allowance: `r` calls, and `t` seconds until a new window (draft-ietf-httpapi-ratelimit-headers).",
        '^"default";r=[0-9]+;t=[0-9]+$',
      ),
      `"default";r=${limit - 1};t=${windowSeconds}`,
    ),
    "RateLimit-Policy": header(
      text(
        "The allowance of every client address, over all transports together: `q` calls in `w` seconds (draft-ietf-httpapi-ratelimit-headers).",
        '^"default";q=[0-9]+;w=[0-9]+$',
      ),
      `"default";q=${limit};w=${windowSeconds}`,
    ),
  };
}

/** Names of the headers of every answer of a limited operation. */
export function limitHeaders({ policy }: Limits): readonly string[] {
  return policy === undefined ? [] : ["RateLimit", "RateLimit-Policy"];
}

/** References to headers by name; every response has the id of its exchange. */
export function headerRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries([...names, "X-Request-Id"].map((name) => [name, ref("headers", name)]));
}
