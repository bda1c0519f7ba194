import { answer } from "./openapi-answers.ts";
import type { Examples } from "./openapi-examples.ts";
import { type Limits, limitHeaders } from "./openapi-headers.ts";
import { choice, type JsonObject, record, ref, text, whole } from "./openapi-schema.ts";

/** The one header that every operation takes. */
export const requestId: JsonObject = {
  name: "X-Request-Id",
  in: "header",
  description: "An id of the caller's own for this exchange; sent back, and written to the service's log.",
  schema: { type: "string", pattern: "^[A-Za-z0-9._:-]{1,64}$" },
};

/** The problems of every operation that draws people. */
function refusals({ policy }: Limits): JsonObject {
  return {
    400: ref("responses", "BadRequest"),
    405: ref("responses", "PostAlone"),
    413: ref("responses", "TooLarge"),
    415: ref("responses", "UnsupportedMediaType"),
    ...(policy === undefined ? {} : { 429: ref("responses", "TooManyRequests"), 503: ref("responses", "Unavailable") }),
    500: ref("responses", "CallFailure"),
  };
}

/** The operations that draw one person: the current form and the earlier one. */
export function generatePaths(limits: Limits, examples: Examples): JsonObject {
  const operation = (
    about: JsonObject,
    [request, identity]: readonly [request: string, identity: string],
    [requests, answers]: readonly [requests: JsonObject, answers: JsonObject],
  ): JsonObject => ({
    post: {
      tags: ["identity"],
      ...about,
      parameters: [requestId],
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("schemas", request), examples: requests } },
      },
      responses: {
        200: answer(
          "One person, and what draws the same person again.",
          [...limitHeaders(limits), "Identity-Seed", "Identity-Reference-Date", "Identity-Data-Version"],
          "application/json",
          ref("schemas", identity),
          answers,
        ),
        ...refusals(limits),
      },
    },
  });
  return {
    "/generate": operation(
      {
        operationId: "generateIdentity",
        summary: "Invent one person",
        description:
          "Send the headers `Identity-Seed` and `Identity-Reference-Date` of an answer back as `seed` and `reference_date`, with the same other fields, to draw the same person again.",
      },
      ["GenerateRequest", "Identity"],
      [examples.requests, examples.answers],
    ),
    "/v1/generate": operation(
      {
        operationId: "generateIdentityEarlier",
        summary: "Invent one person, in the earlier form",
        description: "Takes a gender alone and answers without a photo.",
      },
      ["EarlierGenerateRequest", "EarlierIdentity"],
      [examples.earlierRequests, examples.earlierAnswers],
    ),
  };
}

/** What the operations take. */
export function requestSchemas(countries: readonly string[]): JsonObject {
  return {
    GenerateRequest: record(
      "Says who is wanted.",
      {
        gender: choice("Gender of the person; `random` lets the service pick, by the seed.", [
          "male",
          "female",
          "random",
        ]),
        country: choice("Country of the person. Left out, the service picks one by the seed.", countries),
        seed: text(
          "Any text of 1 to 64 Unicode characters; the same seed draws the same person. Left out, a fresh one is drawn.",
          undefined,
          { maxLength: 64 },
        ),
        reference_date: text(
          "The day that counts as today for ages and expiry, 1900-01-01 to 2199-12-31. Left out, today in UTC.",
          "^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$",
          { format: "date" },
        ),
        min_age: { ...whole("Least age in completed years on the reference date.", 18, 90), default: 18 },
        max_age: {
          ...whole("Greatest age in completed years on the reference date, at least `min_age`.", 18, 90),
          default: 80,
        },
      },
      ["gender"],
    ),
    EarlierGenerateRequest: record("Says who is wanted, in the earlier form.", {
      gender: choice("Gender of the person.", ["male", "female"]),
    }),
  };
}
