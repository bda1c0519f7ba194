import Bottleneck from "bottleneck";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocalAllowance } from "../../../src/limit/local.ts";

function allowanceOf(limit: number, maxClients = 1_000) {
  let time = 0;
  const allowance = createLocalAllowance({ limit, windowSeconds: 60, maxClients, now: () => time });
  return { allowance, advance: (ms: number) => (time += ms) };
}

describe("the local allowance", () => {
  it("grants exactly the limit, however calls cost and arrive", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 60 }), async (costs) => {
        const { allowance } = allowanceOf(50);
        const decisions = await Promise.all(costs.map((cost) => allowance.take("a", cost)));
        const granted = decisions.reduce((sum, { allowed }, i) => sum + (allowed ? (costs[i] ?? 0) : 0), 0);
        const asked = costs.reduce((sum, cost) => sum + cost, 0);
        expect(granted).toBeLessThanOrEqual(50);
        if (asked <= 50) expect(granted).toBe(asked);
      }),
    );
  });

  it("takes all of a cost or none", async () => {
    const { allowance } = allowanceOf(10);
    expect(await allowance.take("a", 7)).toMatchObject({ allowed: true, remaining: 3 });
    expect(await allowance.take("a", 4)).toMatchObject({ allowed: false, remaining: 3 });
    expect(await allowance.take("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it("refuses at once what costs more than the limit", async () => {
    const { allowance } = allowanceOf(10);
    expect(await allowance.take("a", 11)).toMatchObject({ allowed: false, remaining: 10 });
    expect(await allowance.take("a", 10)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it("gives back what was not used", async () => {
    const { allowance } = allowanceOf(2);
    await allowance.take("a", 2);
    await allowance.giveBack("a", 1);
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await allowance.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("keeps clients apart, whatever they are called", async () => {
    const { allowance } = allowanceOf(1);
    for (const client of ["a", "b", "__proto__", "constructor", ""]) {
      expect((await allowance.take(client, 1)).allowed, client).toBe(true);
      expect((await allowance.take(client, 1)).allowed, client).toBe(false);
    }
  });

  it("begins a window at the first call and ends it on time", async () => {
    const { allowance, advance } = allowanceOf(1);
    expect((await allowance.take("a", 1)).resetMs).toBe(60_000);
    advance(59_999);
    expect(await allowance.take("a", 1)).toEqual({ allowed: false, remaining: 0, resetMs: 1 });
    advance(1);
    expect(await allowance.take("a", 1)).toEqual({ allowed: true, remaining: 0, resetMs: 60_000 });
  });

  it("remembers no more clients than it may, and forgets one that did not call again", async () => {
    const { allowance } = allowanceOf(1, 3);
    for (const client of ["a", "b", "c", "a", "d"]) await allowance.take(client, 1);
    expect(allowance.size()).toBe(3);
    expect((await allowance.take("a", 1)).allowed).toBe(false);
    expect((await allowance.take("b", 1)).allowed).toBe(true);
  });

  it("goes on counting who goes on calling, however many strangers pass by", async () => {
    const { allowance } = allowanceOf(1, 20);
    for (const client of ["a", "b", "c"]) await allowance.take(client, 1);
    for (let i = 0; i < 2_000; i++) {
      await allowance.take(`stranger ${i}`, 1);
      if (i % 10 !== 0) continue;
      for (const client of ["a", "b", "c"]) {
        expect(await allowance.take(client, 1), `${client} after ${i}`).toMatchObject({ allowed: false });
      }
    }
    expect(allowance.size()).toBe(20);
  });

  it("remembers no more clients than it may where all of them call again and again", async () => {
    const { allowance } = allowanceOf(1_000, 20);
    for (let i = 0; i < 5; i++) for (let client = 0; client < 50; client++) await allowance.take(`${client}`, 1);
    for (let client = 0; client < 20; client++) await allowance.take(`${client}`, 1);
    for (let client = 0; client < 20; client++) await allowance.take(`${client}`, 1);
    expect(allowance.size()).toBe(20);
    await allowance.take("stranger", 1);
    expect(allowance.size()).toBe(20);
  });

  it("forgets clients whose windows are over as others come", async () => {
    const { allowance, advance } = allowanceOf(1);
    for (let i = 0; i < 100; i++) await allowance.take(`old ${i}`, 1);
    advance(60_000);
    for (let i = 0; i < 30; i++) await allowance.take(`new ${i}`, 1);
    expect(allowance.size()).toBe(30);
  });
});

describe("bottleneck, which is frozen and pinned", () => {
  it("still has the two methods that are replaced", () => {
    const limiter = new Bottleneck({ reservoir: 1 }) as unknown as {
      _store: { yieldLoop: unknown };
      _drainAll: unknown;
    };
    expect(limiter._store.yieldLoop).toBeTypeOf("function");
    expect(limiter._drainAll).toBeTypeOf("function");
  });
});
