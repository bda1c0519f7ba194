import packageJson from "../../../../package.json" with { type: "json" };
import { dataVersion } from "../../../person/field.ts";
import { avatarRequest } from "../avatar.ts";
import { headerRefs } from "./headers.ts";
import { type JsonObject, ref, string } from "./json-schema.ts";
import { parametersOf } from "./request-schemas.ts";
import { problem, response } from "./responses.ts";

const ifNoneMatch: JsonObject = {
  name: "If-None-Match",
  in: "header",
  description: "ETag of the copy that the caller has.",
  schema: { type: "string" },
  example: '"kXJmS1dYb0Q"',
};

/** An operation by GET whose answer has an ETag. */
export function get(about: JsonObject, parameters: readonly JsonObject[], responses: JsonObject): JsonObject {
  return {
    get: {
      ...about,
      parameters: [...parameters, ifNoneMatch],
      responses: {
        ...responses,
        304: { description: "The caller's copy is current.", headers: headerRefs(["ETag"]) },
        405: ref("responses", "GetOnly"),
      },
    },
  };
}

/** How a request outside the rate limit may fail. */
const refusals: JsonObject = {
  429: ref("responses", "TooManyFreeRequests"),
  500: ref("responses", "InternalError"),
};

/** A list outside the rate limit. */
export function list(
  about: JsonObject,
  schema: string,
  parameters: readonly JsonObject[],
  examples: JsonObject,
): JsonObject {
  return get({ tags: ["service"], ...about }, parameters, {
    200: response("The list.", ["ETag"], "application/json", ref("schemas", schema), examples),
    400: problem(400, "The request is not valid.", [], {
      description: "A parameter is missing, unknown or invalid.",
    }),
    ...refusals,
  });
}

const image = { schema: string("The image.", { format: "binary" }) };

export const avatar: JsonObject = get(
  {
    tags: ["avatar"],
    operationId: "getAvatar",
    summary: "The image that photo_url names",
    description: "The same URL always gives the same bytes. SVG, or PNG with `Accept: image/png` or the suffix `.png`.",
  },
  [
    {
      name: "group",
      in: "path",
      required: true,
      description: "Gender and age of the person.",
      schema: ref("schemas", "AvatarGroup"),
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
    ...parametersOf(avatarRequest, { size: 128 }),
  ],
  {
    200: {
      description: "The image.",
      headers: headerRefs(["ETag"]),
      content: { "image/svg+xml": image, "image/png": image },
    },
    400: problem(400, "The request is not valid.", [], {
      description: "The size is invalid, or a parameter is unknown.",
      example: {
        errors: [{ field: "size", message: "must be a whole number from 32 to 512", reason: "OUT_OF_RANGE" }],
      },
    }),
    404: ref("responses", "NotFound"),
    ...refusals,
    503: problem(503, "Too many images are being rendered; ask again in a moment.", ["Retry-After"]),
  },
);

const versions = { version: packageJson.version, data_version: dataVersion };

export const health: JsonObject = {
  get: {
    tags: ["service"],
    operationId: "getHealth",
    summary: "Whether the service accepts calls",
    description: "For balancers and probes. Not counted.",
    responses: {
      200: response("It does.", [], "application/json", ref("schemas", "Serving"), {
        serving: { value: { status: "serving", ...versions } },
      }),
      405: ref("responses", "GetOnly"),
      503: response(
        "Send it no more calls: it is stopping, or clients wait so long that overload is near.",
        ["Retry-After"],
        "application/json",
        ref("schemas", "Unready"),
        { draining: { value: { status: "draining", ...versions } } },
      ),
    },
  },
};

/** A file that is the same until the next release. */
export function file(operationId: string, summary: string, description: string, content: JsonObject): JsonObject {
  return get({ tags: ["service"], operationId, summary, description }, [], { 200: content, ...refusals });
}
