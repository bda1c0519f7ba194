import type { Policy } from "../limit/allowance.ts";
import { headerRefs, type Limits, limitHeaders } from "./openapi-headers.ts";
import { type JsonObject, record, ref, text, whole } from "./openapi-schema.ts";

/** RFC 9457 and what this service adds to it. */
export function problemSchemas({ policy }: Limits): JsonObject {
  const list = (description: string, items: JsonObject): JsonObject => ({
    type: "array",
    description,
    minItems: 1,
    items,
  });
  return {
    Problem: record(
      "A refusal or a failure (RFC 9457).",
      {
        type: text("Kind of the problem; `about:blank` where the status says it all.", undefined, {
          format: "uri-reference",
        }),
        title: text("The status in words."),
        status: whole("The status of the answer.", 400, 599),
        detail: text("What is wrong, in a sentence for people."),
        errors: list("Every field at fault.", ref("schemas", "Violation")),
        ...(policy === undefined
          ? {}
          : {
              "violated-policies": list(
                "The limits that are used up, as RateLimit-Policy names them.",
                text("Name of the policy."),
              ),
            }),
      },
      ["type", "title", "status", "detail"],
    ),
    Violation: record("One field at fault.", {
      field: { type: "string", description: "Name of the field; empty for the body as a whole." },
      message: text("What the field must be."),
    }),
  };
}

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

/** A response that is a problem. */
export function problem(
  status: number,
  title: string,
  detail: string,
  names: readonly string[],
  more: Extra = {},
): JsonObject {
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
    Failure: failure([]),
    CallFailure: failure(limited),
    ...(policy === undefined ? {} : limitAnswers(policy, limited)),
  };
}

function failure(names: readonly string[]): JsonObject {
  return problem(500, "Internal Server Error", "The service failed to answer; the failure is recorded.", names, {
    about: "The service failed; the call may be made again later. Nothing of the failure is told.",
  });
}

/** The two ways in which the limit refuses a call. */
function limitAnswers({ limit, windowSeconds }: Policy, limited: readonly string[]): JsonObject {
  const detail = `The limit of ${limit} calls in ${windowSeconds} seconds is used up; come back in 17 seconds.`;
  return {
    TooManyRequests: problem(429, "Too Many Requests", detail, [...limited, "Retry-After"], {
      about: `A client address may make ${limit} calls in ${windowSeconds} seconds, from its first call of the window.`,
      problem: {
        type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
        "violated-policies": ["default"],
      },
    }),
    Unavailable: problem(
      503,
      "Service Unavailable",
      "Calls cannot be counted at the moment; come back soon.",
      ["Retry-After"],
      {
        about: "The service cannot count calls at the moment, and is set to refuse them until it can.",
      },
    ),
  };
}
