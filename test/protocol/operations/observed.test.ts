import { request } from "node:http";
import { expect, it } from "vitest";
import type { Call } from "../../../src/observe/observer.ts";
import { flags, frame, headers, reset, types } from "../../faults/clients/http2-frames.ts";
import { openHttp2 } from "../../faults/clients/raw-http2.ts";
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

const unfinished = [
  ["/generate", "/generate", "json", "499"],
  [path, "GenerateIdentity", "connect", "canceled"],
] as const;

it.each(unfinished)(
  "a call of %s whose client disconnects before the response is counted as that",
  async (at, ...expected) => {
    const { port, codes } = await serveObserved();
    const headers = { "content-type": "application/json", "content-length": "100" };
    const call = request({ port, host: "127.0.0.1", method: "POST", path: at, headers });
    call.on("error", () => {});
    call.write('{"gender"', () => call.destroy());
    await expect.poll(codes).toEqual([expected]);
  },
);

it.each(unfinished)(
  "a call of %s whose client resets its stream amid the body is counted as that",
  async (at, ...expected) => {
    const { port, codes } = await serveObserved();
    const client = (await openHttp2(port, "127.0.0.1")) ?? expect.fail();
    const target = { ":scheme": "http", ":authority": "a" };
    const call = { ":method": "POST", ":path": at, ...target, "content-type": "application/json" };
    await client.send(headers(1, Object.entries(call), flags.endHeaders));
    await client.send(frame(types.data, 0, 1, Buffer.from('{"gender"')));
    // Once a later request is answered, the call has begun.
    await client.send(headers(3, Object.entries({ ":method": "GET", ":path": "/healthz", ...target })));
    await expect.poll(() => client.seen().get("status 200")).toBe(1);
    await client.send(reset(1));
    await expect.poll(codes).toEqual([expected]);
    client.breakOff();
  },
);
