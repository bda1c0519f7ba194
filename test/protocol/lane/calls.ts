import { gzipSync } from "node:zlib";
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

/** What MAX_BODY_BYTES is without the variable. */
const MAX_BODY = 4_096;

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

/** One good call, sent with odd paths, methods, headers and timing. */
export function oddCalls(wire: Wire): Call[] {
  const good: Call = {
    name: "",
    path: generate,
    body: wire.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "odd" }),
  };
  const headed = (name: string, headers: Call["headers"]): Call => ({ ...good, name, headers: headers ?? {} });
  const grpcTimeouts = [
    "1S",
    "100m",
    "0m",
    "1n",
    "99999999H",
    "abc",
    "-1S",
    "123456789S",
    "1",
    "S",
    "1 S",
    "1s",
    "1S,1S",
    "",
  ];
  const connectTimeouts = [
    "0",
    "1",
    "1000",
    "2147483647",
    "2147483648",
    "9999999999",
    "12345678901",
    "abc",
    "-1",
    "1.5",
    "1,1",
    "",
  ];
  const types = [
    "text/plain",
    "application/json; charset=utf-8",
    "application/json;charset=latin1",
    "application/grpc; charset=utf-8",
    "application/grpc+json; charset=utf-8",
    "application/grpc-web",
    "application/grpc-web+proto",
    "application/connect+json",
    "application/connect+proto",
    "application/xml",
    " application/json",
    "application/grpc+thrift",
  ];
  return [
    ...(wire.isGrpc ? grpcTimeouts : connectTimeouts).map((value) =>
      headed(`timeout ${JSON.stringify(value)}`, { [wire.timeout]: value }),
    ),
    ...types.map((type) => headed(`content type ${JSON.stringify(type)}`, { "content-type": type })),
    headed("a content type in capitals", { "content-type": wire.contentType.toUpperCase() }),
    headed("no content type", { "content-type": undefined }),
    ...["identity", "gzip", "br", "snappy", "", "gzip, identity"].map((encoding) =>
      headed(`accepts ${encoding}`, { [wire.acceptEncoding]: encoding }),
    ),
    ...["identity", "br", "snappy", ""].map((encoding) =>
      headed(`sent as ${JSON.stringify(encoding)}`, { [wire.encoding]: encoding }),
    ),
    ...["1", "2", ""].map((version) => headed(`protocol version ${version}`, { "connect-protocol-version": version })),
    headed("a page's origin", { origin: "https://a.example" }),
    headed("metadata of its own", { "x-own": "a, b", "own-bin": "AAEC", cookie: "a=b", authorization: "Bearer x" }),
    headed("a user agent", { "user-agent": "grpc-go/1.70", "x-user-agent": "connect-es" }),
    headed("a bad request id", { "x-request-id": "a b" }),
    ...["GET", "PUT", "DELETE", "OPTIONS", "PATCH"].map(
      (method): Call => ({ ...good, name: `method ${method}`, method }),
    ),
    ...[
      `${generate}?`,
      `${generate}?encoding=json&message=%7B%7D`,
      `${generate}/`,
      `${generate.toLowerCase()}`,
      `${service}/Nothing`,
      "/nothing.v1.Nothing/Nothing",
      `/${generate}`,
      `${service}/`,
      `${generate}%00`,
    ].map((path): Call => ({ ...good, name: `path ${path}`, path })),
    { ...good, name: "byte by byte", slowly: true },
    { ...good, name: "in chunks", chunked: true },
    { ...good, name: "in many chunks", chunked: true, slowly: true },
  ];
}

/** Calls whose body is not what it should be. */
export function brokenCalls(wire: Wire): Call[] {
  const call = (name: string, body: Uint8Array, more: Partial<Call> = {}): Call => ({
    name,
    path: generate,
    body,
    ...more,
  });
  const text = (json: string): Uint8Array => wire.frame(new TextEncoder().encode(json));
  const good = wire.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "broken" });
  const zipped = gzipSync(wire.isGrpc ? good.subarray(5) : good);
  const json = [
    "",
    " ",
    "null",
    "[]",
    "1",
    '"x"',
    "{",
    "{}{}",
    '{"gender":"male"}',
    '{"gender":1}',
    '{"gender":1.5}',
    '{"gender":"1"}',
    '{"unknown":1}',
    '{"gender":1,"gender":2}',
    '{"minAge":"x"}',
    '{"min_age":20,"gender":1,"seed":"s"}',
    '{"seed":5}',
    '\ufeff{"gender":1}',
    `{"seed":"${"\\u0000"}"}`,
    '{"gender":null}',
    '{"gender":1,"__proto__":{"country":1}}',
    '{"gender":"male"}x',
    "[".repeat(2_000),
  ];
  const binary = [
    [0xff],
    [0x08],
    [0x08, 0xff],
    [0x1a, 0x05, 0x61],
    [0x1a, 0x02, 0xc3, 0x28],
    [0x0b],
    [0x00, 0x00],
    [0x08, 0x01, 0x78, 0x01],
    [0x0a, 0x00],
    [0x0d, 0x01, 0x02],
    [0x08, 0x01, 0x98, 0x06, 0x01],
    Array.from({ length: 64 }, (_, index) => (index * 37) & 255),
  ];
  return [
    call("no body", new Uint8Array()),
    ...(wire.isBinary ? [] : json.map((body) => call(`JSON ${body.slice(0, 30)}`, text(body)))),
    ...(wire.isBinary
      ? binary.map((bytes) => call(`bytes ${Buffer.from(bytes).toString("hex")}`, wire.frame(Uint8Array.from(bytes))))
      : []),
    call("JSON that is not UTF-8", wire.frame(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d))),
    call(
      "as large as it may be",
      wire.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "s".repeat(MAX_BODY - 200) }),
    ),
    call("too large", wire.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "s".repeat(MAX_BODY) })),
    call("much too large", wire.frame(new Uint8Array(60_000))),
    call("compressed", wire.frame(zipped, 1), { headers: { [wire.encoding]: "gzip" } }),
    call("compressed and not said so", wire.frame(zipped, 1)),
    call("said to be compressed", good, { headers: { [wire.encoding]: "gzip" } }),
    call("compressed noise", wire.frame(good, 1), { headers: { [wire.encoding]: "gzip" } }),
    call("compressed far too much", wire.frame(gzipSync(new Uint8Array(1e6)), 1), {
      headers: { [wire.encoding]: "gzip" },
    }),
  ];
}

/** Frames of gRPC that are cut off, or are too many. */
export function brokenFrames(wire: Wire): Call[] {
  const good = Buffer.from(wire.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "frames" }));
  const call = (name: string, body: Uint8Array, more: Partial<Call> = {}): Call => ({
    name,
    path: generate,
    body,
    ...more,
  });
  return [
    ...[1, 2, 3, 4, 5, 6, good.length - 1].map((length) => call(`the first ${length} bytes`, good.subarray(0, length))),
    ...[2, 4, 8, 128, 254].map((flags) =>
      call(`flags ${flags}`, Buffer.concat([Uint8Array.of(flags), good.subarray(1)])),
    ),
    call("two messages", Buffer.concat([good, good])),
    call("two messages, slowly", Buffer.concat([good, good]), { slowly: true }),
    call("one message and a giant", Buffer.concat([good, Uint8Array.of(0, 0xff, 0, 0, 0)])),
    call("one message and a piece", Buffer.concat([good, Uint8Array.of(0, 0)])),
    call("the length of a giant", Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff)),
    call("the length of a giant, not ended", Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff), { ends: false }),
    call("one byte too long", Uint8Array.of(0, 0, 0, 0x10, 0x01), { ends: false }),
    call("cut off by the client", good.subarray(0, 7), { ends: false, leaves: true }),
    call("left after the last byte", good, { leaves: true }),
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
