import { groups } from "../../avatar/group.ts";
import type { IdentityService } from "../../service/service.ts";
import { currentExamples, type Examples, earlierExamples } from "./examples.ts";
import { headerRefs, type Limits, REQUEST_ID, rateLimitHeaderNames } from "./headers.ts";
import { type JsonObject, ref } from "./json-schema.ts";
import { problem, response } from "./responses.ts";

const requestId: JsonObject = {
  name: "X-Request-Id",
  in: "header",
  description: "The caller's id for this request; returned in the response and written to the service's log.",
  schema: { type: "string", pattern: REQUEST_ID },
};

const ifNoneMatch: JsonObject = {
  name: "If-None-Match",
  in: "header",
  description: "ETag of the copy that the caller has.",
  schema: { type: "string" },
};

const notModified: JsonObject = { description: "The caller's copy is current.", headers: headerRefs(["ETag"]) };

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
    "/avatar/{group}/{number}": avatar,
    "/healthz": health,
    "/identity.proto": file("getSchema", "The protobuf schema of the RPC surface", {
      description: "The schema.",
      headers: headerRefs(["ETag"]),
      content: { "text/plain": {} },
    }),
    "/openapi.json": file(
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
        400: ref("responses", "BadRequest"),
        405: ref("responses", "PostOnly"),
        413: ref("responses", "TooLarge"),
        415: ref("responses", "UnsupportedMediaType"),
        ...(limits.policy === undefined
          ? {}
          : { 429: ref("responses", "TooManyRequests"), 503: ref("responses", "Unavailable") }),
        500: ref("responses", "LimitedInternalError"),
      },
    },
  };
}

const avatar: JsonObject = {
  get: {
    tags: ["avatar"],
    operationId: "getAvatar",
    summary: "The image that photo_url names",
    description: "The same URL always gives the same bytes. SVG, or PNG with `Accept: image/png` or the suffix `.png`.",
    parameters: [
      {
        name: "group",
        in: "path",
        required: true,
        description: "Gender and age of the person.",
        schema: { type: "string", enum: groups },
        example: "female-adult",
      },
      {
        name: "number",
        in: "path",
        required: true,
        description: "0 to 999; with the suffix `.png` for a PNG.",
        schema: { type: "string", pattern: "^(0|[1-9][0-9]{0,2})(\\.png)?$" },
        example: "412",
      },
      {
        name: "size",
        in: "query",
        description: "Width and height of the image in pixels.",
        schema: { type: "integer", minimum: 32, maximum: 512, default: 256 },
      },
      ifNoneMatch,
      requestId,
    ],
    responses: {
      200: {
        description: "The image.",
        headers: headerRefs(["ETag"]),
        content: { "image/svg+xml": {}, "image/png": {} },
      },
      304: notModified,
      400: problem(400, "Bad Request", "The request is not valid.", [], {
        description: "The size is invalid, or a parameter is unknown.",
        example: { errors: [{ field: "size", message: "must be one whole number from 32 to 512" }] },
      }),
      404: ref("responses", "NotFound"),
      405: ref("responses", "GetOnly"),
      500: ref("responses", "InternalError"),
      503: problem(503, "Service Unavailable", "Too many images are being rendered; ask again in a moment.", [
        "Retry-After",
      ]),
    },
  },
};

const health: JsonObject = {
  get: {
    tags: ["service"],
    operationId: "getHealth",
    summary: "Whether the service accepts calls",
    parameters: [requestId],
    responses: {
      200: response("It does.", [], "application/json", ref("schemas", "Serving")),
      405: ref("responses", "GetOnly"),
      503: response("The service is stopping.", ["Retry-After"], "application/json", ref("schemas", "Draining")),
    },
  },
};

/** A file that is the same until the next release. */
function file(operationId: string, summary: string, content: JsonObject): JsonObject {
  return {
    get: {
      tags: ["service"],
      operationId,
      summary,
      parameters: [ifNoneMatch, requestId],
      responses: {
        200: content,
        304: notModified,
        405: ref("responses", "GetOnly"),
        500: ref("responses", "InternalError"),
      },
    },
  };
}
