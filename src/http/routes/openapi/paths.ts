import { placesExample, rulesExample } from "../../../schema/examples.ts";
import { placesRequest, requiredOf, rulesRequest } from "../../../schema/request.ts";
import type { IdentityService } from "../../../service/service.ts";
import {
  currentExamples,
  type Examples,
  earlierExamples,
  householdExamples,
  listExamples,
  verifyExamples,
} from "./examples.ts";
import { avatar, file, health, list } from "./free-paths.ts";
import { rateLimitHeaders, replayHeaders } from "./headers.ts";
import { type JsonObject, ref, string } from "./json-schema.ts";
import { peoplePaths, personQuery } from "./people-paths.ts";
import { parametersOf } from "./request-schemas.ts";
import { limitedErrors, response } from "./responses.ts";

const html = "text/html; charset=utf-8";

/** All operations of the plain HTTP surface. */
export function paths(service: IdentityService): JsonObject {
  return {
    ...generatingPaths(service),
    ...verifyPaths(service),
    ...listPaths(service),
    "/avatar/{group}/{number}": avatar,
    "/healthz": health,
    "/identity.proto": text("getSchema", "The protobuf schema of the RPC surface", "Generates clients of the RPCs."),
    "/llms.txt": text("getGuide", "What the service and its package do, for agents", "Names the other documents."),
    "/command-line.md": text(
      "getCommandLine",
      "The options of the command line",
      "What its `--help` prints, in Markdown.",
    ),
    "/library.md": text("getLibrary", "The package as a library", "Markdown."),
    "/engines.md": text("getEngines", "Recipes for what reads a URL or a file", "Markdown."),
    "/": text("getPage", "The page", "Tries the service in a browser.", html),
    "/extras.html": text("getExtras", "Further values", "The names that `extra` takes.", html),
    "/docs": text("getViewer", "A viewer of this document", "The page loads what is below its own path.", html),
    "/openapi.json": openapi("getOpenapi", "This document", "OpenAPI 3.1."),
    "/openapi-3.0.json": openapi("getOpenapi30", "This document for older tools", "The same as OpenAPI 3.0."),
  };
}

function openapi(operationId: string, summary: string, description: string): JsonObject {
  const schema = { type: "object", description: "An OpenAPI document." };
  return file(operationId, summary, description, response("The document.", ["ETag"], "application/json", schema));
}

function text(
  operationId: string,
  summary: string,
  description: string,
  type = "text/plain; charset=utf-8",
): JsonObject {
  const schema = string("The text, as UTF-8.");
  return file(operationId, summary, description, response("The document.", ["ETag"], type, schema));
}

function generatingPaths(service: IdentityService): JsonObject {
  const person = { answer: "One person, and what is needed to get the same person again.", headers: replayHeaders };
  return {
    "/generate": {
      ...post(
        {
          operationId: "generateIdentity",
          summary: "Generate one person",
          description:
            "To get the same person again, send the response headers `Identity-Seed` and `Identity-Reference-Date` as `seed` and `reference_date`, with the same other fields.",
        },
        ["GenerateRequest", "Identity"],
        currentExamples(service),
        person,
      ),
      ...personQuery(service),
    },
    ...peoplePaths(service),
    "/v1/generate": post(
      {
        operationId: "generateIdentityEarlier",
        summary: "Generate one person, in the earlier form",
        description: "The request has a gender only, and the response no photo.",
      },
      ["EarlierGenerateRequest", "EarlierIdentity"],
      earlierExamples(service),
      person,
    ),
    "/household": post(
      {
        operationId: "generateHousehold",
        summary: "Generate people who belong together",
        description:
          "Couples, parents with grown children, three generations, flatmates: all are 18 to 90. Country, place and seed are as for one person; gender and ages are those of the first member.",
      },
      ["HouseholdRequest", "Household"],
      householdExamples(service),
      { answer: "The household, and what is needed to get the same household again.", headers: replayHeaders },
    ),
  };
}

function verifyPaths(service: IdentityService): JsonObject {
  const cost =
    "Nothing that is sent is stored or logged; do not send the data of real people. A body counts as one more call for each 32 KiB after the first; records count as nothing else.";
  const { record, batch, household } = verifyExamples(service);
  const tooLarge = "TooManyRecords";
  return {
    "/verify": post(
      { operationId: "verifyIdentity", summary: "Check a record by every rule of its country", description: cost },
      ["VerifyRequest", "Verification"],
      record,
      { answer: "The verification.", tooLarge },
    ),
    "/verify/batch": post(
      { operationId: "verifyIdentities", summary: "Check up to 1,000 records", description: cost },
      ["VerifyBatchRequest", "VerifyBatchResponse"],
      batch,
      { answer: "The verifications.", tooLarge },
    ),
    "/verify/household": post(
      { operationId: "verifyHousehold", summary: "Check the relations of a household", description: cost },
      ["VerifyHouseholdRequest", "Verification"],
      household,
      { answer: "The verification.", tooLarge },
    ),
  };
}

function listPaths(service: IdentityService): JsonObject {
  const examples = listExamples(service);
  return {
    "/rules": list(
      {
        operationId: "listRules",
        summary: "The rules that records are checked by",
        description: "Those of every country, and with a country its own too.",
      },
      "Rules",
      parametersOf(rulesRequest, rulesExample),
      examples.rules,
    ),
    "/places": list(
      {
        operationId: "listPlaces",
        summary: "Places that a request may ask for",
        description: "As `state`, `city` and `postal_code` of a request of people.",
      },
      "Places",
      parametersOf(placesRequest, placesExample, requiredOf.country),
      examples.places,
    ),
  };
}

interface PostOptions {
  /** What the answer is. */
  readonly answer: string;
  /** Headers of the answer besides those of the rate limit. */
  readonly headers?: readonly string[];
  /** The response to a body that is too large. */
  readonly tooLarge?: string;
}

/** A limited operation, from the names of its schemas. */
function post(
  about: JsonObject,
  [request, answered]: readonly [request: string, answered: string],
  examples: Examples,
  { answer, headers = [], tooLarge = "TooLarge" }: PostOptions,
): JsonObject {
  const content = { "application/json": { schema: ref("schemas", request), examples: examples.requests } };
  return {
    post: {
      tags: ["identity"],
      ...about,
      requestBody: { required: true, content },
      responses: {
        200: response(
          answer,
          [...rateLimitHeaders, ...headers],
          "application/json",
          ref("schemas", answered),
          examples.responses,
        ),
        405: ref("responses", "PostOnly"),
        413: ref("responses", tooLarge),
        415: ref("responses", "UnsupportedMediaType"),
        ...limitedErrors,
      },
    },
  };
}
