import type { Policy } from "../limit/allowance.ts";
import { type Json, type JsonObject, record, ref, text, whole } from "./openapi-schema.ts";

/** The header fields that the service gives a meaning, by name. */
export function headers({ limit, windowSeconds }: Policy): JsonObject {
  const header = (schema: JsonObject, example: Json, required = true): JsonObject => {
    const { description = "", ...rest } = schema;
    return { description, required, schema: rest, example };
  };
  return {
    Allow: header(text("The methods that this path takes."), "POST, OPTIONS"),
    ETag: header(text("Validator of the body, for If-None-Match.", '^"[^"]+"$'), '"kXJmS1dYb0Q"'),
    "Identity-Data-Version": header(
      text("Version of tables and rules: the same request draws the same person as long as this stays."),
      "2026.1",
    ),
    "Identity-Reference-Date": header(
      text("The reference date that was used.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", { format: "date" }),
      "2026-01-01",
    ),
    "Identity-Seed": header(
      text("The seed that was used. Printable ASCII stands for itself, all else is percent-encoded UTF-8.", "^[ -~]+$"),
      "demo",
    ),
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
    "Retry-After": header({ type: "integer", description: "Seconds to wait before the next call.", minimum: 1 }, 17),
    "X-Request-Id": header(
      text("Names this exchange in the service's log: the id that was sent, else a new one.", "^[A-Za-z0-9._:-]{1,64}$"),
      "8f6c2b1e-3a57-4c55-9d0c-6f1f5b0b7d2a",
    ),
  };
}

/** RFC 9457 and what this service adds to it. */
export const problemSchemas: JsonObject = {
  Problem: record(
    "A refusal or a failure (RFC 9457).",
    {
      type: text("Kind of the problem; `about:blank` where the status says it all.", undefined, {
        format: "uri-reference",
      }),
      title: text("The status in words."),
      status: whole("The status of the answer.", 400, 599),
      detail: text("What is wrong, in a sentence for people."),
      errors: {
        type: "array",
        description: "Every field at fault.",
        minItems: 1,
        items: ref("schemas", "Violation"),
      },
      "violated-policies": {
        type: "array",
        description: "The limits that are used up, as RateLimit-Policy names them.",
        minItems: 1,
        items: text("Name of the policy."),
      },
    },
    ["type", "title", "status", "detail"],
  ),
  Violation: record("One field at fault.", {
    field: { type: "string", description: "Name of the field; empty for the body as a whole." },
    message: text("What the field must be."),
  }),
};

/** A response with a body of one media type. */
export function answer(
  description: string,
  names: readonly string[],
  type: string,
  schema: JsonObject,
  examples?: JsonObject,
): JsonObject {
  return {
    description,
    headers: headerRefs(names),
    content: { [type]: { schema, ...(examples === undefined ? {} : { examples }) } },
  };
}

export function headerRefs(names: readonly string[]): JsonObject {
  return Object.fromEntries([...names, "X-Request-Id"].map((name) => [name, ref("headers", name)]));
}

/** An answer that is a problem. */
function problem(status: number, title: string, detail: string, names: readonly string[], more: Extra = {}): JsonObject {
  const { type = "about:blank", ...rest } = more.problem ?? {};
  const value = { type, title, status, detail, ...rest };
  return answer(more.about ?? detail, names, "application/problem+json", ref("schemas", "Problem"), {
    problem: { summary: title, value },
  });
}

interface Extra {
  /** What is said of the answer, where its own sentence does not say it for every case. */
  readonly about?: string;
  readonly problem?: JsonObject;
}

export interface Limits {
  /** Undefined: no limit. */
  readonly policy: Policy | undefined;
  readonly maxBodyBytes: number;
}

/** Names of the headers of every answer of a limited operation. */
export function limitHeaders({ policy }: Limits): readonly string[] {
  return policy === undefined ? [] : ["RateLimit", "RateLimit-Policy"];
}

/** The refusals that any caller may meet, by the names under which the document refers to them. */
export function problemAnswers(limits: Limits, badRequest: JsonObject): JsonObject {
  const { policy, maxBodyBytes } = limits;
  const limited = limitHeaders(limits);
  const { detail = "", ...rest } = badRequest;
  return {
    BadRequest: problem(400, "Bad Request", String(detail), limited, {
      about: "The body is not a JSON object in UTF-8, or fields are missing, unknown or wrong; all of them are named.",
      problem: rest,
    }),
    NotFound: problem(404, "Not Found", "There is nothing at this path.", []),
    PostAlone: problem(405, "Method Not Allowed", "This path takes POST alone.", ["Allow"]),
    ReadAlone: problem(405, "Method Not Allowed", "This path takes GET and HEAD alone.", ["Allow"]),
    TooLarge: problem(413, "Content Too Large", `The body must not exceed ${maxBodyBytes} bytes.`, limited),
    UnsupportedMediaType: problem(
      415,
      "Unsupported Media Type",
      "The body must be sent as application/json in UTF-8.",
      limited,
      { about: "The body is not sent as `application/json`, or not in UTF-8, or it is compressed." },
    ),
    ...(policy === undefined ? {} : { TooManyRequests: tooMany(policy, limited) }),
    Failure: problem(500, "Internal Server Error", "The service failed to answer; the failure is recorded.", [], {
      about: "The service failed; the call may be made again later. Nothing of the failure is told.",
    }),
    Unavailable: problem(503, "Service Unavailable", "The count of calls cannot be reached.", ["Retry-After"], {
      about: "The service cannot count calls at the moment, and is set to refuse them until it can.",
    }),
  };
}

function tooMany({ limit, windowSeconds }: Policy, limited: readonly string[]): JsonObject {
  const detail = `The limit of ${limit} calls in ${windowSeconds} seconds is used up; come back in 17 seconds.`;
  return problem(429, "Too Many Requests", detail, [...limited, "Retry-After"], {
    about: `A client address may make ${limit} calls in ${windowSeconds} seconds, from its first call of the window.`,
    problem: {
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      "violated-policies": ["default"],
    },
  });
}
