import packageJson from "../../package.json" with { type: "json" };
import type { IdentityService } from "../service/service.ts";
import { problemAnswers, problemSchemas } from "./openapi-answers.ts";
import { createExamples } from "./openapi-examples.ts";
import { avatarPath, healthSchemas, otherPaths } from "./openapi-free.ts";
import { generatePaths, requestSchemas } from "./openapi-generate.ts";
import { headers, type Limits } from "./openapi-headers.ts";
import { type JsonObject, personSchemas } from "./openapi-schema.ts";

const about = `identikit invents people. One call returns one fictitious person whose fields all agree with each other,
whose identifiers can belong to nobody, and who can be drawn again from a seed.

The same service speaks gRPC, gRPC-Web and Connect as \`identity.v1.IdentityService\` on this port, with batches, streams
and the provenance of every field; gRPC reflection describes it. A page to try it is at [/](/), this description for
people at [/docs](/docs).

Pages of other origins may call as far as the service lets them (CORS), and read all headers below. \`HEAD\` is answered
wherever \`GET\` is. A request without a valid host or path is answered with 400 on every path.`;

/** The OpenAPI description of the plain HTTP surface. The same service and limits give the same document. */
export function openapiDocument(service: IdentityService, limits: Limits): JsonObject {
  const countries = service.countries();
  const examples = createExamples(service);
  return {
    openapi: "3.1.1",
    info: {
      title: "identikit",
      summary: "Invented people: coherent, safe and replayable",
      description: about,
      license: { name: packageJson.license, identifier: packageJson.license },
      version: packageJson.version,
    },
    security: [],
    tags: [
      { name: "identity", description: `Draws people. ${allowance(limits)}` },
      { name: "avatar", description: "Shows them. Costs nothing of the allowance." },
      { name: "service", description: "Tells of the service itself. Costs nothing of the allowance." },
    ],
    paths: { ...generatePaths(limits, examples), ...avatarPath, ...otherPaths },
    components: {
      schemas: {
        ...requestSchemas(countries.map(({ code }) => code)),
        ...personSchemas(countries),
        ...problemSchemas(limits),
        ...healthSchemas,
      },
      headers: headers(limits),
      responses: problemAnswers(limits, examples.refusal),
    },
  };
}

function allowance({ policy }: Limits): string {
  if (policy === undefined) return "Calls are not limited.";
  return `Every client address may make ${policy.limit} calls in ${policy.windowSeconds} seconds, over all transports together.`;
}
