import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import type { Config } from "../../src/config.ts";
import { createIdentityService } from "../../src/service/service.ts";
import { openapiDocument } from "../../src/transport/openapi-document.ts";
import type { Limits } from "../../src/transport/openapi-headers.ts";
import type { JsonObject } from "../../src/transport/openapi-schema.ts";

/** Header fields of HTTP, CORS and caches; every other that is sent must be documented. */
const ordinary =
  /^(access-control-.*|cache-control|connection|content-(encoding|length|security-policy|type)|cross-origin-resource-policy|date|keep-alive|referrer-policy|strict-transport-security|transfer-encoding|vary|x-content-type-options)$/;

/** The published description of a server, and a judge of answers by it. */
export interface Contract {
  readonly document: JsonObject;
  /** What is wrong with a value by the schema at a JSON pointer of the document. */
  faults(pointer: string, value: unknown): readonly string[];
}

const contracts = new Map<string, Contract>();

/** The contract of a server under these limits. */
export function contractOf(limits: Limits): Contract {
  const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 20 }) });
  const document = openapiDocument(service, limits);
  const text = JSON.stringify(document);
  const known = contracts.get(text);
  if (known !== undefined) return known;

  // The document as a whole is no schema, so that its other members would be unknown keywords.
  const ajv = new Ajv2020({ strictSchema: false, allErrors: true, formats });
  ajv.addSchema(JSON.parse(text), "openapi");
  const contract: Contract = {
    document,
    faults(pointer, value) {
      const validate = ajv.getSchema(`openapi#${pointer}`);
      if (validate === undefined) return [`the document has no schema at ${pointer}`];
      validate(value);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
  contracts.set(text, contract);
  return contract;
}

const formats = {
  date: (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  email: /^[^@\s]+@[^@\s]+$/,
  "uri-reference": (text: string): boolean => URL.canParse(text, "http://localhost"),
};

const served = new Map<string, Contract>();

/** From now on answers of this origin can be checked. */
export function publish(
  origin: string,
  { rateLimit: limit, rateWindowSeconds: windowSeconds, maxBodyBytes }: Config,
): void {
  served.set(origin, contractOf({ policy: limit === 0 ? undefined : { limit, windowSeconds }, maxBodyBytes }));
}

export function isPublished(origin: string): boolean {
  return served.has(origin);
}

/**
 * Checks status, headers and body of an answer against the document of the server that gave it. A path that the document
 * does not have must be answered as not found, and a method that a path does not have as not allowed. Does not touch the
 * body of the response.
 */
export async function expectDocumented(response: Response, method: string, path: string): Promise<void> {
  const contract = served.get(new URL(response.url).origin);
  if (contract === undefined) throw new Error(`nothing is published for ${response.url}`);
  const { document } = contract;
  const call = `${method} ${path}: ${response.status}`;
  const pointer = resolve(document, responsePointer(document, response.status, method, path));
  const documented = at(document, pointer);
  expect(documented, `${call} is documented`).toBeDefined();

  expect(headerFaults(contract, pointer, response.headers), `${call}: headers`).toEqual([]);
  const body = await response.clone().text();
  const content = members(at(document, `${pointer}/content`));
  if (method === "HEAD" || Object.keys(content).length === 0) expect(body).toBe("");
  else {
    const type = response.headers.get("content-type") ?? "";
    expect(Object.keys(content), `${call}: media type`).toContain(type);
    const schema = `${pointer}/content/${escaped(type)}/schema`;
    if (at(document, schema) === undefined) expect(body).not.toBe("");
    else expect(contract.faults(schema, JSON.parse(body)), `${call}: body`).toEqual([]);
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

function headerFaults(contract: Contract, response: string, sent: Headers): readonly string[] {
  const documented = members(at(contract.document, `${response}/headers`));
  const faults: string[] = [];
  for (const name of Object.keys(documented)) {
    const pointer = resolve(contract.document, `${response}/headers/${escaped(name)}`);
    const value = sent.get(name);
    if (value === null) {
      if (at(contract.document, `${pointer}/required`) === true) faults.push(`${name} is missing`);
      continue;
    }
    const isNumber = at(contract.document, `${pointer}/schema/type`) === "integer";
    const wrong = contract.faults(`${pointer}/schema`, isNumber ? Number(value) : value);
    faults.push(...wrong.map((fault) => `${name}${fault}`));
  }
  const names = new Set(Object.keys(documented).map((name) => name.toLowerCase()));
  for (const [name] of sent) if (!names.has(name) && !ordinary.test(name)) faults.push(`${name} is not documented`);
  return faults;
}

/** The pointer behind a reference, or the same. */
function resolve(document: JsonObject, pointer: string): string {
  const reference = members(at(document, pointer)).$ref;
  return typeof reference === "string" ? reference.slice(1) : pointer;
}

/** What a JSON pointer names; undefined if there is nothing. */
export function at(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce((value: unknown, part) => members(value)[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

/** The members of an object; none of anything else. */
export function members(value: unknown): Readonly<Record<string, unknown>> {
  // A JSON object has string keys and unknown values.
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function escaped(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}
