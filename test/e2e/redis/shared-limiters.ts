import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Policy } from "../../../src/limit/allowance.ts";
import { createLocalAllowance } from "../../../src/limit/local.ts";
import { createSharedAllowance, type SharedAllowance, type SharedOptions } from "../../../src/limit/shared.ts";
import { listen } from "../../protocol/listen.ts";
import { type RedisServer, type RedisServerOptions, startRedis } from "../redis-server.ts";

export interface Shared {
  readonly allowance: SharedAllowance;
  /** Reports of outages so far. */
  readonly outages: { readonly away: boolean; readonly reason: string }[];
}

export async function share(urls: readonly string[], options: Partial<SharedOptions & Policy> = {}): Promise<Shared> {
  const limit = options.limit ?? 100;
  const windowSeconds = options.windowSeconds ?? 60;
  const outages: { away: boolean; reason: string }[] = [];
  const allowance = createSharedAllowance({
    urls,
    failure: "open",
    insurance: createLocalAllowance({ limit, windowSeconds, maxClients: 1_000, now: () => performance.now() }),
    onOutage: (away, reason) => outages.push({ away, reason }),
    ...options,
  });
  onTestFinished(() => allowance.close());
  await allowance.open();
  return { allowance, outages };
}

/** Three nodes that share the keys between them, each known to the others. */
export async function startCluster(options: RedisServerOptions): Promise<RedisServer[]> {
  // Without an announced address, a node learns its own from others, which in so small a cluster may never happen.
  const args = ["--cluster-enabled", "yes", "--cluster-announce-ip", "127.0.0.1"];
  const nodes = await Promise.all([0, 1, 2].map(() => startRedis({ ...options, args })));
  const [first] = nodes;
  for (const [i, node] of nodes.entries()) {
    await node.ask("CLUSTER", "ADDSLOTSRANGE", i * 5_461, i === 2 ? 16_383 : (i + 1) * 5_461 - 1);
    if (node !== first) await node.ask("CLUSTER", "MEET", "127.0.0.1", first?.port ?? 0);
  }
  for (const node of nodes) {
    await until(async () => String(await node.ask("CLUSTER", "INFO")).includes("cluster_state:ok"));
  }
  return nodes;
}

/** The URL of a proxy to a Redis on this machine, whose answers arrive later by some milliseconds. */
export async function delayedBy(milliseconds: number, port: number): Promise<string> {
  const proxy = createServer((socket) => {
    const redis = connect(port, "127.0.0.1");
    redis.on("data", (bytes) => setTimeout(() => socket.write(bytes), milliseconds));
    socket.pipe(redis);
    const end = (): void => {
      socket.destroy();
      redis.destroy();
    };
    for (const one of [socket, redis]) one.on("error", () => {}).on("close", end);
  });
  return `redis://127.0.0.1:${await listen(proxy)}`;
}

/** Resolves once the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}
