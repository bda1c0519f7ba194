import { connect } from "node:http2";
import { setTimeout as wait } from "node:timers/promises";
import { type ChannelOptions, connectivityState } from "@grpc/grpc-js";
import { describe, expect, it, onTestFinished } from "vitest";
import { startNginx } from "../process/nginx.ts";
import { start } from "../process/run-server.ts";
import { needs } from "../programs.ts";
import { generate, template } from "./foreign-calls.ts";
import { grpcJs } from "./grpc-js-client.ts";

/** ms that the channels are idle: three PINGs at the interval that grpc-js, grpc-go and Java may use by default. */
const IDLE = 35_000;

const every = (milliseconds: number): ChannelOptions => ({
  "grpc.keepalive_time_ms": milliseconds,
  "grpc.keepalive_timeout_ms": 5_000,
  "grpc.keepalive_permit_without_calls": 1,
});

/** Resolves to the state that a channel is in, some time after its only call. */
async function idleState(port: number, options: ChannelOptions): Promise<string | undefined> {
  const { call, channel } = grpcJs(port, options);
  expect((await call(generate, template)).error).toBeUndefined();
  await new Promise((resolve) => {
    channel.watchConnectivityState(connectivityState.READY, Date.now() + IDLE, resolve);
  });
  return connectivityState[channel.getConnectivityState(false)];
}

describe("a client that sends PINGs on an idle connection", () => {
  it("keeps it, every 10 s and hundreds of times a second", async () => {
    const { port } = await start();
    const session = connect(`http://127.0.0.1:${port}`);
    onTestFinished(() => session.destroy());
    const codes: number[] = [];
    session.on("goaway", (code) => codes.push(code));
    let answered = 0;
    // A PING for the estimate of bandwidth follows each message, so that clients send hundreds a second.
    const often = (async () => {
      for (const end = performance.now() + IDLE; performance.now() < end; await wait(2))
        session.ping(() => void answered++);
    })();
    const states = await Promise.all([10_000, 1_000, 100].map((interval) => idleState(port, every(interval))));
    await often;
    expect(states).toEqual(["READY", "READY", "READY"]);
    expect(codes).toEqual([]);
    expect(session.closed).toBe(false);
    expect(answered).toBeGreaterThan(IDLE / 20);
  });

  it("keeps it through nginx, which answers PINGs itself", needs("nginx"), async () => {
    const { port } = await start();
    const { http2Url } = await startNginx([port, port, port]);
    expect(await idleState(Number(new URL(http2Url).port), every(10_000))).toBe("READY");
  });
});
