import { groups } from "../../avatar/group.ts";
import type { Shape } from "../../schema/field.ts";
import { propertiesOf } from "../../schema/json-schema.ts";
import { requestIdFormat } from "../http/request-id.ts";
import { avatarRequest } from "../rest/avatar.ts";
import { headerRefs, type Limits } from "./headers.ts";
import { type JsonObject, ref } from "./json-schema.ts";
import { problem, response } from "./responses.ts";

export const requestId: JsonObject = {
  name: "X-Request-Id",
  in: "header",
  description: "The caller's id for this request; returned in the response and written to the service's log.",
  schema: { type: "string", pattern: requestIdFormat.source },
};

const ifNoneMatch: JsonObject = {
  name: "If-None-Match",
  in: "header",
  description: "ETag of the copy that the caller has.",
  schema: { type: "string" },
};

const notModified: JsonObject = { description: "The caller's copy is current.", headers: headerRefs(["ETag"]) };

/** The fields of a request as parameters of a query. */
export function parametersOf(shape: Shape, required: readonly string[] = []): readonly JsonObject[] {
  return Object.entries(propertiesOf(shape)).map(([name, { description = "", ...schema }]) => ({
    name,
    in: "query",
    description,
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

/** The refusal of what is outside the rate limit; none where nothing is limited. */
function freeRefusal({ policy }: Limits): JsonObject {
  return policy === undefined ? {} : { 429: ref("responses", "TooManyFreeRequests") };
}

/** A list outside the rate limit. */
export function list(
  limits: Limits,
  operationId: string,
  summary: string,
  schema: string,
  parameters: readonly JsonObject[],
): JsonObject {
  return {
    get: {
      tags: ["service"],
      operationId,
      summary,
      parameters: [...parameters, ifNoneMatch, requestId],
      responses: {
        200: response("The list.", ["ETag"], "application/json", ref("schemas", schema)),
        304: notModified,
        400: problem(400, "Bad Request", "The request is not valid.", [], {
          description: "A parameter is missing, unknown or invalid.",
        }),
        405: ref("responses", "GetOnly"),
        ...freeRefusal(limits),
        500: ref("responses", "InternalError"),
      },
    },
  };
}

export const avatar = (limits: Limits): JsonObject => ({
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
      ...parametersOf(avatarRequest),
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
        example: { errors: [{ field: "size", message: "must be a whole number from 32 to 512" }] },
      }),
      404: ref("responses", "NotFound"),
      405: ref("responses", "GetOnly"),
      ...freeRefusal(limits),
      500: ref("responses", "InternalError"),
      503: problem(503, "Service Unavailable", "Too many images are being rendered; ask again in a moment.", [
        "Retry-After",
      ]),
    },
  },
});

export const health: JsonObject = {
  get: {
    tags: ["service"],
    operationId: "getHealth",
    summary: "Whether the service accepts calls",
    parameters: [requestId],
    responses: {
      200: response("It does.", [], "application/json", ref("schemas", "Serving")),
      405: ref("responses", "GetOnly"),
      503: response(
        "Send it no more calls: it is stopping, or clients wait so long that overload is near.",
        ["Retry-After"],
        "application/json",
        ref("schemas", "Unready"),
      ),
    },
  },
};

/** A file that is the same until the next release. */
export function file(limits: Limits, operationId: string, summary: string, content: JsonObject): JsonObject {
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
        ...freeRefusal(limits),
        500: ref("responses", "InternalError"),
      },
    },
  };
}
