import packageJson from "../../../package.json" with { type: "json" };
import type { IdentityService } from "../../service/service.ts";
import { badRequestExample } from "./examples.ts";
import { headers, type Limits } from "./headers.ts";
import type { JsonObject } from "./json-schema.ts";
import { paths } from "./paths.ts";
import { responses } from "./responses.ts";
import { schemas } from "./schemas.ts";

const description = `identikit generates fictitious people. One call returns one person whose fields agree with each other, whose
identifiers are made to belong to no real person, and who can be generated again from a seed.

The same service speaks gRPC, gRPC-Web and Connect as \`identity.v1.IdentityService\` on this port, with batches, streams
and the provenance of every field; gRPC reflection describes it. [/](/) is a page to try it, [/docs](/docs) a viewer of
this document.

Pages of other origins may call as far as the service is configured to allow them (CORS), and may read all headers below.
\`HEAD\` is answered wherever \`GET\` is. Any other path is answered with 404, and a request without a valid host or path
with 400 on every path.`;

/** The OpenAPI document of the plain HTTP surface: a pure function of the service and its limits. */
export function openapiDocument(service: IdentityService, limits: Limits): JsonObject {
  return {
    openapi: "3.1.1",
    info: {
      title: "identikit",
      summary: "Fictitious people: coherent, safe and replayable",
      description,
      license: { name: packageJson.license, identifier: packageJson.license },
      version: packageJson.version,
    },
    servers: [{ url: "/", description: "The service that serves this document." }],
    security: [],
    tags: [
      { name: "identity", description: `Generates people. ${rateLimit(limits)}` },
      { name: "avatar", description: "Images of them. Not rate limited." },
      { name: "service", description: "Describes the service itself. Not rate limited." },
    ],
    paths: paths(service, limits),
    components: {
      schemas: schemas(service.countries(), limits),
      headers: headers(limits),
      responses: responses(limits, badRequestExample(service)),
    },
  };
}

function rateLimit({ policy }: Limits): string {
  if (policy === undefined) return "Calls are not limited.";
  return `Every client address may make ${policy.limit} calls in ${policy.windowSeconds} seconds, over all protocols together.`;
}
