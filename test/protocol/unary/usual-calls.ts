import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";
import { HealthCheckRequestSchema } from "../../../src/gen/grpc/health/v1/health_pb.ts";
import {
  BatchGenerateIdentitiesRequestSchema,
  Country,
  Gender,
  GenerateIdentityRequestSchema,
  ListCountriesRequestSchema,
  StreamIdentitiesRequestSchema,
  VerifyIdentitiesRequestSchema,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import { messageLimits } from "../../../src/http/limits.ts";
import type { Call, Protocol } from "./protocols.ts";

const health = "grpc.health.v1.Health/Check";
const longNames = Array.from({ length: 20 }, (_, index) => `${index}${"ü".repeat(1_000)}`);
const extra = Object.fromEntries(longNames.map((name) => [name, "value"]));

/** Calls of methods in a protocol. */
function callsIn(protocol: Protocol) {
  const pathOf = (method: string) => `/${method.includes("/") ? method : `identity.v1.IdentityService/${method}`}`;
  const call = <D extends DescMessage>(name: string, method: string, desc: D, message: MessageInitShape<D>): Call => ({
    name,
    path: pathOf(method),
    body: protocol.body(desc, message),
  });
  return {
    call,
    raw: (name: string, method: string, bytes: Uint8Array): Call => ({
      name,
      path: pathOf(method),
      body: protocol.frame(bytes),
    }),
    one: (name: string, message: MessageInitShape<typeof GenerateIdentityRequestSchema>): Call =>
      call(name, "GenerateIdentity", GenerateIdentityRequestSchema, message),
    batch: (name: string, message: MessageInitShape<typeof BatchGenerateIdentitiesRequestSchema>): Call =>
      call(name, "BatchGenerateIdentities", BatchGenerateIdentitiesRequestSchema, message),
    /** So many records to verify, each of some 30 bytes. */
    verify: (name: string, count: number): Call =>
      call(name, "VerifyIdentities", VerifyIdentitiesRequestSchema, {
        requests: Array.from({ length: count }, () => ({
          country: Country.DE,
          identity: { nationalId: "36574261808" },
        })),
      }),
  };
}

/** Good calls and refused ones of every method. */
export function usualCalls(protocol: Protocol): Call[] {
  const { call, raw, one, batch, verify } = callsIn(protocol);
  const template = { gender: Gender.RANDOM, seed: "batch" };
  return [
    one("a person", { gender: Gender.FEMALE, seed: "one" }),
    one("a fresh person", { gender: Gender.RANDOM }),
    one("a person of every constraint", {
      gender: Gender.MALE,
      country: Country.JP,
      seed: "種",
      referenceDate: "2020-02-29",
      minAge: 30,
      maxAge: 31,
    }),
    one("no gender", {}),
    one("an unknown gender", { gender: 9 as Gender }), // cast: the protocol is open
    one("five faults at once", { seed: "x".repeat(65), referenceDate: "2020-02-30", minAge: 1, maxAge: 200 }),
    batch("a batch", { template, count: 7, firstIndex: 3 }),
    batch("a large batch", { template, count: 300 }),
    batch("too large a batch", { template, count: 1_001 }),
    batch("an empty batch", {}),
    verify("records, larger than the messages of other methods", 150),
    verify("too many records", 1_001),
    call("a record with twenty long names that are unknown", "VerifyIdentities", VerifyIdentitiesRequestSchema, {
      requests: [{ identity: { extra } }],
    }),
    raw("records of more bytes than may be", "VerifyIdentities", new Uint8Array(messageLimits.recordBytes + 1)),
    call("the countries", "ListCountries", ListCountriesRequestSchema, {}),
    call("a stream", "StreamIdentities", StreamIdentitiesRequestSchema, { template, count: 120 }),
    call("health", health, HealthCheckRequestSchema, {}),
    call("health of nothing", health, HealthCheckRequestSchema, { service: "nothing" }),
    raw("reflection", "grpc.reflection.v1.ServerReflection/ServerReflectionInfo", new Uint8Array()),
  ];
}

/** Calls in an order in which a limit of 12 lets some pass and refuses others. */
export function limitedCalls(protocol: Protocol): Call[] {
  const { raw, one, batch, verify } = callsIn(protocol);
  const template = { gender: Gender.MALE, seed: "limit" };
  const batchOf = (count: number): Call => batch(`a batch of ${count}`, { template, count });
  return [
    one("one", template),
    batchOf(1_000),
    raw("a bad one", "GenerateIdentity", Uint8Array.of(0xff)),
    batchOf(200),
    batchOf(100),
    one("one too many", template),
    batchOf(300),
    verify("1,000 records", 1_000),
  ];
}
