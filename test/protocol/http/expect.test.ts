import { once } from "node:events";
import { request } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { expect, it } from "vitest";
import { post, serve } from "../serve.ts";
import { sendRaw } from "./send-raw.ts";

const rpc = "/identity.v1.IdentityService/GenerateIdentity";
const head = (path: string, fields: Record<string, string> = {}): string =>
  Object.entries({
    host: "a",
    "content-type": "application/json",
    "content-length": "17",
    expect: "100-continue",
    ...fields,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .reduce((text, line) => text + line, `POST ${path} HTTP/1.1\r\n`);

it.each([
  ["404", "/nowhere", {}, 404],
  ["415 of a type", "/generate", { "content-type": "text/plain" }, 415],
  ["415 of a coding", "/generate", { "content-encoding": "gzip" }, 415],
  ["413", "/generate", { "content-length": "5000" }, 413],
  ["429", "/generate", {}, 429],
  ["429 of Connect", rpc, {}, 429],
  [
    "429 of a stream",
    "/identity.v1.IdentityService/StreamIdentities",
    { "content-type": "application/connect+json" },
    429,
  ],
  ["413 of Connect", rpc, { "content-length": "5000" }, 429],
])("a client that waits for 100 Continue gets the refusal at once: %s", async (why, path, fields, status) => {
  const { port, url, bugs } = await serve({ RATE_LIMIT: "1" });
  if (why.startsWith("429")) await post(`${url}/generate`, { gender: "male" });
  const answer = await sendRaw(port, `${head(path, fields)}\r\n`);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => Number(code));
  expect(statuses).toEqual([path.includes("Stream") ? 200 : status]);
  expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
  expect(bugs).toEqual([]);
});

it.each(["/generate", rpc])(
  "a client that waits for 100 Continue gets it from POST %s, and then the answer",
  async (path) => {
    for (const FAST_UNARY of ["on", "off"]) {
      const { port, bugs } = await serve({ FAST_UNARY });
      const body = JSON.stringify(path === rpc ? { gender: "GENDER_MALE" } : { gender: "male" });
      const headers = {
        "content-type": "application/json",
        expect: "100-continue",
        "content-length": String(body.length),
      };
      const sent = request({ port, path, method: "POST", headers });
      sent.flushHeaders();
      await once(sent, "continue");
      sent.end(body);
      const [response] = await once(sent, "response");
      expect(response.resume().statusCode).toBe(200);
      expect(bugs).toEqual([]);
    }
  },
);

it("the same on HTTP/2", async () => {
  const { url } = await serve();
  const session = connectHttp2(url);
  const ask = async (path: string, type: string): Promise<readonly string[]> => {
    const stream = session.request({ ":method": "POST", ":path": path, "content-type": type, expect: "100-continue" });
    const seen: string[] = [];
    stream.on("continue", () => {
      seen.push("100");
      stream.end('{"gender":"male"}');
    });
    const [headers] = await once(stream, "response");
    stream.close();
    return [...seen, String(headers[":status"])];
  };
  expect(await ask("/generate", "application/json")).toEqual(["100", "200"]);
  expect(await ask("/generate", "text/plain")).toEqual(["415"]);
  expect(await ask("/nowhere", "application/json")).toEqual(["404"]);
  session.close();
});

it("another expectation is refused with 417 and a request id", async () => {
  const { port } = await serve();
  const answer = await sendRaw(port, `${head("/generate", { expect: "the-unexpected", "x-request-id": "mine" })}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/);
  expect(answer).toContain("x-request-id: mine\r\n");
  expect(answer).toContain("content-type: application/problem+json\r\n");
  expect(answer).toContain('"detail":"The only expectation that is met is 100-continue."');
});
