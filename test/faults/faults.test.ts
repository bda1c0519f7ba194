import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Attack } from "./attack.ts";
import { attacks } from "./attacks/index.ts";
import { slowHttp1 } from "./attacks/slow-http1.ts";
import { slowHttp2 } from "./attacks/slow-http2.ts";
import { tls } from "./attacks/tls.ts";
import { type Crowd, startCrowd } from "./crowd.ts";
import { createField, type Effort } from "./field.ts";
import { envelope, streamPath } from "./requests.ts";
import { type Measure, type ServerProcess, startServer } from "./server-process.ts";
import { createTally } from "./tally.ts";

/** A fiftieth of the counts, short floods, and all the time that a machine with other work may need. */
const effort: Effort = { scale: 0.02, seconds: 0.3, patience: 4 };

/** MiB that all attacks together may cost: twice what they do, since memory that is free again need not be given back. */
const MEMORY = 400;

/** Those that mostly wait run behind all others. */
const waiting = new Set([...slowHttp1, ...slowHttp2, ...tls]);
const short = attacks.filter(({ fullOnly }) => fullOnly === undefined);
const quick = short.filter((attack) => !waiting.has(attack));

let server: ServerProcess;
let crowd: Crowd;
let before: Measure;
let patient: Promise<readonly string[]>;

beforeAll(async () => {
  server = await startServer();
  before = await server.measure();
  crowd = startCrowd({ port: server.port, perSecond: 20 });
  patient = Promise.all(
    short
      .filter((attack) => waiting.has(attack))
      .map(async (attack) => (await run(attack)).map((fault) => `${attack.name}: ${fault}`)),
  ).then((faults) => faults.flat());
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

/** Runs an attack, and tells what came of it that must not. */
async function run(attack: Attack): Promise<readonly string[]> {
  const tally = createTally();
  await attack.run(createField(attack, server, tally, effort)).catch((error: unknown) => {
    tally.unexpected(error instanceof Error ? `${error.stack}` : `${error}`);
  });
  return [...tally.faults.keys()];
}

describe("the service under attack", () => {
  it.each(quick.map((attack) => [attack.name, attack] as const))(
    "survives %s, and serves others meanwhile",
    async (_name, attack) => {
      expect(await run(attack)).toEqual([]);
      expect((await crowd.take()).faults).toEqual([]);
      expect(server.isAlive()).toBe(true);
      expect(server.bugs()).toEqual([]);
    },
  );

  it("ends whatever is slow, and serves others meanwhile", { timeout: 120_000 }, async () => {
    expect(await patient).toEqual([]);
    expect((await crowd.take()).faults).toEqual([]);
    expect(server.bugs()).toEqual([]);
  });

  it("has let go of all clients, and of what they cost", { timeout: 60_000 }, async () => {
    await crowd.leave();
    const open = async () => {
      const { connections, streams } = await server.measure();
      return { connections, streams };
    };
    await expect.poll(open, { timeout: 40_000 }).toEqual({ connections: 0, streams: 0 });
    expect((await server.measure()).resident - before.resident).toBeLessThan(MEMORY);
  });
});

describe("a kept connection", () => {
  it("carries the next call, where the last was answered before it had ended", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const call = async (path: string, contentType: string, body: string | Buffer): Promise<readonly unknown[]> => {
      const headers = { "content-type": contentType, "content-length": Buffer.byteLength(body) };
      const sent = request({ agent, port: server.port, host: "127.0.0.1", method: "POST", path, headers });
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
