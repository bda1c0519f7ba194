import { HealthCheckRequestSchema } from "../../../src/gen/grpc/health/v1/health_pb.ts";
import {
  BatchGenerateIdentitiesRequestSchema,
  Country,
  Gender,
  GenerateIdentityRequestSchema,
  ListCountriesRequestSchema,
  StreamIdentitiesRequestSchema,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Call, Wire } from "./wires.ts";

const service = "/identity.v1.IdentityService";
const generate = `${service}/GenerateIdentity`;

/** Good calls and refused ones of every method. */
export function usualCalls(wire: Wire): Call[] {
  const one = (name: string, message: Parameters<typeof wire.body<typeof GenerateIdentityRequestSchema>>[1]): Call => ({
    name,
    path: generate,
    body: wire.body(GenerateIdentityRequestSchema, message),
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
    one("an unknown gender", { gender: 9 as Gender }), // cast: the wire is open
    one("five faults at once", { seed: "x".repeat(65), referenceDate: "2020-02-30", minAge: 1, maxAge: 200 }),
    {
      name: "a batch",
      path: `${service}/BatchGenerateIdentities`,
      body: wire.body(BatchGenerateIdentitiesRequestSchema, { template, count: 7, firstIndex: 3 }),
    },
    {
      name: "a large batch",
      path: `${service}/BatchGenerateIdentities`,
      body: wire.body(BatchGenerateIdentitiesRequestSchema, { template, count: 1_000 }),
    },
    {
      name: "too large a batch",
      path: `${service}/BatchGenerateIdentities`,
      body: wire.body(BatchGenerateIdentitiesRequestSchema, { template, count: 1_001 }),
    },
    {
      name: "an empty batch",
      path: `${service}/BatchGenerateIdentities`,
      body: wire.body(BatchGenerateIdentitiesRequestSchema, {}),
    },
    { name: "the countries", path: `${service}/ListCountries`, body: wire.body(ListCountriesRequestSchema, {}) },
    {
      name: "a stream",
      path: `${service}/StreamIdentities`,
      body: wire.body(StreamIdentitiesRequestSchema, { template, count: 120 }),
    },
    { name: "health", path: "/grpc.health.v1.Health/Check", body: wire.body(HealthCheckRequestSchema, {}) },
    {
      name: "health of nothing",
      path: "/grpc.health.v1.Health/Check",
      body: wire.body(HealthCheckRequestSchema, { service: "nothing" }),
    },
    {
      name: "reflection",
      path: "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
      body: wire.frame(new Uint8Array()),
    },
  ];
}

/** Calls in an order in which a limit of 12 lets some pass and refuses others. */
export function limitedCalls(wire: Wire): Call[] {
  const template = { gender: Gender.MALE, seed: "limit" };
  const batch = (count: number): Call => ({
    name: `a batch of ${count}`,
    path: `${service}/BatchGenerateIdentities`,
    body: wire.body(BatchGenerateIdentitiesRequestSchema, { template, count }),
  });
  const one: Call = { name: "one", path: generate, body: wire.body(GenerateIdentityRequestSchema, template) };
  const bad: Call = { name: "a bad one", path: generate, body: wire.frame(Uint8Array.of(0xff)) };
  return [one, batch(1_000), bad, batch(200), batch(100), { ...one, name: "one too many" }, batch(300)];
}
