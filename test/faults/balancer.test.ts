import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, startNginx } from "../e2e/process/nginx.ts";
import { needs } from "../e2e/programs.ts";
import { attacks } from "./attacks/index.ts";
import type { Attack } from "./harness/attack.ts";
import { attackServer } from "./harness/context.ts";
import { calls, closeAll } from "./harness/honest-calls.ts";
import { quantile } from "./harness/honest-clients.ts";
import { type ServerProcess, startServer } from "./harness/server-process.ts";

/** The full counts, floods of four seconds, and deadlines that a busy machine keeps too. */
const effort = { scale: 1, seconds: 4, slack: 2 };

/** ms between two honest calls, which come from so many addresses that none reaches its limit. */
const PAUSE = 25;
const ADDRESSES = 200;

/** What honest calls end with in overload, and the share of them that may. */
const SHED: ReadonlySet<string> = new Set(["gRPC ended with 14", "JSON answered 503"]);
const MOST_SHED = 0.02;

/** Attacks that a proxy meets before the service does, by their names. */
const named = [
  // Floods of connections.
  ...["connections without data", "incomplete headers", "incomplete bodies", "idle keep-alive connections"],
  ...["Slowloris: one header per second", "RUDY: body at one byte per second"],
  // Slow readers.
  ...["zero-rate readers", "readers at one byte per second"],
  // Floods of pipelined requests.
  ...["pipelined: GET /healthz on 50 connections", "pipelined: unknown paths on 10 connections"],
  "pipelined: preflights on 10 connections",
];

/** Those over HTTP/2 that the service alone does not hold, or barely. */
const overHttp2: readonly string[] = [
  "8,000 connections of HTTP/2 at once, from 100 addresses",
  "bodies in frames of one byte",
  "unbounded Health.Watch streams",
];

/**
 * What nginx holds longer than the service would: idle connections for 75 s, and bodies for as long as each byte comes within 10 s.
 * It closes the former where connections run short, and has no more than 200 requests of one address.
 */
const held: ReadonlySet<string> = new Set(["idle keep-alive connections", "RUDY: body at one byte per second"]);

const chosen = [...named, ...overHttp2].map(
  (name): Attack => attacks.find((attack) => attack.name === name) ?? expect.fail(name),
);

describe("the service behind the published nginx.conf", needs("nginx"), () => {
  let server: ServerProcess;
  let balancer: Balancer;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await startServer({ TRUSTED_PROXIES: "127.0.0.1" });
    const { port } = server;
    balancer = await startNginx([port, port, port], (end) => void ends.push(end));
  });
  afterAll(async () => {
    closeAll();
    for (const end of ends) await end();
    expect(await server.stop()).toBe(0);
  });

  /** Calls through the proxy, on both of its ports, until `over` is set. */
  async function callOn(over: AbortSignal) {
    const [http1, http2] = [balancer.url, balancer.http2Url].map((url) => Number(new URL(url).port));
    const faults: string[] = [];
    const milliseconds: number[] = [];
    const pending: Promise<void>[] = [];
    for (let count = 0; !over.aborted; count++, await wait(PAUSE)) {
      const kind = count % calls.length;
      const begun = performance.now();
      const port = (kind < 2 ? http1 : http2) ?? 0;
      const called = calls[kind]?.(port, `127.0.200.${1 + (count % ADDRESSES)}`).then((fault) => {
        milliseconds.push(performance.now() - begun);
        if (fault !== undefined) faults.push(fault);
      });
      if (called !== undefined) pending.push(called);
    }
    await Promise.all(pending);
    return { faults, milliseconds };
  }

  it.each(chosen.map((attack) => [attack.name, attack] as const))(
    "serves honest callers of the same proxy during %s",
    { timeout: 300_000 },
    async (name, attack) => {
      const over = new AbortController();
      const honest = callOn(over.signal);
      const { port } = new URL(overHttp2.includes(name) ? balancer.http2Url : balancer.url);
      const findings = await attackServer(attack, { ...server, port: Number(port) }, effort);
      over.abort();
      const { faults, milliseconds } = await honest;
      const [p50, p99] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.99)].map((ms) => ms.toFixed(0));
      console.log(`| ${name} | ${milliseconds.length} | ${p50} / ${p99} ms |`);
      // Refusals of overload, on cores that the attacker, nginx and the callers share with the service.
      const [shed, failed] = [faults.filter((fault) => SHED.has(fault)), faults.filter((fault) => !SHED.has(fault))];
      expect(failed).toEqual([]);
      expect(shed.length).toBeLessThanOrEqual(milliseconds.length * MOST_SHED);
      const unexpected = [...findings.faults.keys()];
      expect(unexpected.filter((fault) => !held.has(name) || !fault.includes("still open"))).toEqual([]);
      expect(server.isAlive()).toBe(true);
      expect(server.bugs()).toEqual([]);
      expect(server.warnings()).toEqual([]);
    },
  );
});
