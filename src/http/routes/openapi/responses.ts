import type { Policy } from "../../../limit/allowance.ts";
import { limits, messageLimits } from "../../limits.ts";
import { QUOTA_EXCEEDED, titleOf } from "../../message/problem.ts";
import { headerRefs, rateLimitHeaders, usual } from "./headers.ts";
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
  detail: string,
  headers: readonly string[],
  { description = detail, example = {} }: ProblemOptions = {},
): JsonObject {
  const title = titleOf(status);
  const value = { type: "about:blank", title, status, detail, ...example };
  return response(description, headers, "application/problem+json", ref("schemas", "Problem"), {
    problem: { summary: title, value },
  });
}

/** How a call that the rate limit counts may fail, besides its own refusals. */
export const limitedErrors: JsonObject = {
  400: ref("responses", "BadRequest"),
  429: ref("responses", "TooManyRequests"),
  500: ref("responses", "LimitedInternalError"),
  503: ref("responses", "Unavailable"),
};

/** The error responses that several operations share, by name. `badRequest` has the members of the example. */
export function responses(badRequest: JsonObject): JsonObject {
  return {
    BadRequest: problem(400, "The request is not valid.", rateLimitHeaders, {
      description:
        "The body is not a JSON object in UTF-8, or fields are missing, unknown or invalid; all of them are listed.",
      example: badRequest,
    }),
    NotFound: problem(404, "There is nothing at this path.", []),
    PostOnly: problem(405, "This path takes POST alone.", ["Allow"]),
    GetOnly: problem(405, "This path takes GET and HEAD alone.", ["Allow"]),
    TooLarge: tooLarge(usual.maxBodyBytes, `The body is larger than the service is configured for, usually `),
    TooManyRecords: tooLarge(messageLimits.recordBytes, "The body is larger than "),
    UnsupportedMediaType: problem(415, "The body must be sent as application/json.", rateLimitHeaders, {
      description: "The body is not sent as `application/json`, or is compressed.",
    }),
    InternalError: internalError([]),
    LimitedInternalError: internalError(rateLimitHeaders),
    Unavailable: problem(503, "The service is temporarily unavailable; retry in 1 second.", ["Retry-After"], {
      description:
        "The service is overloaded, answers as many large requests as it can at once, or the store of the rate limit is unavailable and the service is set to refuse calls meanwhile.",
    }),
    TooManyRequests: tooMany(
      "default",
      usual,
      "The rate limit of the client's address is used up. A call may count as several.",
    ),
    TooManyFreeRequests: tooMany(
      "free",
      { limit: limits.freeCalls, windowSeconds: limits.freeSeconds },
      "What is outside the rate limit has been requested too often from the client's address.",
    ),
  };
}

function tooLarge(bytes: number, description: string): JsonObject {
  return problem(413, `The body must not exceed ${bytes} bytes.`, rateLimitHeaders, {
    description: `${description}${bytes} bytes.`,
  });
}

function internalError(headers: readonly string[]): JsonObject {
  return problem(500, "Internal error. It has been logged.", headers, {
    description: "The service failed; the call may be repeated later. The cause is logged and not sent.",
  });
}

function tooMany(quota: string, { limit, windowSeconds }: Policy, description: string): JsonObject {
  const detail = `The limit of ${limit} calls in ${windowSeconds} seconds is used up; retry in 17 seconds.`;
  return problem(429, detail, [...rateLimitHeaders, "Retry-After"], {
    description,
    example: { type: QUOTA_EXCEEDED, "violated-policies": [quota] },
  });
}
