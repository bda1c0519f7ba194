import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { slowHttp1 } from "./attacks/http1/slow.ts";
import { slowHttp2 } from "./attacks/http2/slow.ts";
import { attacks } from "./attacks/index.ts";
import { tls } from "./attacks/tls.ts";
import { flags, frame, headers, types } from "./clients/http2-frames.ts";
import { openHttp2 } from "./clients/raw-http2.ts";
import { envelope, postFields, streamPath } from "./clients/requests.ts";
import type { Attack } from "./harness/attack.ts";
import { createContext, type Effort } from "./harness/context.ts";
import { createFindings } from "./harness/findings.ts";
import { type HonestClients, startHonestClients } from "./harness/honest-clients.ts";
import { type Measure, type ServerProcess, startServer } from "./harness/server-process.ts";

/** A fiftieth of the counts, floods of 0.15 s, and all the time that a machine with other work may need. */
const effort: Effort = { scale: 0.02, seconds: 0.15, slack: 4 };

/** MiB that all attacks together may cost: twice what they do, since memory that is free again need not be given back. */
const MEMORY = 400;

/** Those that mostly wait run behind all others. */
const waiting = new Set([...slowHttp1, ...slowHttp2, ...tls]);
const short = attacks.filter(({ fullOnly }) => fullOnly === undefined);
const quick = short.filter((attack) => !waiting.has(attack));

let server: ServerProcess;
let honest: HonestClients;
let before: Measure;
let patient: Promise<readonly string[]>;

beforeAll(async () => {
  server = await startServer();
  before = await server.measure();
  honest = startHonestClients({ port: server.port, perSecond: 20 });
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
  const findings = createFindings();
  await attack.run(createContext(attack, server, findings, effort)).catch((error: unknown) => {
    findings.unexpected(error instanceof Error ? `${error.stack}` : `${error}`);
  });
  return [...findings.faults.keys()];
}

describe("the service under attack", () => {
  it.each(quick.map((attack) => [attack.name, attack] as const))(
    "survives %s, and serves others meanwhile",
    async (_name, attack) => {
      expect(await run(attack)).toEqual([]);
      expect((await honest.take()).faults).toEqual([]);
      expect(server.isAlive()).toBe(true);
      expect(server.bugs()).toEqual([]);
    },
  );

  it("ends whatever is slow, and serves others meanwhile", { timeout: 120_000 }, async () => {
    expect(await patient).toEqual([]);
    expect((await honest.take()).faults).toEqual([]);
    expect(server.bugs()).toEqual([]);
  });

  it("has let go of all clients, and of what they cost", { timeout: 60_000 }, async () => {
    await honest.stop();
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

describe("requests without a body, more than are answered in a turn", () => {
  it("are all answered", async () => {
    const session = await openHttp2(server.port, "127.88.0.1");
    onTestFinished(() => void session?.socket.destroy());
    const many = Array.from({ length: 90 }, (_, index) => [
      headers(2 * index + 1, postFields(streamPath, "application/grpc"), flags.endHeaders),
      frame(types.data, flags.endStream, 2 * index + 1),
    ]);
    await session?.send(Buffer.concat(many.flat()));
    await expect.poll(() => session?.seen().get("status 200"), { timeout: 10_000 }).toBe(90);
  });
});
