import { placesRequest, rulesRequest } from "../../schema/request.ts";
import type { IdentityService } from "../../service/service.ts";
import { currentExamples, type Examples, earlierExamples } from "./examples.ts";
import { headerRefs, type Limits, rateLimitHeaderNames } from "./headers.ts";
import { type JsonObject, ref } from "./json-schema.ts";
import { response } from "./responses.ts";
import { avatar, file, health, list, parametersOf, requestId } from "./unlimited-paths.ts";

/** All operations of the plain HTTP surface. */
export function paths(service: IdentityService, limits: Limits): JsonObject {
  const current = {
    operationId: "generateIdentity",
    summary: "Generate one person",
    description:
      "To get the same person again, send the response headers `Identity-Seed` and `Identity-Reference-Date` as `seed` and `reference_date`, with the same other fields.",
  };
  const earlier = {
    operationId: "generateIdentityEarlier",
    summary: "Generate one person, in the earlier form",
    description: "The request has a gender only, and the response no photo.",
  };
  return {
    "/generate": generate(limits, current, ["GenerateRequest", "Identity"], currentExamples(service)),
    "/v1/generate": generate(limits, earlier, ["EarlierGenerateRequest", "EarlierIdentity"], earlierExamples(service)),
    "/household": post(
      limits,
      {
        operationId: "generateHousehold",
        summary: "Generate people who belong together",
        description:
          "Couples, parents with grown children, three generations, flatmates: all are 18 to 90. Country, place and seed are as for one person; gender and ages are those of the first member.",
      },
      ["HouseholdRequest", "Household"],
      ["Identity-Seed", "Identity-Reference-Date", "Identity-Data-Version"],
    ),
    "/verify": post(
      limits,
      {
        operationId: "verifyIdentity",
        summary: "Check records by every rule of their country",
        description:
          "Nothing that is sent is stored or logged; do not send the data of real people. A body counts as one more call for each 32 KiB after the first; records count as nothing else.",
      },
      ["VerifyRequest", "VerifyResponse"],
    ),
    "/rules": list(limits, "listRules", "The rules that records are checked by", "Rules", parametersOf(rulesRequest)),
    "/places": list(
      limits,
      "listPlaces",
      "Places that a request may ask for",
      "Places",
      parametersOf(placesRequest, ["country"]),
    ),
    "/avatar/{group}/{number}": avatar(limits),
    "/healthz": health,
    "/identity.proto": file(limits, "getSchema", "The protobuf schema of the RPC surface", {
      description: "The schema.",
      headers: headerRefs(["ETag"]),
      content: { "text/plain": {} },
    }),
    "/openapi.json": file(
      limits,
      "getOpenapi",
      "This document",
      response("The document.", ["ETag"], "application/json", { type: "object" }),
    ),
  };
}

/** An operation that generates people, from the names of its schemas. */
function generate(
  limits: Limits,
  about: JsonObject,
  [request, identity]: readonly [request: string, identity: string],
  examples: Examples,
): JsonObject {
  const headers = ["Identity-Seed", "Identity-Reference-Date", "Identity-Data-Version"];
  const content = { "application/json": { schema: ref("schemas", request), examples: examples.requests } };
  return {
    post: {
      tags: ["identity"],
      ...about,
      parameters: [requestId],
      requestBody: { required: true, content },
      responses: {
        200: response(
          "One person, and what is needed to get the same person again.",
          [...rateLimitHeaderNames(limits), ...headers],
          "application/json",
          ref("schemas", identity),
          examples.responses,
        ),
        ...refusals(limits),
      },
    },
  };
}

/** How an operation may fail. */
function refusals({ policy }: Limits): JsonObject {
  return {
    400: ref("responses", "BadRequest"),
    405: ref("responses", "PostOnly"),
    413: ref("responses", "TooLarge"),
    415: ref("responses", "UnsupportedMediaType"),
    ...(policy === undefined ? {} : { 429: ref("responses", "TooManyRequests") }),
    500: ref("responses", "LimitedInternalError"),
    503: ref("responses", "Unavailable"),
  };
}

/** A limited operation, from the names of its schemas. */
function post(
  limits: Limits,
  about: JsonObject,
  [request, answer]: readonly [request: string, answer: string],
  headers: readonly string[] = [],
): JsonObject {
  return {
    post: {
      tags: ["identity"],
      ...about,
      parameters: [requestId],
      requestBody: { required: true, content: { "application/json": { schema: ref("schemas", request) } } },
      responses: {
        200: response(
          "The result.",
          [...rateLimitHeaderNames(limits), ...headers],
          "application/json",
          ref("schemas", answer),
        ),
        ...refusals(limits),
      },
    },
  };
}
