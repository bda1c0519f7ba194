import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { Health, HealthCheckResponse_ServingStatus as Status } from "../../../src/gen/grpc/health/v1/health_pb.ts";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { post } from "../../protocol/serve.ts";
import { start } from "./run-server.ts";

/** ms for which an iteration of the event loop lasts. */
const BUSY = 10_000;

const importing = (module: string): string => `--import=data:text/javascript,${encodeURIComponent(module)}`;

/** Makes the process busy a moment after it has begun to stop. */
const busyAfterStop = importing(`
  process.on("SIGTERM", () => setTimeout(() => {
    console.error('"busy"');
    for (const end = performance.now() + ${BUSY}; performance.now() < end;);
  }, 500));`);

/** Has the process receive two signals before it handles the first. */
const signalTwice = importing(`
  process.on("SIGUSR2", () => {
    process.kill(process.pid, "SIGTERM");
    process.kill(process.pid, "SIGTERM");
  });`);

/** Has the process receive the second signal in one of the next phases of immediates, before those of the service itself. */
const signalLater = (phases: number): string =>
  importing(`
  import { setImmediate } from "node:timers/promises";
  let isFirst = true;
  process.on("SIGTERM", async () => {
    if (!isFirst) return;
    isFirst = false;
    for (let phase = 0; phase < ${phases}; phase++) await setImmediate();
    process.kill(process.pid, "SIGTERM");
  });`);

describe("a signal to stop", () => {
  it("lets calls in flight finish, ends streams with UNAVAILABLE after the grace, and exits with 0", async () => {
    const { url, process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "1", RATE_LIMIT: "0" });
    const transport = createGrpcTransport({ baseUrl: url });
    const client = createClient(IdentityService, transport);
    const stream = client
      .streamIdentities({ template: { gender: Gender.MALE, country: Country.MX } })
      [Symbol.asyncIterator]();
    await stream.next();
    child.kill("SIGTERM");
    const ended = (async () => {
      // Slower than the service, which would otherwise use a core during the whole grace period.
      for (;;) {
        if ((await stream.next()).done) return "done";
        await wait(10);
      }
    })().catch((error: unknown) => String(error));
    expect(await ended).toContain("[unavailable]");
    expect(await exit).toBe(0);
  });

  it("turns readiness to 503 and health to NOT_SERVING before the port closes", async () => {
    const { url, process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "4" });
    const health = createClient(Health, createGrpcTransport({ baseUrl: url }));
    const statuses: Status[] = [];
    const watching = (async () => {
      for await (const { status } of health.watch({})) statuses.push(status);
    })().catch(() => {});
    await health.check({});
    child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).headers.get("retry-after")).not.toBeNull();
    expect((await health.check({})).status).toBe(Status.NOT_SERVING);
    expect((await post(`${url}/generate`, { gender: "male", country: "mx" })).status).toBe(200);
    expect(await exit).toBe(0);
    await watching;
    expect(statuses).toEqual([Status.SERVING, Status.NOT_SERVING]);
  });

  it("fails no call that it accepted, under load", async () => {
    const { url, process: child, exit } = await start({ RATE_LIMIT: "0", SHUTDOWN_GRACE_SECONDS: "4" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const failures: string[] = [];
    let calls = 0;
    let open = true;
    const load = Array.from({ length: 8 }, async (_, worker) => {
      while (open) {
        try {
          if (worker % 2 === 0) await client.generateIdentity({ gender: Gender.FEMALE });
          else await (await post(`${url}/generate`, { gender: "male" })).text();
          calls++;
        } catch (error) {
          // A closed port, and a stream begun after GOAWAY, were never accepted: clients may try another server.
          const text = `${error} ${(error as Error).cause}`;
          if (/ECONNREFUSED|REFUSED_STREAM/.test(text)) return;
          failures.push(text);
        }
      }
    });
    await expect.poll(() => calls).toBeGreaterThan(50);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    open = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
  });

  it("stops at once at the second signal", async () => {
    const { url, process: child, exit, err } = await start({ SHUTDOWN_GRACE_SECONDS: "60", RATE_LIMIT: "0" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const stream = client
      .streamIdentities({ template: { gender: Gender.MALE, country: Country.MX } })
      [Symbol.asyncIterator]();
    await stream.next();
    child.kill("SIGINT");
    await expect.poll(err).toContain('"stopping"');
    // Some iterations of the event loop later.
    await wait(500);
    child.kill("SIGINT");
    await exit;
    expect([child.exitCode, child.signalCode]).toEqual([null, "SIGINT"]);
    await stream.next().catch(() => {});
  });

  it("stops at once at the second signal, also while an iteration of the event loop takes long", async () => {
    const running = await start({ SHUTDOWN_GRACE_SECONDS: "60", NODE_OPTIONS: busyAfterStop });
    const { process: child, exit, err } = running;
    child.kill("SIGTERM");
    await expect.poll(err).toContain('"busy"');
    const begun = performance.now();
    child.kill("SIGTERM");
    await exit;
    expect(performance.now() - begun).toBeLessThan(BUSY / 2);
  });

  it("stops at the second signal of two that arrive in one iteration", async () => {
    const { process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "60", NODE_OPTIONS: signalTwice });
    child.kill("SIGUSR2");
    expect(await exit).toBe(1);
  });

  it.each([0, 1, 2, 3])("stops at the second signal that arrives %d iterations after the first", async (phases) => {
    const env = { SHUTDOWN_GRACE_SECONDS: "60", NODE_OPTIONS: signalLater(phases) };
    const { process: child, exit } = await start(env);
    child.kill("SIGTERM");
    await exit;
    expect([1, "SIGTERM"]).toContain(child.exitCode ?? child.signalCode);
  });
});
