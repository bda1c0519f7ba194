import { gunzipSync, gzipSync } from "node:zlib";
import { create, toBinary } from "@bufbuild/protobuf";
import { describe, expect, it } from "vitest";
import {
  BatchGenerateIdentitiesRequestSchema,
  Gender,
  StreamIdentitiesRequestSchema,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import { serve } from "../serve.ts";
import { callHttp2 } from "../unary/http2-call.ts";
import { envelope } from "../unary/protocols.ts";

const request = { template: { gender: Gender.MALE }, count: 20 };
const calls = [
  [
    "BatchGenerateIdentities",
    toBinary(BatchGenerateIdentitiesRequestSchema, create(BatchGenerateIdentitiesRequestSchema, request)),
  ],
  ["StreamIdentities", toBinary(StreamIdentitiesRequestSchema, create(StreamIdentitiesRequestSchema, request))],
] as const;
const accepted = { "grpc-accept-encoding": "identity, deflate, gzip" };
const COMPRESSED = 1;

describe.each(["on", "off"])("FAST_UNARY=%s", (FAST_UNARY) => {
  it.each(calls)("%s of gRPC is compressed where the request was, and only there", async (method, message) => {
    const { port } = await serve({ FAST_UNARY });
    const path = `/identity.v1.IdentityService/${method}`;
    for (const contentType of ["application/grpc", "application/grpc-web+proto"]) {
      const plain = { "content-type": contentType, ...accepted };
      const same = await callHttp2(port, { path, headers: plain, pieces: [envelope(message)] });
      expect(same.body[0], contentType).toBe(0);
      expect(same.headers, contentType).not.toHaveProperty("grpc-encoding");
      expect(same.headers, contentType).toHaveProperty("grpc-accept-encoding", "gzip");

      const zipped = { ...plain, "grpc-encoding": "gzip" };
      const small = await callHttp2(port, { path, headers: zipped, pieces: [envelope(gzipSync(message), COMPRESSED)] });
      expect(small.headers, contentType).toHaveProperty("grpc-encoding", "gzip");
      expect(small.body[0], contentType).toBe(COMPRESSED);
      const bytes = small.body.subarray(5, 5 + small.body.readUInt32BE(1));
      expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length);
    }
  });

  it.each(calls)("%s takes content types with parameters", async (method, message) => {
    const { port } = await serve({ FAST_UNARY });
    const path = `/identity.v1.IdentityService/${method}`;
    for (const contentType of ["application/grpc; charset=utf-8", "application/grpc+proto;charset=utf-8"]) {
      const call = { path, headers: { "content-type": contentType }, pieces: [envelope(message)] };
      const { status, trailers, body } = await callHttp2(port, call);
      expect([status, trailers["grpc-status"]], contentType).toEqual([200, "0"]);
      expect(body.length).toBeGreaterThan(1_000);
    }
  });
});
