// npx node --expose-gc bench/redis.ts: the cost of a limit shared in Redis, and an outage of Redis. Needs redis-server.
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import type { Allowance } from "../src/limit/allowance.ts";
import { createLocalAllowance } from "../src/limit/local.ts";
import { createSharedAllowance } from "../src/limit/shared.ts";
import { freePort } from "../test/e2e/programs.ts";
import { quantile } from "./statistics.ts";

const CLIENTS = 10_000;
const policy = { limit: 100, windowSeconds: 600 };

const rows: [string, string][] = [];
const row = (name: string, figure: string): void => void rows.push([name, figure]);
const milliseconds = (value: number): string => `${value.toFixed(3)} ms`;

const clients = (prefix: string): string[] =>
  Array.from({ length: CLIENTS }, (_, i) => `${prefix}.${i >> 8}.${i & 255}`);

/** The sum of the figures in INFO that the pattern finds. */
async function info(redis: Redis, pattern: RegExp): Promise<number> {
  const text = await redis.info("everything");
  return [...text.matchAll(pattern)].reduce((sum, [, figure]) => sum + Number(figure), 0);
}

const evals = /^cmdstat_eval(?:sha)?:calls=(\d+)/gm;
const commands = /^cmdstat_[^:|]+:calls=(\d+)/gm;
const cpuSeconds = /^used_cpu_(?:user|sys):([\d.]+)/gm;
const memoryBytes = /^used_memory:(\d+)/gm;
const networkBytes = /^total_net_(?:input|output)_bytes:(\d+)/gm;

/** Milliseconds that each call waits, with `atOnce` concurrent calls. */
async function waits(allowance: Allowance, names: readonly string[], atOnce: number): Promise<number[]> {
  const sample: number[] = [];
  const queue = names.values();
  const caller = async (): Promise<void> => {
    for (const name of queue) {
      const begun = performance.now();
      await allowance.take(name, 1);
      sample.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return sample;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function latency(shared: Allowance, local: Allowance): Promise<void> {
  for (const atOnce of [1, 100]) {
    await waits(shared, clients("warm"), atOnce);
    const [alone, together] = [
      await waits(local, clients(`l${atOnce}`), atOnce),
      await waits(shared, clients(`s${atOnce}`), atOnce),
    ];
    for (const share of [0.5, 0.99]) {
      const added = quantile(together, share) - quantile(alone, share);
      row(`added latency, ${atOnce} at once, p${share * 100}`, milliseconds(added));
    }
  }
}

async function load(shared: Allowance, redis: Redis): Promise<void> {
  const before = { evals: await info(redis, evals), bytes: await info(redis, networkBytes) };
  const inner = await info(redis, commands);
  const cpu = await info(redis, cpuSeconds);
  const begun = performance.now();
  await waits(shared, clients("load"), 100);
  await waits(shared, clients("load"), 100);
  const seconds = (performance.now() - begun) / 1_000;
  const calls = 2 * CLIENTS;
  row("calls a second of one process that only counts", (calls / seconds).toFixed(0));
  row("commands sent to Redis for a call", (((await info(redis, evals)) - before.evals) / calls).toFixed(2));
  row(
    "commands that Redis counts, those within the script included",
    (((await info(redis, commands)) - inner) / calls).toFixed(2),
  );
  row("bytes to and from Redis for a call", (((await info(redis, networkBytes)) - before.bytes) / calls).toFixed(0));
  row("CPU of Redis for a thousand calls", milliseconds((((await info(redis, cpuSeconds)) - cpu) * 1e6) / calls));
}

async function memory(url: string, redis: Redis): Promise<void> {
  await redis.flushall();
  const shared = await share(url, 1);
  const [heapBefore, redisBefore] = [heap(), await info(redis, memoryBytes)];
  await waits(shared, clients("10.0"), 100);
  row("memory of Redis for a client", `${((await info(redis, memoryBytes)) - redisBefore) / CLIENTS} bytes`);
  row("memory of the process for a client", `${Math.max(0, (heap() - heapBefore) / CLIENTS).toFixed(0)} bytes`);
  await waits(shared, clients("10.0"), 100);
  row("memory of the process for a client over its limit", `${((heap() - heapBefore) / CLIENTS).toFixed(0)} bytes`);

  const asked = await info(redis, evals);
  await waits(shared, clients("10.0"), 100);
  row("commands for calls of clients over their limit", `${(await info(redis, evals)) - asked}`);

  const before = await info(redis, commands);
  await wait(5_000);
  // The second INFO counts the first.
  const idle = (await info(redis, commands)) - before - 1;
  row(`commands a second at rest, ${CLIENTS} known clients`, `${idle / 5}`);
  shared.close?.();
}

async function outage(shared: Allowance, server: ChildProcess): Promise<void> {
  const begun = performance.now();
  server.kill("SIGSTOP");
  const during = await waits(shared, clients("stall"), 100);
  row("longest wait as Redis stalls", milliseconds(Math.max(...during)));
  const waited = during.filter((time) => time > 50);
  row("calls that waited for it, 100 at once", `${waited.length} / ${CLIENTS}`);
  row(
    "wait of all others, p99",
    milliseconds(
      quantile(
        during.filter((time) => time <= 50),
        0.99,
      ),
    ),
  );
  await wait(1_000 - (performance.now() - begun));
  server.kill("SIGCONT");
  const resumed = performance.now();
  while (shared.outage?.()) await wait(1);
  row("from its return until it counts again", milliseconds(performance.now() - resumed));
}

async function share(url: string, limit = policy.limit): Promise<Allowance> {
  const windows = { ...policy, limit };
  const insurance = createLocalAllowance({ ...windows, maxClients: 1e6, now: () => performance.now() });
  const shared = createSharedAllowance({ urls: [url], failure: "open", insurance, onOutage: () => {} });
  await shared.open();
  return shared;
}

const port = await freePort();
const server = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
  stdio: "ignore",
});
try {
  const redis = new Redis(port);
  redis.on("error", () => {});
  await redis.ping();
  const url = `redis://127.0.0.1:${port}`;
  const shared = await share(url);
  const local = createLocalAllowance({ ...policy, maxClients: 1e6, now: () => performance.now() });
  await latency(shared, local);
  await load(shared, redis);
  await memory(url, redis);
  await outage(shared, server);
  shared.close?.();
  redis.disconnect();
} finally {
  server.kill("SIGKILL");
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
