import { Client, credentials, type ServiceError, status } from "@grpc/grpc-js";
import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../serve.ts";
import { callHttp1 } from "../unary/http1-call.ts";
import { callHttp2 } from "../unary/http2-call.ts";
import { envelope } from "../unary/protocols.ts";

const paths = [
  "/AWS.ALB/healthcheck",
  "/identity.v1.IdentityService/Nope",
  "/x.Y/Z",
  "/generate",
  "/verify",
  "/verify/batch",
  "/",
  "/healthz",
  "/avatar/male-adult/1",
  "/no/such/path?query",
];

const body = envelope(new Uint8Array());

describe.each(paths)("a call of %s, which is no method", (path) => {
  it.each(["application/grpc", "application/grpc+proto", "application/grpc+json", "application/grpc;a=b"])(
    "is answered with UNIMPLEMENTED in one header block on %s",
    async (contentType) => {
      const { port, bugs } = await serve();
      const {
        status: http,
        headers,
        trailers,
        cut,
      } = await callHttp2(port, {
        path,
        headers: { "content-type": contentType },
        pieces: [body],
      });
      expect([http, headers["content-type"]?.startsWith("application/grpc"), trailers, cut]).toEqual([
        200,
        true,
        {},
        undefined,
      ]);
      expect(headers).toMatchObject({ "grpc-status": "12", "grpc-message": "There is no such service or method." });
      expect(bugs).toEqual([]);
    },
  );

  it.each(["application/grpc-web", "application/grpc-web+proto"])("likewise on %s", async (contentType) => {
    const { port } = await serve();
    const headers = { "content-type": contentType };
    for (const answer of [
      await callHttp2(port, { path, headers, pieces: [body] }),
      await callHttp1(port, { path, headers, pieces: [body] }),
    ]) {
      expect([answer.status, answer.headers["grpc-status"], answer.body.length]).toEqual([200, "12", 0]);
      expect(answer.headers["content-type"]).toBe("application/grpc-web+proto");
    }
  });

  it("says on gRPC-Web in Base64 how the client is to be generated", async () => {
    const { port } = await serve();
    const headers = { "content-type": "application/grpc-web-text" };
    const answer = await callHttp2(port, { path, headers, pieces: [body] });
    expect([answer.status, answer.body.toString()]).toEqual([415, expect.stringContaining("mode=grpcweb")]);
  });
});

it("grpc-js reads UNIMPLEMENTED, and its connection serves the next call", async () => {
  const { port } = await serve();
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  onTestFinished(() => client.close());
  const bytes = (message: Buffer): Buffer => message;
  const call = (path: string): Promise<ServiceError | null> =>
    new Promise((resolve) => void client.makeUnaryRequest(path, bytes, bytes, Buffer.alloc(0), resolve));
  for (const path of ["/AWS.ALB/healthcheck", "/identity.v1.IdentityService/Nope", "/x.Y/Z"]) {
    expect((await call(path))?.code).toBe(status.UNIMPLEMENTED);
  }
  expect(await call("/grpc.health.v1.Health/Check")).toBeNull();
});

it("says on gRPC-Web in Base64 to a method how the client is to be generated, and counts the refusal", async () => {
  const { url } = await serve({ RATE_LIMIT: "5" });
  const answer = await fetch(`${url}/identity.v1.IdentityService/GenerateIdentity`, {
    method: "POST",
    headers: { "content-type": "application/grpc-web-text+proto", origin: "https://a.example" },
    body: "AAAAAAA=",
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("mode=grpcweb") });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("ratelimit")).toBe('"default";r=4;t=60');
});

it("every other request of an unknown path is answered with 404", async () => {
  const { url, port } = await serve();
  const answer = await fetch(`${url}/x.Y/Z`, {
    method: "POST",
    headers: { "content-type": "application/proto" },
    body: "",
  });
  expect(answer.status).toBe(404);
  // gRPC has trailers, for which HTTP/1.1 has no clients.
  const headers = { "content-type": "application/grpc" };
  expect((await callHttp1(port, { path: "/x.Y/Z", headers, pieces: [body] })).status).toBe(404);
});
