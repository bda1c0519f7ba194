import type { ServiceError } from "@grpc/grpc-js";
import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import type { Limits } from "../../src/http/limits.ts";
import { detailsOf, grpcJs } from "../e2e/clients/grpc-js-client.ts";
import { frame, types } from "./clients/http2-frames.ts";
import { openHttp2 } from "./clients/raw-http2.ts";
import { wait } from "./clients/raw-socket.ts";
import { begin, envelope, grpcCall, reflectionPath, watchPath } from "./clients/requests.ts";
import { generate, person, serveFleet, stream } from "./harness/fleet.ts";

it("a connection stays open while its client answers: an idle one, and one with Health.Watch alone", async () => {
  const { port } = await serveFleet({ sweepInterval: 20, sessionIdle: 60, pingTimeout: 60, abandonTimeout: 60 });
  for (const sent of [Buffer.alloc(0), grpcCall(1, watchPath, [])]) {
    const session = (await openHttp2(port, "127.0.0.1")) ?? expect.fail();
    await session.send(sent);
    await expect.poll(() => session.seen().get("ping") ?? 0).toBeGreaterThan(5);
    expect(session.isClosed()).toBe(false);
    session.socket.destroy();
  }
});

describe("the reader of a stream", () => {
  const paused = async (limits: Partial<Limits>, milliseconds: number) => {
    const { port } = await serveFleet({ sweepInterval: 20, stallTimeout: 60, readingTimeout: 60, ...limits });
    const client = grpcJs(port);
    // The first call draws more slowly. The client holds sixteen messages that are not read.
    await client.call(generate, person);
    const opened = client.open(stream, { template: person, count: 5_000 });
    const read = { people: 0, error: undefined as ServiceError | undefined };
    const ended = new Promise<void>((resolve) => {
      opened.on("error", (error: ServiceError) => {
        read.error = error;
      });
      opened.on("status", () => resolve());
    });
    await new Promise((resolve) => opened.once("readable", resolve));
    await wait(milliseconds);
    opened.on("data", ({ identities }: { identities: readonly unknown[] }) => {
      read.people += identities.length;
    });
    await ended;
    return read;
  };

  it("may pause for longer than that of another response, and reads on", { timeout: 60_000 }, async () => {
    expect(await paused({}, 500)).toEqual({ people: 5_000, error: undefined });
  });

  it("is told to go on from the next index after a longer pause", async () => {
    const { error } = await paused({ streamPause: 300 }, 3_000);
    expect(error?.code).toBe(status.UNAVAILABLE);
    expect(error?.details).toBe("The stream was not read for too long; go on from the next index.");
    expect(error?.metadata.get("grpc-retry-pushback-ms")).toEqual(["1000"]);
    expect(detailsOf(error)).toHaveProperty("google.rpc.RetryInfo");
  });
});

it("a stream of reflection that its client leaves open is closed after stallTimeout", async () => {
  const { port } = await serveFleet({ sweepInterval: 20, requestTimeout: 10_000, stallTimeout: 60 });
  const session = (await openHttp2(port, "127.0.0.1")) ?? expect.fail();
  const listServices = envelope(Buffer.from([58, 0]));
  await session.send(Buffer.concat([begin(1, reflectionPath), frame(types.data, 0, 1, listServices)]));
  await expect
    .poll(() => [...session.seen()])
    .toEqual([
      ["status 200", 1],
      ["reset 8", 1],
    ]);
  session.socket.destroy();
});

it("a client may have so many watches of health, and one more once one has ended", async () => {
  const { port } = await serveFleet({ watchesPerClient: 2 });
  const client = grpcJs(port);
  const watch = async () => {
    const opened = client.open("grpc.health.v1.Health/Watch", {});
    const code = await new Promise((resolve) => {
      opened.on("data", () => resolve(status.OK));
      opened.on("error", (error: ServiceError) => resolve(error.code));
    });
    return { opened, code };
  };
  const first = await watch();
  expect([first.code, (await watch()).code, (await watch()).code]).toEqual([
    status.OK,
    status.OK,
    status.RESOURCE_EXHAUSTED,
  ]);
  first.opened.cancel();
  await expect.poll(async () => (await watch()).code).toBe(status.OK);
});

it("the first GOAWAY excludes no stream when the service stops, and calls until the second are answered", async () => {
  const { port, identikit } = await serveFleet({ drainDelay: 0 }, { SHUTDOWN_GRACE_SECONDS: "20" });
  const session = (await openHttp2(port, "127.0.0.1")) ?? expect.fail();
  await session.ready;
  const closed = identikit.close();
  await expect.poll(() => session.lastStreams).toEqual([2 ** 31 - 1]);
  await session.send(grpcCall(1));
  await expect.poll(() => session.seen().get("status 200")).toBe(1);
  await session.closed;
  expect(session.lastStreams).toEqual([2 ** 31 - 1, 1, 1]);
  await closed;
});
