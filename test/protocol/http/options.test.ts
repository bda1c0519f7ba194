import { expect, it } from "vitest";
import { serve } from "../serve.ts";
import { callHttp2 } from "../unary/http2-call.ts";
import { sendRaw } from "./send-raw.ts";

const get = "GET, HEAD, OPTIONS";
const post = "POST, OPTIONS";

it.each([
  ["/generate", `GET, HEAD, ${post}`],
  ["/generate/", `GET, HEAD, ${post}`],
  ["/people.csv", get],
  ["/household", post],
  ["/verify", post],
  ["/", get],
  ["/healthz", get],
  ["/rules", get],
  ["/places", get],
  ["/openapi.json", get],
  ["/docs", get],
  ["/avatar/male-adult/3", get],
  ["/identity.v1.IdentityService/GenerateIdentity", "POST, GET, OPTIONS"],
  ["/identity.v1.IdentityService/StreamIdentities", post],
  ["/grpc.health.v1.Health/Check", post],
])("OPTIONS %s is answered with the methods of the path", async (path, allow) => {
  const { url } = await serve();
  const response = await fetch(url + path, { method: "OPTIONS" });
  expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([204, allow, ""]);
  expect((await fetch(url + path, { method: "DELETE" })).headers.get("allow")).toContain(allow.split(",")[0]);
});

it("OPTIONS * is answered with the methods of all paths", async () => {
  const { port } = await serve();
  const answer = await sendRaw(port, "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toContain("\r\nallow: GET, HEAD, POST, OPTIONS\r\n");
  const { status, headers } = await callHttp2(port, { method: "OPTIONS", path: "*", headers: {}, pieces: [] });
  expect([status, headers.allow]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
});

it("OPTIONS of a path that is not there is 404, and costs one call of what is free", async () => {
  const { url } = await serve({}, { limits: { freeCalls: 2 } });
  expect((await fetch(`${url}/nowhere`, { method: "OPTIONS" })).status).toBe(404);
  expect((await fetch(`${url}/generate`, { method: "OPTIONS" })).status).toBe(204);
  expect((await fetch(`${url}/generate`, { method: "OPTIONS" })).status).toBe(429);
});
