import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import type { Config } from "../../src/app/config.ts";
import { createIdentityService } from "../../src/service/service.ts";
import { openapiDocument } from "../../src/transport/openapi/document.ts";
import type { Limits } from "../../src/transport/openapi/headers.ts";
import type { JsonObject } from "../../src/transport/openapi/json-schema.ts";

/** Header fields of HTTP, CORS and caches, which the document leaves out; it must describe every other field that is sent. */
const ordinary =
  /^(accept-(encoding|post)|access-control-.*|cache-control|connection|content-(encoding|length|security-policy|type)|cross-origin-resource-policy|date|keep-alive|referrer-policy|strict-transport-security|transfer-encoding|vary|x-content-type-options)$/;

/** The OpenAPI document of a server, and validation against its schemas. */
export interface Contract {
  readonly document: JsonObject;
  /** Validation errors of a value by the schema at a JSON pointer of the document. */
  errors(pointer: string, value: unknown): readonly string[];
}

const contracts = new Map<string, Contract>();

/** The contract of a server with these limits; made once for each set of limits. */
export function contractOf(limits: Limits): Contract {
  const key = JSON.stringify(limits);
  const contract = contracts.get(key) ?? createContract(limits);
  contracts.set(key, contract);
  return contract;
}

function createContract(limits: Limits): Contract {
  const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 20 }) });
  const document = openapiDocument(service, limits);
  // Not strict: the document as a whole is no schema, and has members that are unknown keywords to a validator.
  const ajv = new Ajv2020({ strictSchema: false, allErrors: true, formats });
  ajv.addSchema(document, "openapi");
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

const formats = {
  date: (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  email: /^[^@\s]+@[^@\s]+$/,
  "uri-reference": (text: string): boolean => URL.canParse(text, "http://localhost"),
};

/** Limits of the servers of this process, by origin. */
const servers = new Map<string, Limits>();

/** Registers a server, so that `expectDocumented` knows its document. */
export function publish(
  origin: string,
  { rateLimit: limit, rateWindowSeconds: windowSeconds, maxBodyBytes }: Config,
): void {
  servers.set(origin, { policy: limit === 0 ? undefined : { limit, windowSeconds }, maxBodyBytes });
}

export function isPublished(origin: string): boolean {
  return servers.has(origin);
}

/**
 * Checks status, headers and body of a response against the document of the server that sent it. The status must be 404
 * for a path that the document does not have, and 405 for a method that a path does not have. The body of the response
 * can still be read afterwards.
 */
export async function expectDocumented(response: Response, method: string, path: string): Promise<void> {
  const limits = servers.get(new URL(response.url).origin);
  if (limits === undefined) throw new Error(`no server is registered for ${response.url}`);
  const contract = contractOf(limits);
  const { document } = contract;
  const call = `${method} ${path}: ${response.status}`;
  const pointer = resolve(document, responsePointer(document, response.status, method, path));
  const documented = at(document, pointer);
  expect(documented, `${call} is documented`).toBeDefined();

  expect(headerErrors(contract, pointer, response.headers), `${call}: headers`).toEqual([]);
  const body = await response.clone().text();
  const content = members(at(document, `${pointer}/content`));
  if (method === "HEAD" || Object.keys(content).length === 0) expect(body).toBe("");
  else {
    const type = response.headers.get("content-type") ?? "";
    expect(Object.keys(content), `${call}: media type`).toContain(type);
    const schema = `${pointer}/content/${escaped(type)}/schema`;
    if (at(document, schema) === undefined) expect(body).not.toBe("");
    else expect(contract.errors(schema, JSON.parse(body)), `${call}: body`).toEqual([]);
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

function headerErrors(contract: Contract, response: string, sent: Headers): readonly string[] {
  const documented = members(at(contract.document, `${response}/headers`));
  const errors: string[] = [];
  for (const name of Object.keys(documented)) {
    const pointer = resolve(contract.document, `${response}/headers/${escaped(name)}`);
    const value = sent.get(name);
    if (value === null) {
      if (at(contract.document, `${pointer}/required`) === true) errors.push(`${name} is missing`);
      continue;
    }
    const isNumber = at(contract.document, `${pointer}/schema/type`) === "integer";
    const invalid = contract.errors(`${pointer}/schema`, isNumber ? Number(value) : value);
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
