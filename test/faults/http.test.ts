import { once } from "node:events";
import { Agent, request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { slowHttp1 } from "./attacks/http1/slow.ts";
import { slowHttp2 } from "./attacks/http2/slow.ts";
import { httpAttacks } from "./attacks/index.ts";
import { flags, frame, onStreams, types } from "./clients/http2-frames.ts";
import { openHttp2 } from "./clients/raw-http2.ts";
import { begin, envelope, streamPath } from "./clients/requests.ts";
import { survives } from "./harness/survives.ts";

const server = survives(httpAttacks, new Set([...slowHttp1, ...slowHttp2]));

describe("a persistent connection", () => {
  it("serves the next call after a response that was sent before its request had ended", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const call = async (path: string, contentType: string, body: string | Buffer): Promise<readonly unknown[]> => {
      const headers = { "content-type": contentType, "content-length": Buffer.byteLength(body) };
      const sent = request({ agent, port: server().port, host: "127.0.0.1", method: "POST", path, headers });
      sent.end(body);
      // The one argument of a response event.
      const [response] = await once(sent, "response");
      await once(response.resume(), "end");
      return [response.statusCode, sent.socket?.localPort];
    };
    const many = Buffer.concat(Array<Buffer>(20_000).fill(envelope(Buffer.from("{}"))));
    const [, port] = await call(streamPath, "application/connect+json", many);
    expect(await call("/generate", "application/json", '{"gender":"male"}')).toEqual([200, port]);
  });
});

describe("more requests without a body than are answered in a turn", () => {
  it("are all answered", async () => {
    const session = await openHttp2(server().port, "127.88.0.1");
    onTestFinished(() => void session?.socket.destroy());
    const empty = (stream: number): Buffer =>
      Buffer.concat([begin(stream, streamPath), frame(types.data, flags.endStream, stream)]);
    await session?.send(onStreams(90, empty));
    await expect.poll(() => session?.seen().get("status 200")).toBe(90);
  });
});
