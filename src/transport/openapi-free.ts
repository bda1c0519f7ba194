import { groups } from "../avatar/group.ts";
import { answer, problem } from "./openapi-answers.ts";
import { requestId } from "./openapi-generate.ts";
import { headerRefs } from "./openapi-headers.ts";
import { type JsonObject, record, ref } from "./openapi-schema.ts";

const ifNoneMatch: JsonObject = {
  name: "If-None-Match",
  in: "header",
  description: "ETag of a copy that the caller has.",
  schema: { type: "string" },
};

/** Picture of a person. */
export const avatarPath: JsonObject = {
  "/avatar/{group}/{number}": {
    get: {
      tags: ["avatar"],
      operationId: "getAvatar",
      summary: "The picture that photo_url names",
      description:
        "The same address gives the same bytes for ever. SVG, or PNG where `Accept: image/png` or the suffix `.png` asks for it.",
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
          description: "0 to 999; with `.png` behind it for a PNG.",
          schema: { type: "string", pattern: "^(0|[1-9][0-9]{0,2})(\\.png)?$" },
          example: "412",
        },
        {
          name: "size",
          in: "query",
          description: "Width and height of the picture in pixels.",
          schema: { type: "integer", minimum: 32, maximum: 512, default: 256 },
        },
        ifNoneMatch,
        requestId,
      ],
      responses: {
        200: {
          description: "The picture.",
          headers: headerRefs(["ETag"]),
          content: { "image/svg+xml": {}, "image/png": {} },
        },
        304: { description: "The caller's copy is the picture.", headers: headerRefs(["ETag"]) },
        400: problem(400, "Bad Request", "The request is not valid.", [], {
          about: "The size is wrong, or a parameter is unknown.",
          problem: { errors: [{ field: "size", message: "must be one whole number from 32 to 512" }] },
        }),
        404: problem(404, "Not Found", "There is no such picture.", []),
        405: ref("responses", "ReadAlone"),
        500: ref("responses", "Failure"),
        503: problem(503, "Service Unavailable", "Too many pictures are being painted; ask again in a moment.", [
          "Retry-After",
        ]),
      },
    },
  },
};

/** Whether the service takes calls, and this document. */
export const otherPaths: JsonObject = {
  "/healthz": {
    get: {
      tags: ["service"],
      operationId: "getHealth",
      summary: "Whether the service takes calls",
      parameters: [requestId],
      responses: {
        200: answer("It does.", [], "application/json", ref("schemas", "Serving")),
        405: ref("responses", "ReadAlone"),
        503: answer("It is about to stop.", ["Retry-After"], "application/json", ref("schemas", "Draining")),
      },
    },
  },
  "/identity.proto": {
    get: {
      tags: ["service"],
      operationId: "getSchema",
      summary: "The protobuf schema of the RPC surface",
      parameters: [ifNoneMatch, requestId],
      responses: {
        200: { description: "The schema.", headers: headerRefs(["ETag"]), content: { "text/plain": {} } },
        304: { description: "The caller's copy is the schema.", headers: headerRefs(["ETag"]) },
        405: ref("responses", "ReadAlone"),
        500: ref("responses", "Failure"),
      },
    },
  },
  "/openapi.json": {
    get: {
      tags: ["service"],
      operationId: "getOpenapi",
      summary: "This document",
      parameters: [ifNoneMatch, requestId],
      responses: {
        200: answer("The document.", ["ETag"], "application/json", { type: "object", required: ["openapi"] }),
        304: { description: "The caller's copy is the document.", headers: headerRefs(["ETag"]) },
        405: ref("responses", "ReadAlone"),
        500: ref("responses", "Failure"),
      },
    },
  },
};

export const healthSchemas: JsonObject = {
  Serving: record("The service takes calls.", { status: { const: "serving" } }),
  Draining: record("The service takes no new calls.", { status: { const: "draining" } }),
};
