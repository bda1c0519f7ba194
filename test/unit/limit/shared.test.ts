import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLocalAllowance } from "../../../src/limit/local.ts";
import { createSharedAllowance, type SharedAllowance, type SharedOptions } from "../../../src/limit/shared.ts";
import { present } from "../../e2e/programs.ts";
import { type RedisServer, startRedis } from "../../e2e/redis-server.ts";

interface Shared {
  readonly allowance: SharedAllowance;
  /** Every word about outages so far. */
  readonly outages: { readonly away: boolean; readonly reason: string }[];
}

async function share(urls: readonly string[], options: Partial<SharedOptions> = {}): Promise<Shared> {
  const limit = options.limit ?? 100;
  const windowSeconds = options.windowSeconds ?? 60;
  const outages: { away: boolean; reason: string }[] = [];
  const allowance = createSharedAllowance({
    limit,
    windowSeconds,
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

const three = (url: string, options: Partial<SharedOptions> = {}): Promise<Shared[]> =>
  Promise.all([0, 1, 2].map(() => share([url], options)));

/** Three nodes that share the keys between them, each known to the others. */
async function startCluster(): Promise<RedisServer[]> {
  const nodes: RedisServer[] = [];
  // Told its address, which a node else learns of others and some in so small a cluster never do.
  const args = ["--cluster-enabled", "yes", "--cluster-announce-ip", "127.0.0.1"];
  for (let i = 0; i < 3; i++) nodes.push(await startRedis({ args }));
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

/** Until something is so. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

describe.skipIf(!present("redis-server"))("the shared allowance", () => {
  it("grants exactly the limit to all processes together", async () => {
    const { url } = await startRedis();
    const sharers = await three(url);
    const decisions = await Promise.all(Array.from({ length: 300 }, (_, i) => sharers[i % 3]?.allowance.take("a", 1)));
    const granted = decisions.filter((decision) => decision?.allowed).map((decision) => decision?.remaining ?? -1);
    expect(granted.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, left) => left));
    expect(sharers.flatMap(({ outages }) => outages)).toEqual([]);
  });

  it("grants exactly the limit, however calls cost, arrive and are spread", async () => {
    const { url } = await startRedis();
    const sharers = await three(url, { limit: 50 });
    let run = 0;
    const call = fc.record({ cost: fc.integer({ min: 1, max: 7 }), sharer: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 60 }), async (calls) => {
        const client = `client ${run++}`;
        const decisions = await Promise.all(
          calls.map(({ cost, sharer }) => sharers[sharer]?.allowance.take(client, cost)),
        );
        const granted = decisions.reduce(
          (sum, decision, i) => sum + (decision?.allowed ? (calls[i]?.cost ?? 0) : 0),
          0,
        );
        const asked = calls.reduce((sum, { cost }) => sum + cost, 0);
        expect(granted).toBeLessThanOrEqual(50);
        if (asked <= 50) expect(granted).toBe(asked);
        // Who is refused seven of fifty may not have been, had somebody else not been granted the same.
        else expect(granted).toBeGreaterThan(50 - 7);
      }),
    );
  });

  it("takes all of a cost or none, and says what is left", async () => {
    const { url } = await startRedis();
    const { allowance } = await share([url], { limit: 10 });
    expect(await allowance.take("a", 7)).toMatchObject({ allowed: true, remaining: 3 });
    expect(await allowance.take("a", 4)).toMatchObject({ allowed: false, remaining: 3 });
    expect(await allowance.take("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false, remaining: 0 });
    expect(await allowance.take("b", 11)).toMatchObject({ allowed: false, remaining: 10 });
    expect(await allowance.take("b", 10)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it("gives back what was not used, also to a client just told that nothing was left", async () => {
    const { url } = await startRedis();
    const { allowance } = await share([url], { limit: 2 });
    await allowance.take("a", 2);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
    await allowance.giveBack("a", 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("never gives back more than was taken", async () => {
    const { url } = await startRedis();
    const { allowance, outages } = await share([url], { limit: 2 });
    await allowance.giveBack("new", 1);
    await allowance.take("a", 1);
    await allowance.giveBack("a", 1);
    await allowance.giveBack("a", 1);
    for (const client of ["new", "a"]) {
      expect(await allowance.take(client, 2), client).toMatchObject({ allowed: true, remaining: 0 });
      expect(await allowance.take(client, 1), client).toMatchObject({ allowed: false });
    }
    expect(outages).toEqual([]);
  });

  it("begins a window at the first call and ends it on time, by the clock of Redis", async () => {
    const { url } = await startRedis();
    const [one, other] = await three(url, { limit: 1, windowSeconds: 1 });
    const first = await one?.allowance.take("a", 1);
    expect(first).toMatchObject({ allowed: true, resetMs: 1_000 });
    const refused = await other?.allowance.take("a", 1);
    expect(refused).toMatchObject({ allowed: false });
    expect(refused?.resetMs).toBeLessThanOrEqual(1_000);
    expect(await one?.allowance.take("a", 1)).toMatchObject({ allowed: false });
    await wait((refused?.resetMs ?? 0) + 1);
    expect(await other?.allowance.take("a", 1)).toMatchObject({ allowed: true, resetMs: 1_000 });
  });

  it("asks Redis once for a call, and not at all about a client who is used up", async () => {
    const redis = await startRedis();
    const { allowance } = await share([redis.url], { limit: 3 });
    const asked = async (): Promise<number> => {
      const stats = String(await redis.ask("INFO", "commandstats"));
      // The first call of a script sends it whole, by EVAL.
      const calls = [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)];
      return calls.reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const before = await asked();
    for (let i = 0; i < 4; i++) await allowance.take("a", 1);
    expect((await asked()) - before).toBe(4);
    for (let i = 0; i < 50; i++) expect(await allowance.take("a", 1)).toMatchObject({ allowed: false, remaining: 0 });
    expect((await asked()) - before).toBe(4);
  });

  it("leaves nothing in Redis that does not end", async () => {
    const redis = await startRedis();
    const { allowance } = await share([redis.url]);
    await allowance.take("192.0.2.1", 1);
    await allowance.take("192.0.2.2", 101);
    const keys = (await redis.ask("KEYS", "*")) as string[];
    expect(keys).toContain("identikit:192.0.2.1");
    for (const key of keys) expect(await redis.ask("PTTL", key), key).toBeGreaterThan(0);
  });

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

  it("logs in with the password of the URL, and tells it to nobody", async () => {
    const redis = await startRedis({ args: ["--requirepass", "p@ss,word"], client: { password: "p@ss,word" } });
    const right = await share([`redis://:${encodeURIComponent("p@ss,word")}@127.0.0.1:${redis.port}`], { limit: 1 });
    expect(await right.allowance.take("a", 1)).toMatchObject({ allowed: true });
    expect(right.outages).toEqual([]);
    const wrong = await share([`redis://:secret@127.0.0.1:${redis.port}`], { limit: 1 });
    expect(wrong.outages).toEqual([{ away: true, reason: expect.stringContaining("WRONGPASS") }]);
    expect(JSON.stringify(wrong.outages)).not.toContain("secret");
  });

  it("is as exact over a Redis Cluster, which it finds from any of its nodes", async () => {
    const nodes = await startCluster();
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
