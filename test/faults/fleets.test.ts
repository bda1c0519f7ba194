import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import type { Ban } from "../../src/http/port/client.ts";
import { grpcJs } from "../e2e/clients/grpc-js-client.ts";
import {
  flags,
  frame,
  headers,
  onStreams,
  ping,
  reset,
  settings,
  types,
  windowUpdate,
  word,
} from "./clients/http2-frames.ts";
import { openHttp2 } from "./clients/raw-http2.ts";
import { openRaw } from "./clients/raw-socket.ts";
import { begin, getFields, grpcCall, streamPath, streamRequest } from "./clients/requests.ts";
import { generate, person, serveFleet, stream } from "./harness/fleet.ts";

const batches = "identity.v1.IdentityService/BatchGenerateIdentities";

/** StreamIdentitiesRequest with a count of 3. */
const threePeople = Buffer.from([...streamRequest, 16, 3]);

const get = (stream: number): Buffer => headers(stream, getFields);
const goAway = (last: number): Buffer => frame(types.goaway, 0, 0, [...word(last), ...word(0)]);

/** POST /generate, token by token. */
function inPieces(stream: number): Buffer {
  const tokens = ["{", '"gender"', ":", '"male"', "}"];
  return Buffer.concat([
    begin(stream, "/generate", "application/json"),
    ...tokens.map((token) => frame(types.data, 0, stream, Buffer.from(token))),
    frame(types.data, flags.endStream, stream),
  ]);
}

/** What a client library sends at most on one connection, beside each ban. */
const usual: Readonly<Record<Ban, Buffer>> = {
  resets: onStreams(100, (stream) => Buffer.concat([get(stream), reset(stream)])),
  earlyStreams: onStreams(100, get),
  protocolErrors: Buffer.concat([get(1), goAway(1)]),
  invalidFrames: Buffer.concat([settings([1, 4_096], [2, 0], [3, 100], [4, 65_535], [5, 16_384], [6, 16_384]), get(1)]),
  frames: onStreams(100, (stream) => Buffer.concat([ping, windowUpdate(0, 1_000), get(stream)])),
  smallFrames: onStreams(100, inPieces),
};

describe("a client library is not banned", () => {
  it.each(Object.entries(usual))("beside the rule of %s, on twenty connections", async (_rule, sent) => {
    const { port, bans } = await serveFleet();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => openHttp2(port, "127.0.0.1")));
    await Promise.all(sessions.map((session) => session?.send(sent)));
    const next = (await openHttp2(port, "127.0.0.1")) ?? expect.fail();
    await next.send(get(1));
    await expect.poll(() => next.seen().get("status 200")).toBe(1);
    for (const session of [...sessions, next]) session?.socket.destroy();
    expect(bans).toEqual([]);
  });
});

/** Expects that some calls ended with the first code, and none with another than these. */
function expectCodes(codes: ReadonlySet<number | undefined>, ...own: readonly number[]): void {
  expect([...codes].filter((code) => code !== undefined && !own.includes(code))).toEqual([]);
  expect(codes).toContain(own[0]);
}

describe("an honest fleet is not shut out", () => {
  it.each([
    ["after a call, with the stream's id", grpcCall(1), 1],
    ["after a call, with no last stream", grpcCall(1), 0x7fff_ffff],
    ["before any call", Buffer.alloc(0), 0x7fff_ffff],
  ])("for 200 closes as grpc-go sends them, %s", async (_name, sent, last) => {
    const { port, bans } = await serveFleet();
    for (let index = 0; index < 200; index++) {
      const session = (await openHttp2(port, "127.0.0.1")) ?? expect.fail(`connection ${index} was refused`);
      await session.ready;
      await session.send(sent);
      if (sent.length > 0) await expect.poll(() => session.seen().get("status 200")).toBe(1);
      await session.send(goAway(last));
      await session.closed;
    }
    expect(bans).toEqual([]);
  });

  it("for 2,000 streams that are cancelled once something was found", { timeout: 120_000 }, async () => {
    const { port, bans } = await serveFleet();
    // What does not fit into the window of a stream is queued when it is reset.
    const session = (await openHttp2(port, "127.0.0.1", { window: 200 })) ?? expect.fail();
    await session.ready;
    for (let index = 0; index < 2_000; index++) {
      const id = 2 * index + 1;
      await session.send(grpcCall(id, streamPath, threePeople));
      await expect.poll(() => session.seen().get("status 200")).toBe(index + 1);
      await session.send(reset(id));
    }
    expect([...session.seen()]).toEqual([["status 200", 2_000]]);
    session.socket.destroy();
    expect(bans).toEqual([]);
  });

  it("for fan-outs of 100 calls of which one fails and cancels the rest", { timeout: 60_000 }, async () => {
    const { port, bans } = await serveFleet();
    const client = grpcJs(port);
    const codes = new Set<number | undefined>();
    for (let round = 0; round < 10; round++) {
      const group = new AbortController();
      const batch = { template: person, count: 20 };
      const calls = Array.from({ length: 99 }, () => client.call(batches, batch, { signal: group.signal }));
      const failing = client.call(generate, {}).then((outcome) => {
        group.abort();
        return outcome;
      });
      for (const { error } of await Promise.all([failing, ...calls])) codes.add(error?.code);
    }
    expectCodes(codes, status.CANCELLED, status.INVALID_ARGUMENT);
    expect((await client.call(generate, person)).error).toBeUndefined();
    expect(bans).toEqual([]);
  });

  it("for 200 calls at once with a deadline of 20 ms, ten times", { timeout: 60_000 }, async () => {
    const { port, bans } = await serveFleet();
    const client = grpcJs(port);
    const codes = new Set<number | undefined>();
    for (let round = 0; round < 10; round++) {
      const calls = Array.from({ length: 200 }, () =>
        client.call(batches, { template: person, count: 100 }, { deadline: Date.now() + 20 }),
      );
      for (const { error } of await Promise.all(calls)) codes.add(error?.code);
    }
    expectCodes(codes, status.DEADLINE_EXCEEDED);
    expect((await client.call(generate, person)).error).toBeUndefined();
    expect(bans).toEqual([]);
  });

  it("for 3,000 calls at once of one address", { timeout: 60_000 }, async () => {
    const { port, bans } = await serveFleet();
    const channels = Array.from({ length: 30 }, () => grpcJs(port, { "grpc.use_local_subchannel_pool": 1 }));
    const calls = channels.flatMap((client) => Array.from({ length: 100 }, () => client.call(generate, person)));
    const errors = (await Promise.all(calls)).map(({ error }) => error?.message);
    expect(errors.filter((error) => error !== undefined)).toEqual([]);
    expect(bans).toEqual([]);
  });
});

it("calls above the bound wait for others of their client, and are refused once too many wait", async () => {
  const { port } = await serveFleet({ requestsPerClient: 2, waitingPerClient: 50 });
  const client = grpcJs(port);
  // Two streams that are not read hold both places.
  const open = [1, 2].map(() => client.open(stream, { template: person }));
  for (const one of open) one.on("error", () => {});
  await Promise.all(open.map((one) => new Promise((resolve) => one.once("readable", resolve))));
  const errors: (string | undefined)[] = [];
  const calls = Array.from({ length: 50 }, () =>
    client.call(generate, person).then(({ error }) => errors.push(error?.message)),
  );
  expect((await client.call(generate, person)).error?.code).toBe(status.UNAVAILABLE);
  expect(errors).toEqual([]);
  for (const one of open) one.cancel();
  await Promise.all(calls);
  expect(errors).toEqual(Array(50).fill(undefined));
});

it("a client that leaves while pipelined calls wait for their answers can go on to call", async () => {
  const { port } = await serveFleet({ requestsPerClient: 2, waitingPerClient: 2 });
  const large = "GET /docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: a\r\n\r\n";
  for (let times = 0; times < 10; times++) {
    const raw = (await openRaw(port, "127.0.0.1", false)) ?? expect.fail();
    await raw.send(large.repeat(3));
    await new Promise((resolve) => raw.socket.once("readable", resolve));
    raw.breakOff();
    await raw.closed;
  }
  await expect.poll(async () => (await grpcJs(port).call(generate, person)).error).toBeUndefined();
});
