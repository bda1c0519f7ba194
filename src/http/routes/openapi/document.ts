import packageJson from "../../../../package.json" with { type: "json" };
import type { IdentityService } from "../../../service/service.ts";
import { badRequestExample, personOf } from "./examples.ts";
import { headers, usual } from "./headers.ts";
import type { JsonObject } from "./json-schema.ts";
import { listSchemas } from "./list-schemas.ts";
import { paths } from "./paths.ts";
import { looseRecordSchemas, recordSchemas } from "./record-schemas.ts";
import { enumSchemas, requestSchemas } from "./request-schemas.ts";
import { responses } from "./responses.ts";
import { verifySchemas } from "./verify-schemas.ts";

const description = `identikit generates fictitious people. One call returns one person whose fields agree with each other, whose
identifiers are made to belong to no real person, and who can be generated again from a seed.

The same service speaks gRPC, gRPC-Web and Connect as \`identity.v1.IdentityService\` on this port, with batches, streams
and the provenance of every field; gRPC reflection describes it. [/](/) is a page to try it, [/docs](/docs) a viewer of
this document.

Pages of other origins may call as far as the service is configured to allow them (CORS), and may read all headers below.
Every request may have an id in \`X-Request-Id\`. \`HEAD\` is answered wherever \`GET\` is. Any other path is answered with
404, and a request without a valid host or path with 400 on every path.

This document is the same whatever the configuration of the service. Responses may get further properties, and words that
are listed as \`x-extensible-enum\` further ones, in a later version.`;

const limited = `Unless the service is configured otherwise, every client address may make ${usual.limit} calls in ${usual.windowSeconds} seconds, over all protocols together.`;

/** Versions of OpenAPI. */
export type OpenapiVersion = "3.1.1" | "3.0.4";

/**
 * The OpenAPI document of the plain HTTP surface, as served at an origin such as `http://localhost:8080`. The versions
 * differ in `info` alone: schemas have only what means the same in both, so no `const`, no type of several and nothing
 * beside a `$ref`.
 */
export function openapiDocument(
  service: IdentityService,
  origin: string,
  version: OpenapiVersion = "3.1.1",
): JsonObject {
  const isLatest = version === "3.1.1";
  const person = personOf(service);
  return {
    openapi: version,
    info: {
      title: "identikit",
      ...(isLatest ? { summary: "Fictitious people: coherent, safe and replayable" } : {}),
      description,
      contact: { name: "identikit", url: origin },
      license: {
        name: packageJson.license,
        ...(isLatest
          ? { identifier: packageJson.license }
          : { url: `https://spdx.org/licenses/${packageJson.license}.html` }),
      },
      version: packageJson.version,
    },
    servers: [{ url: origin, description: "The service that serves this document." }],
    security: [],
    tags: [
      { name: "identity", description: `Generates and checks people. ${limited}` },
      { name: "avatar", description: "Images of them. Not rate limited." },
      { name: "service", description: "Describes the service itself. Not rate limited." },
    ],
    paths: paths(service),
    components: {
      schemas: {
        ...enumSchemas(),
        ...requestSchemas(),
        ...recordSchemas(service.countries(), person),
        ...looseRecordSchemas(person),
        ...verifySchemas,
        ...listSchemas,
      },
      headers,
      responses: responses(badRequestExample(service)),
    },
  };
}
