import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, onTestFinished } from "vitest";
import { type OpenapiVersion, openapiDocument } from "../../scripts/openapi/document.ts";
import type { Config } from "../../src/app/config.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import type { JsonObject } from "../../src/schema/json-schema.ts";

/** Header fields of HTTP, CORS and caches, which the document leaves out; it must describe every other field that is sent. */
const ordinary =
  /^(accept-(encoding|post|ranges)|access-control-.*|cache-control|connection|content-(disposition|encoding|length|security-policy|type)|cross-origin-resource-policy|date|keep-alive|referrer-policy|strict-transport-security|transfer-encoding|vary|x-content-type-options)$/;

/** The OpenAPI document, and validation against its schemas. */
export interface Contract {
  readonly document: JsonObject;
  /** Validation errors of a value by the schema at a JSON pointer of the document. */
  errors(pointer: string, value: unknown): readonly string[];
}

const made = new Map<OpenapiVersion, Contract>();

/** The contract in a version of OpenAPI, which is the same for every server. */
export function contract(version: OpenapiVersion = "3.1.1"): Contract {
  const known = made.get(version) ?? createContract(version);
  made.set(version, known);
  return known;
}

function createContract(version: OpenapiVersion): Contract {
  const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 20 }) });
  const document = openapiDocument(service, version);
  // Not strict: the document as a whole is no schema, and has members that are unknown keywords to a validator.
  const ajv = new Ajv2020({ strictSchema: false, allErrors: true, formats });
  ajv.addSchema(withNull(closed(document)), "openapi");
  return {
    document,
    errors(pointer, value) {
      const validate = ajv.getSchema(`openapi#${pointer}`);
      if (validate === undefined) return [`the document has no schema at ${pointer}`];
      validate(value);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

/** The document with OpenAPI 3.0's `nullable` as clients read it: null is taken beside what the rest of a schema takes. */
function withNull(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document), (_name, value: unknown) => {
    const { nullable, ...schema } = members(value);
    return nullable === true ? { anyOf: [schema, { type: "null" }] } : value;
  });
}

/** The document with all objects closed: clients take further properties, but the service must send no undocumented ones. */
function closed(document: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(document), (_name, value: unknown) => {
    const { type, properties } = members(value);
    const isOpen = type === "object" && properties !== undefined && !("additionalProperties" in members(value));
    return isOpen ? { ...members(value), additionalProperties: false } : value;
  });
}

const formats = {
  binary: /^/,
  date: (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false,
  email: /^[^@\s]+@[^@\s]+$/,
  "uri-reference": (text: string): boolean => URL.canParse(text, "http://localhost"),
};

/** Whether calls are limited by the servers of this process, by origin. */
const servers = new Map<string, boolean>();

/** Registers a server until the test is finished, so that its responses can be checked; its port may be another's then. */
export function publish(at: string, { rateLimit }: Config): void {
  servers.set(at, rateLimit > 0);
  onTestFinished(() => void servers.delete(at));
}

export function isPublished(at: string): boolean {
  return servers.has(at);
}

/**
 * Checks status, headers and body of a response against the document. The status must be 404
 * for a path that the document does not have, and 405 for a method that a path does not have. The body of the response
 * can still be read afterwards.
 */
export async function expectDocumented(response: Response, method: string, path: string): Promise<void> {
  const isLimited = servers.get(new URL(response.url).origin);
  if (isLimited === undefined) throw new Error(`no server is registered for ${response.url}`);
  const { document, errors } = contract();
  const call = `${method} ${path}: ${response.status}`;
  const pointer = resolve(document, responsePointer(document, response.status, method, path));
  const documented = at(document, pointer);
  expect(documented, `${call} is documented`).toBeDefined();

  expect(headerErrors(pointer, response.headers, isLimited), `${call}: headers`).toEqual([]);
  const body = await response.clone().text();
  const content = members(at(document, `${pointer}/content`));
  if (method === "HEAD" || Object.keys(content).length === 0) expect(body).toBe("");
  else {
    const type = response.headers.get("content-type") ?? "";
    expect(Object.keys(content), `${call}: media type`).toContain(type);
    const value: unknown = /[/+]json$/.test(type) ? JSON.parse(body) : body;
    expect(value).not.toBe("");
    expect(errors(`${pointer}/content/${escaped(type)}/schema`, value), `${call}: body`).toEqual([]);
  }
}

function responsePointer(document: JsonObject, status: number, method: string, path: string): string {
  const paths = members(document.paths);
  const template = Object.keys(paths).find((name) =>
    new RegExp(`^${name.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (template === undefined) {
    expect(status, `${method} ${path} is not documented`).toBe(404);
    return "/components/responses/NotFound";
  }
  const operations = members(paths[template]);
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const [first = ""] = Object.keys(operations);
  if (operations[verb] === undefined) expect(status, `${method} ${path} is not documented`).toBe(405);
  return `/paths/${escaped(template)}/${operations[verb] === undefined ? first : verb}/responses/${status}`;
}

function headerErrors(response: string, sent: Headers, isLimited: boolean): readonly string[] {
  const { document, errors: errorsOf } = contract();
  const documented = members(at(document, `${response}/headers`));
  const errors: string[] = [];
  for (const name of Object.keys(documented)) {
    const pointer = resolve(document, `${response}/headers/${escaped(name)}`);
    const value = sent.get(name);
    if (value === null) {
      const isOptional = name === "ETag" && sent.get("cache-control") === "no-store";
      if (!isOptional && (isLimited || !name.startsWith("RateLimit"))) errors.push(`${name} is missing`);
      continue;
    }
    const isNumber = at(document, `${pointer}/schema/type`) === "integer";
    const invalid = errorsOf(`${pointer}/schema`, isNumber ? Number(value) : value);
    errors.push(...invalid.map((error) => `${name}${error}`));
  }
  const names = new Set(Object.keys(documented).map((name) => name.toLowerCase()));
  for (const [name] of sent) if (!names.has(name) && !ordinary.test(name)) errors.push(`${name} is not documented`);
  return errors;
}

/** The pointer that a reference holds; without a reference, the pointer itself. */
function resolve(document: JsonObject, pointer: string): string {
  const reference = members(at(document, pointer)).$ref;
  return typeof reference === "string" ? reference.slice(1) : pointer;
}

/** What a schema's own examples make together, as importers of the document compose a request. */
export function composed(document: JsonObject, schema: unknown): unknown {
  const { $ref, allOf, anyOf, example, properties, items } = members(schema);
  if (example !== undefined) return example;
  if (typeof $ref === "string") return composed(document, at(document, $ref.slice(1)));
  const [first] = Object.values(members(allOf ?? anyOf));
  if (first !== undefined) return composed(document, first);
  if (items !== undefined) return [composed(document, items)];
  const made = Object.entries(members(properties)).map(([name, property]) => [name, composed(document, property)]);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

/** The value at a JSON pointer; undefined if there is none. */
export function at(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce((value: unknown, part) => members(value)[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

/** The members of an object; of any other value, none. */
export function members(value: unknown): Readonly<Record<string, unknown>> {
  // A JSON object has string keys and unknown values.
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function escaped(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}
