import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import { pathToString } from "@bufbuild/protobuf/reflect";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { createValidator } from "@bufbuild/protovalidate";
import { Code, ConnectError, createClient, createRouterTransport } from "@connectrpc/connect";
import fc from "fast-check";
import { expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { addCorrected } from "../../../src/rpc/corrections.ts";
import { identityRoutes } from "../../../src/rpc/identity-service.ts";
import { collect } from "../../../src/rpc/routes.ts";
import { breakableRules } from "../../../src/verify/violate.ts";
import { some } from "../extent.ts";
import { type Method, requests } from "./requests.ts";

/** Requests of all methods together. */
const CASES = 5_000;

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The schema with its rules, which the generated code of the service is without. */
const image = execFileSync(`${root}node_modules/.bin/buf`, ["build", "proto", "--as-file-descriptor-set", "-o", "-"], {
  cwd: root,
  maxBuffer: 2 ** 26,
});
const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, image));
const validator = createValidator({ registry });

/** The fields that the rules refuse. */
function refusedByRules(method: Method, request: object): ReadonlySet<string> {
  const { input } = IdentityService.method[method];
  const desc = registry.getMessage(input.typeName);
  if (desc === undefined) throw new Error(`the schema has no ${input.typeName}`);
  const result = validator.validate(desc, fromBinary(desc, toBinary(input, create(input, request))));
  if (result.kind === "error") throw result.error;
  return new Set(
    (result.violations ?? []).map(({ field, ruleId }) => {
      // An expression of a message names the field that it is about.
      const inside = /\bthis\.([\w.]+?)(?=\.(?:all|matches)\(|[^\w.])/.exec(ruleId)?.[1];
      const path = [pathToString(field), inside].filter(Boolean).join(".");
      // Without a template there is no gender.
      return withoutIndexes(path.replace(/^template$/, "template.gender"));
    }),
  );
}

interface Fault {
  readonly field: string;
  readonly description: string;
  readonly reason: string;
}

const breakable: ReadonlySet<unknown> = new Set(["any", ...countries.flatMap(breakableRules)]);

/** Whether a field is at fault whatever the others are, and whatever data the service has. */
function isByItself({ field, description, reason }: Fault, request: object): boolean {
  const value = field.split(".").reduce<unknown>((at, name) => Object(at)[camelCase(name)], request);
  if (reason === "CONFLICT" || description.startsWith("and count together")) return false;
  // With further values or many members a batch holds less.
  if (field === "count" && description.startsWith("must not exceed")) return false;
  // Of the country.
  if (/\b(?:state|city|postal_code)$/.test(field) && reason === "UNKNOWN_VALUE") return false;
  if (description.startsWith("has a rule that"))
    return !(Array.isArray(value) && value.every((rule) => breakable.has(rule)));
  // Of the service.
  return !(field.endsWith("data_version") && /^\d{4}\.\d+$/.test(String(value)));
}

/** The fields of a range. */
const range = ["count", "first_index"];

const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** `requests[3].identity.name` as `requests.identity.name`. */
const withoutIndexes = (path: string): string => path.replace(/\[[^\]]*\]/g, "");

it("what the rules in the schema refuse, the service refuses, and what it refuses by one field, the rules refuse", async () => {
  const bugs: unknown[] = [];
  const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });
  const routes = identityRoutes(service, undefined);
  const client = createClient(
    IdentityService,
    createRouterTransport((router) => {
      for (const route of collect([routes])) addCorrected(router, route, (bug) => bugs.push(bug));
    }),
  );
  const refusedByService = async (method: Method, request: object): Promise<readonly Fault[]> => {
    try {
      // casts: each method takes requests of its own type, and answers by a promise or a stream.
      const answer = (client[method] as (request: object) => unknown)(request);
      if (IdentityService.method[method].methodKind === "unary") await answer;
      else for await (const _ of answer as AsyncIterable<unknown>) break;
      return [];
    } catch (thrown) {
      const error = ConnectError.from(thrown);
      expect(Code[error.code], error.message).toBe("InvalidArgument");
      return error.findDetails(BadRequestSchema).flatMap(({ fieldViolations }) => fieldViolations);
    }
  };
  let refused = 0;
  let accepted = 0;
  const compare = async (method: Method, request: object): Promise<void> => {
    const faults = await refusedByService(method, request);
    const served = faults.map(({ field }) => withoutIndexes(field));
    const ruled = [...refusedByRules(method, request)];
    const single = faults.filter((fault) => isByItself(fault, request)).map(({ field }) => withoutIndexes(field));
    const about = `${method} ${JSON.stringify(request)}`;
    // Of both fields of a range, the service names one.
    const isNamed = range.some((field) => served.includes(field));
    const named = ruled.filter((field) => !isNamed || !range.includes(field));
    expect(served, about).toEqual(expect.arrayContaining(named));
    expect(ruled, about).toEqual(expect.arrayContaining(single));
    if (ruled.length > 0) refused++;
    else if (served.length === 0) accepted++;
  };
  // cast: the keys are those of the methods.
  for (const method of Object.keys(requests) as Method[]) {
    const numRuns = some(CASES / Object.keys(requests).length);
    const cases = fc.sample<object>(requests[method], { seed: 53, numRuns });
    for (const request of cases) await compare(method, request);
  }
  expect(refused).toBeGreaterThan(some(CASES) / 4);
  expect(accepted).toBeGreaterThan(some(CASES) / 20);
  expect(bugs).toEqual([]);
});
