import { setImmediate as immediately, setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { needs } from "../programs.ts";
import { startRedis } from "../redis-server.ts";
import { share, until } from "./shared-limiters.ts";

describe("the shared allowance", needs("redis-server"), () => {
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

  it("makes no call wait longer than 100 ms for a Redis that stalls, and soon none at all", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url]);
    await allowance.take("a", 1);
    redis.stall();
    // Timers of the same process: a busy machine delays both.
    const within100 = (client: string) =>
      Promise.race([allowance.take(client, 1), wait(100).then(() => immediately())]);
    for (const decision of await Promise.all(["b", "c", "d", "e"].map(within100))) {
      expect(decision).toMatchObject({ allowed: true, remaining: 99 });
    }
    await until(() => outages.length > 0);
    for (let i = 0; i < 100; i++) {
      expect(await Promise.race([allowance.take(`later ${i}`, 1), immediately()])).toMatchObject({ allowed: true });
    }

    redis.resume();
    await until(() => outages.length > 1);
    expect(outages.map(({ away }) => away)).toEqual([true, false]);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 98 });
  });

  it("starts without a Redis, and uses it once it is there", async () => {
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

  it("starts in good time where Redis accepts connections and answers nothing", async () => {
    const redis = await startRedis();
    redis.stall();
    const { allowance, outages } = await share([redis.url]);
    expect(outages.map(({ away }) => away)).toEqual([true]);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    redis.resume();
    await until(() => outages.length > 1);
  });

  it("refuses as unavailable where it must fail closed", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([redis.url], { failure: "closed" });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    await redis.kill();
    for (let i = 0; i < 10; i++) {
      expect(await allowance.take("a", 1)).toEqual({ allowed: false, remaining: 0, resetMs: 1_000, unavailable: true });
    }
    await allowance.refund("a", 1);
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
});
