import { createHash } from "node:crypto";
import { create } from "@bufbuild/protobuf";
import {
  Country,
  Gender,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";

/** Header fields in the order in which they are sent. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** One request, before it is written in the form of a protocol. */
export interface Call {
  readonly message: GenerateIdentityRequest;
  /** The caller's HTTP library and the fields that it sends by itself. */
  readonly client: Fields;
  /** The user agent of a gRPC client. */
  readonly grpcAgent: string;
  /** The header that identifies the call in logs or traces. */
  readonly id: Fields[number];
  /** Whether an HTTP/1.1 client writes head and body one after the other. */
  readonly split: boolean;
}

/** Fields of common HTTP libraries, as each sends them where the program sets none. */
const clients: readonly Fields[] = [
  [
    ["user-agent", "curl/8.14.1"],
    ["accept", "*/*"],
  ],
  [
    ["User-Agent", "python-requests/2.32.5"],
    ["Accept-Encoding", "gzip, deflate"],
    ["Accept", "*/*"],
    ["Connection", "keep-alive"],
  ],
  [
    ["User-Agent", "Go-http-client/1.1"],
    ["Accept-Encoding", "gzip"],
  ],
  [
    ["connection", "keep-alive"],
    ["accept", "*/*"],
    ["accept-language", "*"],
    ["sec-fetch-mode", "cors"],
    ["user-agent", "node"],
    ["accept-encoding", "gzip, deflate"],
  ],
  [
    ["Accept", "application/json, text/plain, */*"],
    ["User-Agent", "axios/1.12.2"],
    ["Accept-Encoding", "gzip, compress, deflate, br"],
    ["Connection", "keep-alive"],
  ],
  [
    ["Connection", "Keep-Alive"],
    ["Accept-Encoding", "gzip"],
    ["User-Agent", "okhttp/5.1.0"],
  ],
];

const grpcAgents = [
  "grpc-node-js/1.14.0",
  "grpc-go/1.75.1",
  "grpc-python/1.75.0 grpc-c/49.0.0 (linux; chttp2)",
  "grpc-java-netty/1.75.0",
  "connect-es/2.1.0",
] as const;

const genders = Object.values(Gender).filter((value) => typeof value === "number" && value !== Gender.UNSPECIFIED);
/** The first stands for none. */
const countries = Object.values(Country).filter((value) => typeof value === "number");

/** 4,000 calls, all different: three genders, eleven countries or none, a fifth with a seed, each with an id. */
export const mixedCalls: readonly Call[] = Array.from({ length: 4_000 }, (_, index) => mixedCall(index));

/** The same call again and again, as most benchmarks send it; real traffic varies. */
export const repeatedCalls: readonly Call[] = [
  {
    message: create(GenerateIdentityRequestSchema, { gender: Gender.RANDOM }),
    client: clients[0] ?? [],
    grpcAgent: grpcAgents[0],
    id: ["x-request-id", "7c1fd3a0b5e24f6c8d9e0a1b2c3d4e5f"],
    split: false,
  },
];

function mixedCall(index: number): Call {
  const hash = createHash("sha256").update(`call ${index}`).digest();
  const pick = <Value>(values: readonly Value[], byte: number): Value => {
    const value = values[hash.readUInt16BE(2 * byte) % values.length];
    if (value === undefined) throw new RangeError("nothing to pick from");
    return value;
  };
  const hex = hash.toString("hex");
  return {
    message: create(GenerateIdentityRequestSchema, {
      gender: pick(genders, 0),
      country: pick(countries, 1),
      seed: pick([`user-${index}`, "", "", "", ""], 2),
    }),
    client: pick(clients, 3),
    grpcAgent: pick(grpcAgents, 4),
    id: pick(
      [
        ["x-request-id", hex.slice(0, 32)],
        ["traceparent", `00-${hex.slice(0, 32)}-${hex.slice(32, 48)}-01`],
      ] as const,
      5,
    ),
    split: pick([false, true], 6),
  };
}
