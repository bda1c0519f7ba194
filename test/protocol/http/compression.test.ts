import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzipParts } from "../../../src/http/message/compression.ts";
import { raw } from "../raw.ts";
import { post, serve } from "../serve.ts";
import { callHttp2 } from "../unary/http2-call.ts";

const json = { "content-type": "application/json" };
const records = (count: number): string =>
  JSON.stringify({ requests: Array.from({ length: count }, () => ({ country: "de", identity: { name: "A" } })) });

it.each([
  ["POST", "/verify/batch", records(120)],
  ["GET", "/places?country=jp", ""],
  ["GET", "/rules?country=de", ""],
])(
  "%s %s is compressed where the client accepts gzip, over either HTTP, and is the same",
  async (method, path, body) => {
    const { port, url } = await serve({ RATE_LIMIT: "0" });
    const plain = await raw(url + path, method, json, body);
    expect([plain.status, plain.headers["content-encoding"], plain.headers.vary]).toEqual([
      200,
      undefined,
      "Accept-Encoding",
    ]);
    const zipped = await raw(url + path, method, { ...json, "accept-encoding": "gzip, br" }, body);
    expect([zipped.headers["content-encoding"], zipped.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(zipped.body.length).toBeLessThan(plain.body.length / 3);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    const headers = { ...json, "accept-encoding": "gzip" };
    const http2 = await callHttp2(port, { method, path, headers, pieces: body === "" ? [] : [Buffer.from(body)] });
    expect([http2.status, http2.headers["content-encoding"]]).toEqual([200, "gzip"]);
    expect(gunzipSync(http2.body).equals(plain.body)).toBe(true);
    const browser = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: json,
      ...(body === "" ? {} : { body }),
    });
    expect(await browser.text()).toBe(plain.body.toString());
  },
);

it.each(["identity", "gzip;q=0", "br", "identity, gzip;q=0.5"])(
  "nothing is compressed for a client that accepts %s",
  async (accepted) => {
    const { url } = await serve();
    const { headers } = await raw(`${url}/rules`, "GET", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBeUndefined();
  },
);

it("what is known to be shorter than 4 KB is not compressed", async () => {
  const { url } = await serve();
  const accept = { ...json, "accept-encoding": "gzip" };
  const { status, headers, body } = await raw(`${url}/places?country=de&limit=1&query=Ulm`, "GET", accept);
  expect([status, headers["content-encoding"], body.length < 4_096]).toEqual([200, undefined, true]);
});

it("GET /rules and /places have an ETag that is answered with 304, whatever the encoding, and HEAD has it", async () => {
  const { url } = await serve();
  for (const path of ["/rules", "/places?country=jp"]) {
    const { headers, body } = await raw(url + path, "GET", {});
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const encoding of ["gzip", "identity"]) {
      const again = await raw(url + path, "GET", { "if-none-match": etag, "accept-encoding": encoding });
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    }
    const head = await raw(url + path, "HEAD", {});
    expect([head.status, head.headers.etag, head.headers["content-length"]]).toEqual([200, etag, String(body.length)]);
    expect((await raw(url + path, "GET", { "if-none-match": '"other"' })).status).toBe(200);
  }
});

it("parts are made as fast as they are read, and no more once the reader leaves", async () => {
  let made = 0;
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (; made < 1_000; made++) yield randomBytes(100_000);
  }
  for await (const _ of gzipParts(parts())) break;
  expect(made).toBeLessThan(10);
});

it("an error of the parts is one of the whole", async () => {
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield randomBytes(10);
    throw new RangeError("no more");
  }
  await expect(Array.fromAsync(gzipParts(parts()))).rejects.toThrow("no more");
});

it("a client that leaves while a response is compressed is no bug", async () => {
  const { port, url, bugs } = await serve({ RATE_LIMIT: "0" });
  await new Promise<void>((resolve) => {
    const headers = { ...json, "accept-encoding": "gzip" };
    const sent = request({ port, host: "127.0.0.1", method: "POST", path: "/verify/batch", headers }, (response) => {
      response.once("data", () => {
        sent.destroy();
        resolve();
      });
    });
    sent.on("error", () => {}).end(records(600));
  });
  expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
  expect(bugs).toEqual([]);
});
