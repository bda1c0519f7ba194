import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { present } from "../../e2e/programs.ts";
import { startRedis } from "../../e2e/redis-server.ts";
import { share, startCluster, until } from "./sharers.ts";

describe.skipIf(!present("redis-server"))("the shared allowance", () => {
  it("counts in this process while Redis is down, and in Redis when it is back", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url], { limit: 5 });
    await allowance.take("a", 1);
    await redis.kill();
    const decisions = await Promise.all(Array.from({ length: 20 }, () => allowance.take("a", 1)));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(5);
    await until(() => outages.length > 0);
    expect(outages).toEqual([{ away: true, reason: expect.any(String) }]);

    await redis.start();
    await until(() => outages.length > 1);
    expect(outages).toEqual([
      { away: true, reason: expect.any(String) },
      { away: false, reason: "" },
    ]);
    await allowance.take("a", 2);
    expect(await redis.ask("GET", "identikit:a")).toBe("2");
  });

  it("lets no call wait longer than 100 ms for a Redis that stalls, and soon none at all", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url]);
    await allowance.take("a", 1);
    redis.stall();
    const timed = async (client: string): Promise<number> => {
      const begun = performance.now();
      expect(await allowance.take(client, 1)).toMatchObject({ allowed: true, remaining: 99 });
      return performance.now() - begun;
    };
    const first = await Promise.all(["b", "c", "d", "e"].map(timed));
    // They all wait for the same 70 ms; what a busy machine adds is not ours.
    expect(Math.min(...first)).toBeLessThan(100);
    await until(() => outages.length > 0);
    const then = await Promise.all(Array.from({ length: 100 }, (_, i) => timed(`later ${i}`)));
    expect(Math.min(...then)).toBeLessThan(20);

    redis.resume();
    await until(() => outages.length > 1);
    expect(outages.map(({ away }) => away)).toEqual([true, false]);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 98 });
  });

  it("serves from its beginning without a Redis, and finds it later", async () => {
    const redis = await startRedis();
    await redis.kill();
    const { allowance, outages } = await share([redis.url], { limit: 1 });
    expect(outages).toEqual([{ away: true, reason: expect.stringContaining("ECONNREFUSED") }]);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
    await redis.start();
    await until(() => outages.length > 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    expect(await redis.ask("GET", "identikit:a")).toBe("1");
  });

  it("begins in good time where Redis takes connections and says nothing", async () => {
    const redis = await startRedis();
    redis.stall();
    const { allowance, outages } = await share([redis.url]);
    expect(outages.map(({ away }) => away)).toEqual([true]);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    redis.resume();
    await until(() => outages.length > 1);
  });

  it("refuses without an answer about the client where it must fail closed", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url], { failure: "closed" });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    await redis.kill();
    for (let i = 0; i < 10; i++) {
      expect(await allowance.take("a", 1)).toEqual({ allowed: false, remaining: 0, resetMs: 1_000, unavailable: true });
    }
    await allowance.giveBack("a", 1);
    await redis.start();
    await until(() => outages.length > 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
  });

  it.each([
    ["is read-only", ["REPLICAOF", "127.0.0.1", "1"], ["REPLICAOF", "NO", "ONE"]],
    ["is full", ["CONFIG", "SET", "maxmemory", "1"], ["CONFIG", "SET", "maxmemory", "0"]],
  ] as const)("counts in this process while Redis %s", async (_, [breaks, ...breakArgs], [heals, ...healArgs]) => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url], { limit: 2 });
    await redis.ask(breaks, ...breakArgs);
    const decisions = [];
    for (let i = 0; i < 6; i++) decisions.push(await allowance.take("a", 1));
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(2);
    await until(() => outages.length > 0);
    expect(outages.map(({ away }) => away)).toEqual([true]);
    await redis.ask(heals, ...healArgs);
    await until(() => outages.length > 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
  });

  it("waits for no node of a Redis Cluster that stalls, though the others answer", async () => {
    const nodes = await startCluster();
    const { allowance, outages } = await share(nodes.map(({ url }) => url));
    nodes[1]?.stall();
    let client = 0;
    while (outages.length === 0) await allowance.take(`client ${client++}`, 1);
    // Well beyond the time after which a node that answers would have been taken for the whole.
    const end = performance.now() + 1_000;
    while (performance.now() < end) {
      const begun = performance.now();
      await Promise.all(Array.from({ length: 50 }, (_, i) => allowance.take(`client ${i}`, 1)));
      expect(performance.now() - begun).toBeLessThan(70);
      await wait(50);
    }
    expect(outages.map(({ away }) => away)).toEqual([true]);
    nodes[1]?.resume();
    await until(() => outages.length > 1);
    expect(outages.map(({ away }) => away)).toEqual([true, false]);
  });
});
