import { readFileSync } from "node:fs";
import { parse } from "yaml";
import packageJson from "../../package.json" with { type: "json" };
import type { Json, JsonObject } from "../../src/schema/json-schema.ts";
import type { IdentityService } from "../../src/service/service.ts";
import { answersTo, exampleValues } from "./answers.ts";
import { fill, isObject } from "./fill.ts";
import { recordSchemas } from "./records.ts";
import { values } from "./values.ts";

/** Versions of OpenAPI. */
export type OpenapiVersion = "3.1.1" | "3.0.4";

/** What is read of the text besides its placeholders. */
interface Template extends JsonObject {
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
  const { "x-shared": _, ...text } = template;
  const document = fill(text, { ...known, answers: { ...answers, ...answersTo(requestsOf, service) } });
  return version === "3.1.1" ? document : earlier(document);
}

/** A document in OpenAPI 3.0, which has no summary of the whole, and the address of a licence. */
function earlier({ info, ...document }: JsonObject): JsonObject {
  const { summary: _, ...kept } = objectOf(info);
  const { license: name } = packageJson;
  const license = { name, url: `https://spdx.org/licenses/${name}.html` };
  const schemas = objectOf(objectOf(document.components).schemas);
  const others: JsonObject = JSON.parse(JSON.stringify(document), (_name, value: Json) => earlierOf(value, schemas));
  return { ...others, openapi: "3.0.4", info: { ...kept, license } };
}

/**
 * A value of the document in OpenAPI 3.0: what may be null is `nullable`, beside its type, and descriptions alone say which
 * fields need another. A choice between a schema and null stays `allOf`, for which generators make no type of its own.
 */
function earlierOf(value: Json, schemas: JsonObject): Json {
  if (!isObject(value)) return value;
  const { if: _, else: __, anyOf, ...schema } = value;
  if (Array.isArray(anyOf)) {
    const { $ref } = objectOf(anyOf[0]);
    const { type = "object" } = objectOf(schemas[String($ref).replace(/^.*\//, "")]);
    return { type, ...schema, nullable: true, allOf: [{ $ref: String($ref) }] };
  }
  return Array.isArray(schema.type) ? { ...schema, type: schema.type[0], nullable: true } : schema;
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
