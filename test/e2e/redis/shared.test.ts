import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needs } from "../programs.ts";
import { startRedis } from "../redis-server.ts";
import { delayedBy, type Shared, share, until } from "./shared-limiters.ts";

const three = (url: string, options: Parameters<typeof share>[1] = {}): Promise<Shared[]> =>
  Promise.all([0, 1, 2].map(() => share([url], options)));

describe("the shared allowance", needs("redis-server"), () => {
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
    const sharers = await three(url, { limit: 50, failure: "closed" });
    let run = 0;
    const call = fc.record({ cost: fc.integer({ min: 1, max: 7 }), sharer: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 60, size: "max" }), async (calls) => {
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
        // Where Redis answers too late, as on a busy machine, a call is refused that may be counted.
        fc.pre(decisions.every((decision) => decision?.unavailable !== true));
        if (asked <= 50) expect(granted).toBe(asked);
        // The first call that was refused did not fit, whatever came after it.
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

  it("refunds what was not used, also after a refusal that left nothing", async () => {
    const { url } = await startRedis();
    const { allowance } = await share([url], { limit: 2 });
    await allowance.take("a", 2);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
    await allowance.refund("a", 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("refuses a batch that does not fit and counts on, where Redis answers within its deadline but late", async () => {
    const redis = await startRedis();
    const { allowance, outages } = await share([await delayedBy(40, redis.port)]);
    expect(await allowance.take("a", 95)).toMatchObject({ allowed: true, remaining: 5 });
    expect(await allowance.take("a", 10)).toMatchObject({ allowed: false, remaining: 5 });
    await until(async () => (await allowance.take("a", 1)).allowed);
    expect(outages).toEqual([]);
  });

  it("never refunds more than was taken", async () => {
    const { url } = await startRedis();
    const { allowance, outages } = await share([url], { limit: 2 });
    await allowance.refund("new", 1);
    await allowance.take("a", 1);
    await allowance.refund("a", 1);
    await allowance.refund("a", 1);
    for (const client of ["new", "a"]) {
      expect(await allowance.take(client, 2), client).toMatchObject({ allowed: true, remaining: 0 });
      expect(await allowance.take(client, 1), client).toMatchObject({ allowed: false });
    }
    expect(outages).toEqual([]);
  });

  it("begins a window at the first call and ends it when Redis does", async () => {
    const redis = await startRedis();
    const [one, other] = await three(redis.url, { limit: 1 });
    const first = await one?.allowance.take("a", 1);
    expect(first).toMatchObject({ allowed: true });
    // Redis counts down while it answers.
    expect(first?.resetMs).toBeGreaterThan(59_000);
    expect(first?.resetMs).toBeLessThanOrEqual(60_000);
    await redis.ask("PEXPIRE", "identikit:a", 2_000);
    const refused = await other?.allowance.take("a", 1);
    expect(refused).toMatchObject({ allowed: false });
    expect(refused?.resetMs).toBeLessThanOrEqual(2_000);
    await redis.ask("PEXPIRE", "identikit:a", 1);
    await until(async () => (await other?.allowance.take("a", 1))?.allowed === true);
    expect(await redis.ask("PTTL", "identikit:a")).toBeGreaterThan(59_000);
  });

  it("refunds nothing into the next window", async () => {
    const redis = await startRedis();
    const { allowance } = await share([redis.url], { limit: 10 });
    for (const end of ["a refused batch", "a refund"]) {
      await allowance.take(end, 8);
      await redis.ask("PEXPIRE", `identikit:${end}`, 100);
      if (end === "a refund") await allowance.refund(end, 5);
      else expect(await allowance.take(end, 5)).toMatchObject({ allowed: false, remaining: 2 });
      // Unless the window has ended already, all that was asked for stays taken.
      expect([end === "a refund" ? "8" : "13", null]).toContain(await redis.ask("GET", `identikit:${end}`));
      await until(async () => (await redis.ask("EXISTS", `identikit:${end}`)) === 0);
      await until(async () => (await allowance.take(end, 10)).allowed);
      expect(await allowance.take(end, 1), end).toMatchObject({ allowed: false, remaining: 0 });
    }
  });

  it("asks Redis once for each call, and not at all about a client whose limit is used up", async () => {
    const redis = await startRedis();
    const { allowance } = await share([redis.url], { limit: 3 });
    const asked = async (): Promise<number> => {
      const stats = String(await redis.ask("INFO", "commandstats"));
      // The first call of a script sends it whole, by EVAL.
      const calls = [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)];
      return calls.reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const before = await asked();
    for (let i = 0; i < 3; i++) expect(await allowance.take("a", 1)).toMatchObject({ allowed: true });
    expect((await asked()) - before).toBe(3);
    for (let i = 0; i < 50; i++) expect(await allowance.take("a", 1)).toMatchObject({ allowed: false, remaining: 0 });
    expect((await asked()) - before).toBe(3);
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

  it("logs in with the password of the URL, and keeps it out of reports", async () => {
    const redis = await startRedis({ args: ["--requirepass", "p@ss,word"], client: { password: "p@ss,word" } });
    const right = await share([`redis://:${encodeURIComponent("p@ss,word")}@127.0.0.1:${redis.port}`], { limit: 1 });
    expect(await right.allowance.take("a", 1)).toMatchObject({ allowed: true });
    expect(right.outages).toEqual([]);
    const wrong = await share([`redis://:secret@127.0.0.1:${redis.port}`], { limit: 1 });
    expect(wrong.outages).toEqual([{ away: true, reason: expect.stringContaining("WRONGPASS") }]);
    expect(JSON.stringify(wrong.outages)).not.toContain("secret");
  });
});
