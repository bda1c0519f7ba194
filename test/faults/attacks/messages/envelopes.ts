import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { type Endpoint, endpoints } from "../../clients/endpoints.ts";
import { type Body, postBodies } from "../../clients/post-bodies.ts";
import { envelope, protoRequest } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

/** Malformed and unusual encodings of GenerateIdentityRequest, sent with and without an envelope. */
const messages: readonly (readonly [string, Uint8Array])[] = [
  ["a tag alone", Buffer.from([8])],
  ["an endless varint", Buffer.alloc(20, 0xff)],
  ["field number 0", Buffer.from([0, 0])],
  ["a length beyond the message", Buffer.from([26, 0x7f, 65])],
  ["a length of 4 GB", Buffer.from([26, 0xff, 0xff, 0xff, 0xff, 0x0f])],
  ["an unterminated group", Buffer.from([0x0b])],
  ["an end-group tag without a group", Buffer.from([0x0c])],
  ["10,000 nested groups", Buffer.alloc(4_000, 0x0b)],
  ["wire type 6", Buffer.from([0x0e])],
  ["wire type 7", Buffer.from([0x0f])],
  ["another wire type than declared", Buffer.from([10, 1, 1])],
  ["a string that is no UTF-8", Buffer.from([26, 2, 0xc3, 0x28])],
  ["a string with NUL", Buffer.from([8, 1, 26, 1, 0])],
  ["unknown fields", Buffer.from([8, 1, 0xfa, 0x7f, 1, 65])],
  ["an enum of -1", Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1])],
  ["the same field 1,000 times", Buffer.concat(Array<Uint8Array>(1_000).fill(protoRequest))],
];

const frames: readonly (readonly [string, Uint8Array])[] = [
  ["nothing", Buffer.alloc(0)],
  ["half a prefix", Buffer.from([0, 0, 0])],
  ["a prefix alone", envelope([], 0, 5)],
  ["a declared 4 GB", envelope(protoRequest, 0, 0xffff_ffff)],
  ["a declared 2 GB", envelope(protoRequest, 0, 0x7fff_ffff)],
  ["a byte above the limit", envelope(Buffer.alloc(4_097))],
  ["a byte too few", envelope(protoRequest, 0, 3)],
  ["a byte too many", Buffer.concat([envelope(protoRequest), Buffer.from([0])])],
  ["two messages", Buffer.concat([envelope(protoRequest), envelope(protoRequest)])],
  ["1,000 empty messages", Buffer.concat(Array<Uint8Array>(1_000).fill(envelope([])))],
  ["a compressed flag without an encoding", envelope(protoRequest, 1)],
  ["an end of stream first", envelope(Buffer.from("{}"), 2)],
  ["trailers first", envelope(Buffer.from("grpc-status: 0\r\n"), 0x80)],
  ["every flag", envelope(protoRequest, 0xff)],
];

type Bomb = readonly [name: string, encoding: string, bytes: Buffer];

/** Built at the first call only: compressing takes time that other users of this module need not spend. */
let bombs: readonly Bomb[] | undefined;

/** Compressed bodies that decompress to far more bytes than are allowed, and bodies that cannot be decompressed. */
function buildBombs(): readonly Bomb[] {
  const zeros = Buffer.alloc(32 * 1_048_576);
  return [
    ["gzip of 32 MB", "gzip", gzipSync(zeros, { level: 9 })],
    ["gzip of 4 MB", "gzip", gzipSync(zeros.subarray(0, 4_000_000), { level: 9 })],
    ["gzip of gzip", "gzip", gzipSync(gzipSync(zeros, { level: 9 }), { level: 9 })],
    ["broken gzip", "gzip", Buffer.from("1f8b0800000000000003ffffffff", "hex")],
    ["gzip cut short", "gzip", gzipSync(protoRequest).subarray(0, 12)],
    ["brotli of 32 MB", "br", brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
    ["deflate", "deflate", deflateSync(zeros, { level: 9 })],
    ["an unknown encoding", "zstd", Buffer.from(protoRequest)],
    ["an encoding named __proto__", "__proto__", Buffer.from(protoRequest)],
    ["an endless name", "x".repeat(4_000), Buffer.from(protoRequest)],
  ];
}

const timeouts = ["99999999H", "0m", "-1S", "1", "x", "999999999S", "1e9m", `${"9".repeat(400)}S`];

/** The header that names the compression of an endpoint's bodies. */
function encodingHeader({ contentType }: Endpoint): string {
  if (contentType.startsWith("application/grpc")) return "grpc-encoding";
  return contentType.startsWith("application/connect") ? "connect-content-encoding" : "content-encoding";
}

function malformedOf(endpoint: Endpoint): readonly Body[] {
  const isBinary = !/json/.test(endpoint.contentType);
  return [
    ...(isBinary ? messages.map(([name, bytes]) => ({ name, body: endpoint.framed ? envelope(bytes) : bytes })) : []),
    ...(endpoint.framed ? frames.map(([name, body]) => ({ name, body })) : []),
    ...timeouts.map((timeout) => ({
      name: `a timeout of ${timeout.slice(0, 12)}`,
      body: endpoint.framed ? envelope(protoRequest) : protoRequest,
      headers: { "grpc-timeout": timeout, "connect-timeout-ms": timeout },
    })),
  ];
}

function bombsOf(endpoint: Endpoint): readonly Body[] {
  bombs ??= buildBombs();
  return bombs.map(([name, encoding, bytes]) => ({
    name,
    body: endpoint.framed ? envelope(bytes, 1) : bytes,
    headers: { [encodingHeader(endpoint)]: encoding },
  }));
}

export const envelopes: readonly Attack[] = [
  {
    name: "malformed frames and messages",
    row: "MSG-1",
    memory: 64,
    run: postBodies({ endpoints, bodiesOf: malformedOf }),
  },
  {
    name: "decompression bombs",
    row: "MEM-3",
    memory: 64,
    run: postBodies({ endpoints, bodiesOf: bombsOf, times: 10 }),
  },
];
