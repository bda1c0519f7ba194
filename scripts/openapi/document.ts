import { readFileSync } from "node:fs";
import { parse } from "yaml";
import packageJson from "../../package.json" with { type: "json" };
import type { JsonObject } from "../../src/schema/json-schema.ts";
import type { IdentityService } from "../../src/service/service.ts";
import { answersTo, exampleValues } from "./answers.ts";
import { fill } from "./fill.ts";
import { recordSchemas } from "./records.ts";
import { values } from "./values.ts";

/** Versions of OpenAPI. */
export type OpenapiVersion = "3.1.1" | "3.0.4";

/** What is read of the text besides its placeholders. */
interface Template extends JsonObject {
  readonly info: JsonObject;
  readonly paths: { readonly [path: string]: { readonly post?: { readonly requestBody: Body } } };
}

type Body = { readonly content: { readonly "application/json": { readonly examples: JsonObject } } };

// The text is trusted: aliases are not counted.
const options = { merge: true, maxAliasCount: -1 };
const template: Template = parse(readFileSync(new URL("../../proto/openapi.yaml", import.meta.url), "utf8"), options);

/** The OpenAPI document of the plain HTTP surface, as `ORIGIN` would serve it: proto/openapi.yaml with its values. */
export function openapiDocument(service: IdentityService, version: OpenapiVersion = "3.1.1"): JsonObject {
  const { examples, answers } = exampleValues(service);
  const records = recordSchemas(service.countries(), answers.person);
  const known = { ...values, examples, records, answers };
  const requestsOf = (path: string): JsonObject =>
    fill(template.paths[path]?.post?.requestBody.content["application/json"].examples ?? {}, known);
  const { "x-shared": _, ...text } = version === "3.1.1" ? template : earlier(template);
  return fill(text, { ...known, answers: { ...answers, ...answersTo(requestsOf, service) } });
}

/** The text in OpenAPI 3.0, which has no summary of the whole, and the address of a licence. */
function earlier(text: Template): JsonObject {
  const { summary: _, ...info } = text.info;
  const { license: name } = packageJson;
  const license = { name, url: `https://spdx.org/licenses/${name}.html` };
  return { ...text, openapi: "3.0.4", info: { ...info, license } };
}
