import { request as requestHttp1 } from "node:http";
import { connect } from "node:http2";
import { gzipSync } from "node:zlib";

/** One call as bytes on the wire. */
export interface RawCall {
  readonly name: string;
  readonly http: 1 | 2;
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** All that a client sees of the answer; trailers join the headers, as clients read them. */
export interface RawAnswer {
  readonly status: number | string;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Fields that differ from one exchange to the next, or belong to the connection. */
const passing = new Set([
  "date",
  "x-request-id",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "trailer",
]);

function fieldsOf(...blocks: readonly Readonly<Record<string, unknown>>[]): Record<string, string> {
  const entries = blocks.flatMap((block) => Object.entries(block));
  const seen = entries.filter(([name]) => !name.startsWith(":") && !passing.has(name.toLowerCase()));
  return Object.fromEntries(seen.map(([name, value]): [string, string] => [name.toLowerCase(), String(value)]).sort());
}

/** Sends one call and waits for its whole answer. */
export function send(port: number, call: RawCall): Promise<RawAnswer> {
  return call.http === 2 ? sendHttp2(port, call) : sendHttp1(port, call);
}

function sendHttp1(port: number, { path, method = "POST", headers, body }: RawCall): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const request = requestHttp1({ port, host: "127.0.0.1", path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          fields: fieldsOf(response.headers, response.trailers),
          body: Buffer.concat(chunks).toString("base64"),
        }),
      );
    });
    request.on("error", (error) => resolve({ status: String(error), fields: {}, body: "" }));
    request.end(body);
  });
}

function sendHttp2(port: number, { path, method = "POST", headers, body }: RawCall): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const session = connect(`http://127.0.0.1:${port}`);
    const stream = session.request({ ":method": method, ":path": path, ...headers });
    const chunks: Buffer[] = [];
    let status: number | string = "none";
    let blocks: Readonly<Record<string, unknown>>[] = [];
    stream.on("response", (block) => {
      status = block[":status"] ?? 0;
      blocks = [...blocks, block];
    });
    stream.on("trailers", (block) => {
      blocks = [...blocks, block];
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("error", (error) => {
      status = String(error);
    });
    stream.on("close", () => {
      session.close();
      resolve({ status, fields: fieldsOf(...blocks), body: Buffer.concat(chunks).toString("base64") });
    });
    stream.end(body);
  });
}

/** A gRPC frame: flag, length, message. */
export function frame(message: Uint8Array, flag = 0, length = message.length): Uint8Array {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt8(flag, 0);
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, message]);
}

const service = "/identity.v1.IdentityService/";
const text = (value: unknown): Uint8Array => Buffer.from(typeof value === "string" ? value : JSON.stringify(value));

/** Messages in JSON, well-formed and not. */
const json: Readonly<Record<string, Uint8Array>> = {
  person: text({ gender: "GENDER_FEMALE", country: "COUNTRY_JP", seed: "lane", referenceDate: "2026-01-01" }),
  "person by number": text({ gender: 1, country: 7, seed: "lane", reference_date: "2026-01-01", minAge: 30 }),
  "unicode seed": text({ gender: 2, seed: "山田😀", referenceDate: "2026-01-01" }),
  empty: text({}),
  "several faults": text({ gender: 9, country: 99, seed: "x".repeat(65), referenceDate: "no", minAge: 1, maxAge: 999 }),
  "unknown field": text({ gender: 1, nat: "us" }),
  "unknown enum word": text({ gender: "male" }),
  "wrong type": text({ gender: 1, seed: 7 }),
  "no JSON": text("{gender"),
  nothing: text(""),
  "an array": text("[]"),
  "no UTF-8": Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  "a prototype": text('{"gender":1,"__proto__":{"country":1}}'),
  "deep nest": text("[".repeat(2_000)),
  "too large": text({ gender: 1, seed: "x".repeat(5_000) }),
};

/** Messages in protobuf, well-formed and not. */
const proto: Readonly<Record<string, Uint8Array>> = {
  person: Buffer.from([8, 2, 16, 7, 26, 4, 108, 97, 110, 101, 34, 10, ...Buffer.from("2026-01-01")]),
  empty: Buffer.alloc(0),
  "unknown enum number": Buffer.from([8, 77, 16, 99]),
  "unknown field": Buffer.from([8, 1, 26, 1, 97, 0x98, 0x06, 0x01, 34, 10, ...Buffer.from("2026-01-01")]),
  "truncated varint": Buffer.from([8, 0xff]),
  "wrong wire type": Buffer.from([0x0d, 1, 2]),
  "length beyond the end": Buffer.from([26, 99, 1]),
  "no UTF-8": Buffer.from([26, 2, 0xff, 0xfe]),
  "field number 0": Buffer.from([0, 1]),
  noise: Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 37) & 255)),
  "too large": Buffer.concat([Buffer.from([26, 0x88, 0x27]), Buffer.alloc(5_000, 97)]),
};

/** Headers that change what a server does, or should not. */
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: {},
  metadata: { "x-custom": "one", "x-custom-bin": "AAEC", authorization: "Bearer x" },
  "user agent": { "user-agent": "grpc-c/1.0" },
  "request id": { "x-request-id": "abc" },
  origin: { origin: "https://a.example" },
};

const grpcVariants: typeof variants = {
  ...variants,
  "deadline of ten seconds": { "grpc-timeout": "10S" },
  "deadline of a thousand hours": { "grpc-timeout": "1000H" },
  "deadline that overflows": { "grpc-timeout": "99999999H" },
  "malformed deadline": { "grpc-timeout": "ten" },
  "negative deadline": { "grpc-timeout": "-1S" },
  "deadline of nine digits": { "grpc-timeout": "123456789S" },
  "unknown encoding": { "grpc-encoding": "snappy" },
  "identity encoding": { "grpc-encoding": "identity" },
  "accepts gzip": { "grpc-accept-encoding": "gzip" },
  "accepts what is unknown": { "grpc-accept-encoding": "snappy" },
};

const connectVariants: typeof variants = {
  ...variants,
  "protocol version": { "connect-protocol-version": "1" },
  "wrong protocol version": { "connect-protocol-version": "2" },
  "deadline of ten seconds": { "connect-timeout-ms": "10000" },
  "deadline that overflows": { "connect-timeout-ms": "9999999999" },
  "malformed deadline": { "connect-timeout-ms": "soon" },
  "negative deadline": { "connect-timeout-ms": "-5" },
  "unknown encoding": { "content-encoding": "snappy" },
  "identity encoding": { "content-encoding": "identity" },
  "accepts gzip": { "accept-encoding": "gzip" },
};

function grpcCalls(): RawCall[] {
  const headers = (type: string): Record<string, string> => ({ "content-type": type, te: "trailers" });
  const call = (
    name: string,
    body: Uint8Array,
    more: Record<string, string> = {},
    path = "GenerateIdentity",
  ): RawCall => ({
    name: `gRPC ${name}`,
    http: 2,
    path: service + path,
    headers: { ...headers("application/grpc"), ...more },
    body,
  });
  const { person = Buffer.alloc(0) } = proto;
  return [
    ...Object.entries(proto).map(([name, message]) => call(`proto ${name}`, frame(message))),
    ...Object.entries(json).map(([name, message]) =>
      call(`JSON ${name}`, frame(message), headers("application/grpc+json")),
    ),
    ...Object.entries(grpcVariants).map(([name, more]) => call(`with ${name}`, frame(person), more)),
    ...[
      "application/grpc+proto",
      "application/grpc+thrift",
      "application/grpc; charset=utf-8",
      "application/GRPC",
      "text/plain",
    ].map((type) => call(`as ${type}`, frame(person), { "content-type": type })),
    call("no frame", Buffer.alloc(0)),
    call("half a prefix", Buffer.from([0, 0, 0])),
    call("length beyond the end", frame(person, 0, person.length + 9)),
    call("length of 4 GB", frame(person, 0, 0xffffffff)),
    call("length short of the end", frame(person, 0, person.length - 3)),
    call("two messages", Buffer.concat([frame(person), frame(person)])),
    call("unknown flag", frame(person, 2)),
    call("end-stream flag", frame(person, 128)),
    call("compressed flag without encoding", frame(gzipSync(person), 1)),
    call("gzip", frame(gzipSync(person), 1), { "grpc-encoding": "gzip" }),
    call("gzip not compressed", frame(person), { "grpc-encoding": "gzip" }),
    call("gzip of noise", frame(person, 1), { "grpc-encoding": "gzip" }),
    call("gzip bomb", frame(gzipSync(Buffer.alloc(1_000_000)), 1), { "grpc-encoding": "gzip" }),
    call("list", frame(Buffer.alloc(0)), {}, "ListCountries"),
    call("empty batch", frame(Buffer.alloc(0)), {}, "BatchGenerateIdentities"),
    call(
      "batch of three",
      frame(Buffer.concat([Buffer.from([10, person.length]), person, Buffer.from([16, 3])])),
      {},
      "BatchGenerateIdentities",
    ),
    call("unknown method", frame(person), {}, "Nothing"),
    call("query", frame(person), {}, "GenerateIdentity?x=1"),
    { ...call("GET", Buffer.alloc(0)), method: "GET" },
    { ...call("health", frame(Buffer.alloc(0))), path: "/grpc.health.v1.Health/Check" },
    { ...call("health of nobody", frame(Buffer.from([10, 1, 120]))), path: "/grpc.health.v1.Health/Check" },
    { ...call("HTTP/1.1", frame(person)), http: 1, headers: headers("application/grpc") },
  ];
}

function connectCalls(http: 1 | 2): RawCall[] {
  const call = (
    name: string,
    type: string,
    body: Uint8Array,
    more: Record<string, string> = {},
    path = "GenerateIdentity",
  ): RawCall => ({
    name: `Connect over HTTP/${http} ${name}`,
    http,
    path: service + path,
    headers: { "content-type": type, ...more },
    body,
  });
  const { person: message = Buffer.alloc(0) } = json;
  const { person: binary = Buffer.alloc(0) } = proto;
  return [
    ...Object.entries(json).map(([name, body]) => call(`JSON ${name}`, "application/json", body)),
    ...Object.entries(proto).map(([name, body]) => call(`proto ${name}`, "application/proto", body)),
    ...Object.entries(connectVariants).map(([name, more]) =>
      call(`JSON with ${name}`, "application/json", message, more),
    ),
    ...Object.entries(connectVariants).map(([name, more]) =>
      call(`proto with ${name}`, "application/proto", binary, more),
    ),
    ...[
      "application/json; charset=utf-8",
      "application/connect+json",
      "application/grpc-web",
      "text/plain",
      "APPLICATION/JSON",
    ].map((type) => call(`as ${type}`, type, message)),
    call("gzip", "application/json", gzipSync(message), { "content-encoding": "gzip" }),
    call("gzip of noise", "application/json", message, { "content-encoding": "gzip" }),
    call("gzip bomb", "application/proto", gzipSync(Buffer.alloc(1_000_000)), { "content-encoding": "gzip" }),
    call("list", "application/json", text({}), {}, "ListCountries"),
    call("list compressed", "application/json", text({}), { "accept-encoding": "gzip" }, "ListCountries"),
    call("empty batch", "application/json", text({}), {}, "BatchGenerateIdentities"),
    call(
      "batch of three",
      "application/json",
      text({ template: { gender: 1, seed: "x", referenceDate: "2026-01-01" }, count: 3 }),
      {},
      "BatchGenerateIdentities",
    ),
    call("unknown method", "application/json", message, {}, "Nothing"),
    call("query", "application/json", message, {}, "GenerateIdentity?x=1"),
    { ...call("GET", "application/json", Buffer.alloc(0)), method: "GET" },
    { ...call("health", "application/json", text({})), path: "/grpc.health.v1.Health/Check" },
  ];
}

/** Several hundred calls, from plain to hostile. */
export const rawCalls: readonly RawCall[] = [...grpcCalls(), ...connectCalls(1), ...connectCalls(2)];
