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
import { messageLimits } from "../../../src/transport/limits.ts";
import type { Call, Protocol } from "./protocols.ts";

const service = "/identity.v1.IdentityService";
const generate = `${service}/GenerateIdentity`;

const longNames = Array.from({ length: 20 }, (_, index) => `${index}${"ü".repeat(1_000)}`);

/** A call with so many records to verify, each of some 30 bytes. */
function verifyCall(protocol: Protocol, name: string, count: number): Call {
  const requests = Array.from({ length: count }, () => ({
    country: Country.DE,
    identity: { nationalId: "36574261808" },
  }));
  return {
    name,
    path: `${service}/VerifyIdentities`,
    body: protocol.body(VerifyIdentitiesRequestSchema, { requests }),
  };
}

/** Good calls and refused ones of every method. */
export function usualCalls(protocol: Protocol): Call[] {
  const one = (
    name: string,
    message: Parameters<typeof protocol.body<typeof GenerateIdentityRequestSchema>>[1],
  ): Call => ({
    name,
    path: generate,
    body: protocol.body(GenerateIdentityRequestSchema, message),
  });
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
    {
      name: "a batch",
      path: `${service}/BatchGenerateIdentities`,
      body: protocol.body(BatchGenerateIdentitiesRequestSchema, { template, count: 7, firstIndex: 3 }),
    },
    {
      name: "a large batch",
      path: `${service}/BatchGenerateIdentities`,
      body: protocol.body(BatchGenerateIdentitiesRequestSchema, { template, count: 300 }),
    },
    {
      name: "too large a batch",
      path: `${service}/BatchGenerateIdentities`,
      body: protocol.body(BatchGenerateIdentitiesRequestSchema, { template, count: 1_001 }),
    },
    {
      name: "an empty batch",
      path: `${service}/BatchGenerateIdentities`,
      body: protocol.body(BatchGenerateIdentitiesRequestSchema, {}),
    },
    verifyCall(protocol, "records, larger than the messages of other methods", 150),
    verifyCall(protocol, "too many records", 1_001),
    {
      name: "a record with twenty long names that are unknown",
      path: `${service}/VerifyIdentities`,
      body: protocol.body(VerifyIdentitiesRequestSchema, {
        requests: [{ identity: { extra: Object.fromEntries(longNames.map((name) => [name, "value"])) } }],
      }),
    },
    {
      name: "records of more bytes than may be",
      path: `${service}/VerifyIdentities`,
      body: protocol.frame(new Uint8Array(messageLimits.recordBytes + 1)),
    },
    { name: "the countries", path: `${service}/ListCountries`, body: protocol.body(ListCountriesRequestSchema, {}) },
    {
      name: "a stream",
      path: `${service}/StreamIdentities`,
      body: protocol.body(StreamIdentitiesRequestSchema, { template, count: 120 }),
    },
    { name: "health", path: "/grpc.health.v1.Health/Check", body: protocol.body(HealthCheckRequestSchema, {}) },
    {
      name: "health of nothing",
      path: "/grpc.health.v1.Health/Check",
      body: protocol.body(HealthCheckRequestSchema, { service: "nothing" }),
    },
    {
      name: "reflection",
      path: "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
      body: protocol.frame(new Uint8Array()),
    },
  ];
}

/** Calls in an order in which a limit of 12 lets some pass and refuses others. */
export function limitedCalls(protocol: Protocol): Call[] {
  const template = { gender: Gender.MALE, seed: "limit" };
  const batch = (count: number): Call => ({
    name: `a batch of ${count}`,
    path: `${service}/BatchGenerateIdentities`,
    body: protocol.body(BatchGenerateIdentitiesRequestSchema, { template, count }),
  });
  const one: Call = { name: "one", path: generate, body: protocol.body(GenerateIdentityRequestSchema, template) };
  const bad: Call = { name: "a bad one", path: generate, body: protocol.frame(Uint8Array.of(0xff)) };
  return [
    one,
    batch(1_000),
    bad,
    batch(200),
    batch(100),
    { ...one, name: "one too many" },
    batch(300),
    verifyCall(protocol, "1,000 records", 1_000),
  ];
}
