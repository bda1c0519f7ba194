import { request } from "node:http";
import { expect, it } from "vitest";
import type { Call } from "../../../src/transport/observe/observer.ts";
import { serve } from "../serve.ts";

const path = "/identity.v1.IdentityService/GenerateIdentity";

async function serveObserved() {
  const calls: Call[] = [];
  const observer = { called: (call: Call) => calls.push(call), answered() {}, drew() {} };
  const { port, url } = await serve({}, { observer });
  return { port, url, codes: () => calls.map(({ operation, protocol, code }) => [operation, protocol, code]) };
}

it("an RPC that is refused for its method or content type is counted by the HTTP status", async () => {
  const { url, codes } = await serveObserved();
  expect(
    (await fetch(url + path, { method: "POST", headers: { "content-type": "text/plain" }, body: "x" })).status,
  ).toBe(415);
  expect((await fetch(url + path, { method: "PUT", body: "x" })).status).toBe(405);
  await expect.poll(codes).toEqual([
    ["GenerateIdentity", "connect", "415"],
    ["GenerateIdentity", "connect", "405"],
  ]);
});

it.each([
  ["/generate", "/generate", "json", "499"],
  [path, "GenerateIdentity", "connect", "canceled"],
])("a call of %s whose client disconnects before the response is counted as that", async (at, ...expected) => {
  const { port, codes } = await serveObserved();
  const headers = { "content-type": "application/json", "content-length": "100" };
  const call = request({ port, host: "127.0.0.1", method: "POST", path: at, headers });
  call.on("error", () => {});
  call.write('{"gender"', () => call.destroy());
  await expect.poll(codes).toEqual([expected]);
});
