import { setImmediate as immediately, setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { endAfterAll } from "../process/run-server.ts";
import { needs } from "../programs.ts";
import type { RedisServer } from "../redis-server.ts";
import { share, startCluster, until } from "./shared-limiters.ts";

describe("the shared allowance in a Redis Cluster", needs("redis-server"), () => {
  const onEnd = endAfterAll();
  let nodes: RedisServer[] = [];
  // A new cluster takes 2 s before it accepts writes.
  beforeAll(async () => {
    nodes = await startCluster({ onEnd });
  });

  it("grants exactly the limit, and finds all nodes from any of them", async () => {
    const urls = nodes.slice(0, 2).map(({ url }) => url);
    const sharers = await Promise.all([share(urls), share(urls)]);
    for (const client of ["a", "b", "c", "d", "e"]) {
      const decisions = await Promise.all(
        Array.from({ length: 250 }, (_, i) => sharers[i % 2]?.allowance.take(client, 1)),
      );
      expect(
        decisions.filter((decision) => decision?.allowed),
        client,
      ).toHaveLength(100);
    }
    expect(sharers.flatMap(({ outages }) => outages)).toEqual([]);
  });

  it("waits for no node that stalls, though the others answer", async () => {
    const { allowance, outages } = await share(nodes.map(({ url }) => url));
    nodes[1]?.stall();
    let client = 0;
    while (outages.length === 0) await allowance.take(`client ${client++}`, 1);
    // Longer than two probes take: one that another node answers would end the outage.
    const end = performance.now() + 600;
    while (performance.now() < end) {
      const decisions = Promise.all(Array.from({ length: 50 }, (_, i) => allowance.take(`client ${i}`, 1)));
      expect(await Promise.race([decisions, immediately()])).toHaveLength(50);
      await wait(50);
    }
    expect(outages.map(({ away }) => away)).toEqual([true]);
    nodes[1]?.resume();
    await until(() => outages.length > 1);
    expect(outages.map(({ away }) => away)).toEqual([true, false]);
  });
});
