import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { bans } from "../../src/http/port/client.ts";
import { createClient, json, validJson } from "./clients/endpoints.ts";
import { frame, headers, many, onStreams, ping, reset, types } from "./clients/http2-frames.ts";
import { openHttp2, type RawHttp2 } from "./clients/raw-http2.ts";
import { begin, getFields } from "./clients/requests.ts";
import { type ServerProcess, startServer } from "./harness/server-process.ts";

const neighbour = "127.98.0.1";

/** GETs that are reset with a code. */
const resets = (count: number, code?: number): Buffer =>
  onStreams(count, (stream) => Buffer.concat([headers(stream, getFields), reset(stream, code)]));

/** Bytes for which a client is banned, and the reason that is logged. */
const abuses: readonly (readonly [name: string, bytes: Buffer, reason: RegExp])[] = [
  ["PING", many(30_000, () => ping), new RegExp(`${bans.frames}|${bans.invalidFrames}`)],
  [
    "a body in frames of one byte",
    Buffer.concat([begin(1, "/generate", "application/json"), many(4_000, () => frame(types.data, 0, 1, [32]))]),
    new RegExp(bans.smallFrames),
  ],
  ["resets", resets(15_000), new RegExp(`${bans.resets}|${bans.earlyStreams}|${bans.invalidFrames}`)],
];

/** Servers that ban for 60 seconds, for 1 second and never, and one that trusts all addresses of this test as proxies. */
let server: ServerProcess;
let brief: ServerProcess;
let lenient: ServerProcess;
let trusting: ServerProcess;

beforeAll(async () => {
  [server, brief, lenient, trusting] = await Promise.all([
    startServer({ BAN_SECONDS: "60" }),
    startServer({ BAN_SECONDS: "1" }),
    startServer({ BAN_SECONDS: "0" }),
    startServer({ BAN_SECONDS: "60", TRUSTED_PROXIES: "127.0.0.0/8" }),
  ]);
});

afterAll(async () => {
  await Promise.all([server.stop(), brief.stop(), lenient.stop(), trusting.stop()]);
});

/** Sends the bytes on new connections until the server closes or refuses one. */
async function abuse({ port }: ServerProcess, address: string, bytes: Uint8Array): Promise<void> {
  const sessions: RawHttp2[] = [];
  onTestFinished(() => {
    for (const { socket } of sessions) socket.destroy();
  });
  const isCut = async (): Promise<boolean> => {
    const session = await openHttp2(port, address);
    if (session === undefined) return true;
    sessions.push(session);
    await session.send(bytes);
    return sessions.some((one) => one.isClosed());
  };
  await expect.poll(isCut, { timeout: 30_000 }).toBe(true);
}

/** The status of a good call from this address, or how the connection failed. */
async function call({ port }: ServerProcess, address: string): Promise<string> {
  const client = createClient(port, address);
  const answer = await client.post(json, validJson);
  client.close();
  return answer;
}

async function bansOf({ metrics }: ServerProcess): Promise<number> {
  return Number(/^identikit_bans_total (\d+)$/m.exec(await metrics())?.[1]);
}

describe("a ban", () => {
  it.each(abuses)("for %s is logged once with its reason, counted, and holds for one address", async (...row) => {
    const [name, bytes, reason] = row;
    const address = `127.99.${abuses.findIndex(([other]) => other === name)}.1`;
    const before = await bansOf(server);
    const logged = server.warnings().length;
    // Several connections at once, each of which would be enough for a ban.
    await Promise.all([1, 2, 3].map(() => abuse(server, address, bytes)));
    await expect.poll(() => server.warnings().length).toBeGreaterThan(logged);
    expect(await call(server, address)).toMatch(/^connection /);
    expect(await call(server, neighbour)).toBe("200");
    const lines = server.warnings().slice(logged);
    expect(lines).toEqual([expect.stringContaining(`"client":"${address}"`)]);
    expect(lines[0]).toMatch(new RegExp(`"reason":"(?:${reason.source})"`));
    expect(await bansOf(server)).toBe(before + 1);
    expect(server.bugs()).toEqual([]);
  });

  it("is for resets without an error too, on connections of which none resets too many", async () => {
    const address = "127.99.9.1";
    const logged = server.warnings().length;
    for (let connection = 0; connection < 10; connection++) {
      const session = await openHttp2(server.port, address);
      if (session === undefined) break;
      onTestFinished(() => void session.socket.destroy());
      await session.ready;
      await session.send(resets(300, 0));
    }
    await expect.poll(() => server.warnings().slice(logged).join("")).toContain(bans.resets);
  });

  it("ends by itself", async () => {
    const [[, bytes] = expect.fail()] = abuses;
    await abuse(brief, "127.99.0.1", bytes);
    await expect.poll(() => bansOf(brief)).toBe(1);
    await expect.poll(() => call(brief, "127.99.0.1")).toBe("200");
  });

  it.each(abuses)("for %s is never imposed on a trusted proxy, whose connection is closed", async (_, bytes) => {
    await abuse(trusting, "127.99.0.1", bytes);
    expect(await call(trusting, "127.99.0.1")).toBe("200");
    expect(await bansOf(trusting)).toBe(0);
    expect(trusting.warnings()).toEqual([]);
  });

  it.each(abuses)("for %s is never imposed where BAN_SECONDS is 0", async (_, bytes) => {
    await abuse(lenient, "127.99.0.1", bytes);
    expect(await call(lenient, "127.99.0.1")).toBe("200");
    expect(await bansOf(lenient)).toBe(0);
  });
});
