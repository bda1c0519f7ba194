import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { serve } from "./serve.ts";
import { callHttp2 } from "./unary/http2-call.ts";
import type { Outcome } from "./unary/outcome.ts";
import { envelope } from "./unary/protocols.ts";

const unary = "/identity.v1.IdentityService/GenerateIdentity";
const stream = "/identity.v1.IdentityService/StreamIdentities";
const reflection = "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo";

const INVALID_ARGUMENT = "3";

/** What the protocol says of the call, wherever it says so: headers, trailers, or the end of the body. */
function verdict({ headers, trailers, body, status }: Outcome): unknown {
  const text = body.toString("latin1");
  const grpc = headers["grpc-status"] ?? trailers["grpc-status"] ?? /grpc-status: *(\d+)/.exec(text)?.[1];
  if (grpc !== undefined) return grpc === INVALID_ARGUMENT ? "invalid_argument" : grpc;
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return headers["content-type"]?.startsWith("application/connect+") || status === 400 ? code : `${status} ${code}`;
}

const noMessage = Uint8Array.of(0x08);
const zipped = gzipSync(noMessage);
const short = gzipSync(Uint8Array.of(8, 1)).subarray(0, 12);

/** A deadline ends a call's signal before anything was read. */
const passed = { "grpc-timeout": "0m", "connect-timeout-ms": "0" };

const bodies = [
  ["bytes that are no message", noMessage, false],
  ["compressed bytes that are no message", zipped, true],
  ["compressed bytes that end too soon", short, true],
  ["bytes that are not compressed", noMessage, true],
] as const;

const calls = [
  ["gRPC", unary, "application/grpc", "grpc-encoding"],
  ["a stream of gRPC", stream, "application/grpc", "grpc-encoding"],
  ["a stream of gRPC both ways", reflection, "application/grpc", "grpc-encoding"],
  ["gRPC-Web", unary, "application/grpc-web+proto", "grpc-encoding"],
  ["a stream of gRPC-Web", stream, "application/grpc-web+proto", "grpc-encoding"],
  ["Connect", unary, "application/proto", "content-encoding"],
  ["a stream of Connect", stream, "application/connect+proto", "connect-content-encoding"],
] as const;

describe.each(calls)("on %s", (_name, path, contentType, encoding) => {
  it.each(bodies)("%s are refused as INVALID_ARGUMENT", async (_what, bytes, isCompressed) => {
    const body = contentType === "application/proto" ? bytes : envelope(bytes, isCompressed ? 1 : 0);
    const headers = { "content-type": contentType, ...(isCompressed ? { [encoding]: "gzip" } : {}) };
    for (const FAST_UNARY of ["on", "off"]) {
      const { port, bugs } = await serve({ FAST_UNARY });
      for (const deadline of [{}, passed]) {
        const outcome = await callHttp2(port, { path, headers: { ...headers, ...deadline }, pieces: [body] });
        expect(verdict(outcome)).toBe("invalid_argument");
      }
      expect(bugs).toEqual([]);
    }
  });
});

it.each([false, true])(
  "a large message that ends too soon is counted as far as it goes, and refused likewise, compressed: %s",
  async (isCompressed) => {
    // The beginning of a record of 40,000 bytes.
    const large = Buffer.concat([Uint8Array.of(0x0a, 0xc0, 0xb8, 2), Buffer.alloc(20_000)]);
    const path = "/identity.v1.IdentityService/VerifyIdentities";
    const headers = { "content-type": "application/proto", ...(isCompressed ? { "content-encoding": "gzip" } : {}) };
    const { port, bugs } = await serve({});
    const outcome = await callHttp2(port, { path, headers, pieces: [isCompressed ? gzipSync(large) : large] });
    expect(verdict(outcome)).toBe("invalid_argument");
    expect(bugs).toEqual([]);
  },
);
