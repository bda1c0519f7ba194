import { describe, expect, it } from "vitest";
import { headers, windowUpdate } from "./clients/http2-frames.ts";
import { openHttp2, type RawHttp2 } from "./clients/raw-http2.ts";
import { openRaw } from "./clients/raw-socket.ts";
import { get, getFields, grpcCall } from "./clients/requests.ts";
import { callOften, leaveUnread, smallUnread } from "./clients/unread.ts";
import { serveFleet } from "./harness/fleet.ts";

const reader = "127.90.0.1";

/** 1.7 MB: the buffers of the system hold some twenty. */
const script = get("/docs/swagger-ui-bundle.js");

/** Makes a call on a connection of its own; returns it. */
async function call(port: number, address: string): Promise<RawHttp2> {
  const session = (await openHttp2(port, address)) ?? expect.fail();
  await session.send(grpcCall(1));
  return session;
}

async function expectAnswer(session: RawHttp2): Promise<void> {
  await expect.poll(() => session.seen().get("status 200")).toBe(1);
  session.socket.destroy();
}

describe("a client with much to read", () => {
  it("has its next streams of HTTP/2 answered once it has read on, while others are answered", async () => {
    const { port } = await serveFleet(smallUnread);
    const session = await leaveUnread(port, reader, 2);
    await callOften(port);
    await session.send(headers(5, getFields));
    await callOften(port);
    expect(session.seen().get("status 200")).toBe(2);
    for (let stream = 1; stream < 4; stream += 2) await session.send(windowUpdate(stream, 1_000_000));
    await session.send(windowUpdate(0, 1_000_000));
    await expect.poll(() => session.seen().get("status 200")).toBe(3);
    session.socket.destroy();
  });

  it("is not read further on other connections either", async () => {
    const { port } = await serveFleet(smallUnread);
    const session = await leaveUnread(port, reader, 2);
    await callOften(port);
    const next = (await openRaw(port, reader)) ?? expect.fail();
    let received = "";
    next.socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1");
    });
    await next.send(get("/healthz"));
    await callOften(port);
    expect(received).toBe("");
    session.socket.destroy();
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 /);
    next.socket.destroy();
  });

  it("goes on once it reads its connection of HTTP/1.1", async () => {
    const { port } = await serveFleet(smallUnread);
    const slow = (await openRaw(port, reader, false)) ?? expect.fail();
    await slow.send(script.repeat(60));
    // Until the buffers of the system are full.
    let next = await call(port, reader);
    for (await callOften(port); next.seen().has("status 200"); await callOften(port)) {
      next.socket.destroy();
      next = await call(port, reader);
    }
    slow.socket.resume();
    await expectAnswer(next);
    slow.socket.destroy();
  });
});

it("the connection with most to read is closed where all have too much", async () => {
  const { port } = await serveFleet({ unread: 1_500_000, auditInterval: 5 });
  const few = await leaveUnread(port, "127.90.0.3", 2);
  const many = await leaveUnread(port, "127.90.0.4", 5);
  const some = await leaveUnread(port, "127.90.0.5", 3);
  await many.closed;
  await callOften(port);
  expect([few.isClosed(), some.isClosed()]).toEqual([false, false]);
  for (const session of [few, some]) session.socket.destroy();
});
