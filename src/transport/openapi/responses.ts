import type { Policy } from "../../limit/allowance.ts";
import { limits as defaults } from "../limits.ts";
import { headerRefs, type Limits, rateLimitHeaderNames } from "./headers.ts";
import { type JsonObject, ref } from "./json-schema.ts";

/** A response with a body of one media type. */
export function response(
  description: string,
  headers: readonly string[],
  mediaType: string,
  schema: JsonObject,
  examples?: JsonObject,
): JsonObject {
  return {
    description,
    headers: headerRefs(headers),
    content: { [mediaType]: { schema, ...(examples === undefined ? {} : { examples }) } },
  };
}

interface ProblemOptions {
  /** Default: the detail. */
  readonly description?: string;
  /** Further members of the example. */
  readonly example?: JsonObject;
}

/** A response with problem details (RFC 9457) and an example of them. */
export function problem(
  status: number,
  title: string,
  detail: string,
  headers: readonly string[],
  { description = detail, example = {} }: ProblemOptions = {},
): JsonObject {
  const value = { type: "about:blank", title, status, detail, ...example };
  return response(description, headers, "application/problem+json", ref("schemas", "Problem"), {
    problem: { summary: title, value },
  });
}

/** The error responses that several operations share, by name. `badRequest` has the members of the example. */
export function responses(limits: Limits, badRequest: JsonObject): JsonObject {
  const { policy, maxBodyBytes } = limits;
  const limited = rateLimitHeaderNames(limits);
  return {
    BadRequest: problem(400, "Bad Request", "The request is not valid.", limited, {
      description:
        "The body is not a JSON object in UTF-8, or fields are missing, unknown or invalid; all of them are listed.",
      example: badRequest,
    }),
    NotFound: problem(404, "Not Found", "There is nothing at this path.", []),
    PostOnly: problem(405, "Method Not Allowed", "This path takes POST alone.", ["Allow"]),
    GetOnly: problem(405, "Method Not Allowed", "This path takes GET and HEAD alone.", ["Allow"]),
    TooLarge: problem(413, "Content Too Large", `The body must not exceed ${maxBodyBytes} bytes.`, limited),
    UnsupportedMediaType: problem(
      415,
      "Unsupported Media Type",
      "The body must be sent as application/json.",
      limited,
      { description: "The body is not sent as `application/json`, or is compressed." },
    ),
    InternalError: internalError([]),
    LimitedInternalError: internalError(limited),
    Unavailable: problem(
      503,
      "Service Unavailable",
      "The service is temporarily unavailable; retry in 1 second.",
      ["Retry-After"],
      {
        description:
          "The service is overloaded, answers as many large requests as it can at once, or the store of the rate limit is unavailable and the service is set to refuse calls meanwhile.",
      },
    ),
    ...(policy === undefined ? {} : { TooManyRequests: tooManyRequests(policy), TooManyFreeRequests: tooManyFree() }),
  };
}

function internalError(headers: readonly string[]): JsonObject {
  return problem(500, "Internal Server Error", "Internal error. It has been logged.", headers, {
    description: "The service failed; the call may be repeated later. The cause is logged and not sent.",
  });
}

function tooManyRequests(policy: Policy): JsonObject {
  const { limit, windowSeconds } = policy;
  return tooMany(
    "default",
    policy,
    `A client address may make ${limit} calls in ${windowSeconds} seconds, counted from its first call of the window. A call may count as several.`,
  );
}

function tooManyFree(): JsonObject {
  const { freeCalls: limit, freeSeconds: windowSeconds } = defaults;
  return tooMany(
    "free",
    { limit, windowSeconds },
    `What is outside the rate limit may be requested ${limit} times in ${windowSeconds} seconds by a client address.`,
  );
}

function tooMany(quota: string, { limit, windowSeconds }: Policy, description: string): JsonObject {
  const detail = `The limit of ${limit} calls in ${windowSeconds} seconds is used up; retry in 17 seconds.`;
  return problem(429, "Too Many Requests", detail, ["RateLimit", "RateLimit-Policy", "Retry-After"], {
    description,
    example: {
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      "violated-policies": [quota],
    },
  });
}
