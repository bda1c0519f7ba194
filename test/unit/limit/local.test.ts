import Bottleneck from "bottleneck";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLocalAllowance } from "../../../src/limit/local.ts";

function allowanceOf(limit: number, maxClients = 1_000) {
  let time = 0;
  const allowance = createLocalAllowance({ limit, windowSeconds: 60, maxClients, now: () => time });
  return { allowance, advance: (ms: number) => (time += ms) };
}

describe("the local allowance", () => {
  it("grants exactly the limit, however calls cost and arrive", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 60, size: "max" }), (costs) => {
        const { allowance } = allowanceOf(50);
        const decisions = costs.map((cost) => allowance.take("a", cost));
        const granted = decisions.reduce((sum, { allowed }, i) => sum + (allowed ? (costs[i] ?? 0) : 0), 0);
        const asked = costs.reduce((sum, cost) => sum + cost, 0);
        expect(granted).toBeLessThanOrEqual(50);
        if (asked <= 50) expect(granted).toBe(asked);
        // The first call that was refused did not fit, whatever came after it.
        else expect(granted).toBeGreaterThan(50 - 7);
        expect(allowance.take("a", 51)).toMatchObject({ allowed: false, remaining: 50 - granted });
      }),
    );
  });

  it("takes all of a cost or none", () => {
    const { allowance } = allowanceOf(10);
    expect(allowance.take("a", 7)).toMatchObject({ allowed: true, remaining: 3 });
    expect(allowance.take("a", 4)).toMatchObject({ allowed: false, remaining: 3 });
    expect(allowance.take("a", 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(allowance.take("a", 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it("refuses at once what costs more than the limit", () => {
    const { allowance } = allowanceOf(10);
    expect(allowance.take("a", 11)).toMatchObject({ allowed: false, remaining: 10 });
    expect(allowance.take("a", 10)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it("has bottleneck decide each call, at once", () => {
    const store: object = Reflect.get(new Bottleneck({ reservoir: 1 }), "_store");
    const asked = vi.spyOn(Object.getPrototypeOf(store), "conditionsCheck");
    onTestFinished(() => asked.mockRestore());
    const { allowance } = allowanceOf(5);
    for (const left of [4, 3, 2, 1, 0])
      expect(allowance.take("a", 1)).toEqual({ allowed: true, remaining: left, resetMs: 60_000 });
    expect(allowance.take("a", 1)).toEqual({ allowed: false, remaining: 0, resetMs: 60_000 });
    expect(asked).toHaveBeenCalledTimes(6);
  });

  it("refunds what was not used", () => {
    const { allowance } = allowanceOf(2);
    allowance.take("a", 2);
    allowance.refund("a", 1);
    expect(allowance.take("a", 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(allowance.take("a", 1)).toMatchObject({ allowed: false });
  });

  it("never refunds more than was taken", () => {
    const { allowance } = allowanceOf(2);
    allowance.refund("new", 1);
    allowance.take("a", 1);
    allowance.refund("a", 1);
    allowance.refund("a", 1);
    for (const client of ["new", "a"]) {
      expect(allowance.take(client, 2), client).toMatchObject({ allowed: true, remaining: 0 });
      expect(allowance.take(client, 1), client).toMatchObject({ allowed: false });
    }
  });

  it("keeps clients apart, whatever they are called", () => {
    const { allowance } = allowanceOf(1);
    for (const client of ["a", "b", "__proto__", "constructor", ""]) {
      expect(allowance.take(client, 1).allowed, client).toBe(true);
      expect(allowance.take(client, 1).allowed, client).toBe(false);
    }
  });

  it("begins a window at the first call and ends it on time", () => {
    const { allowance, advance } = allowanceOf(1);
    expect(allowance.take("a", 1).resetMs).toBe(60_000);
    advance(59_999);
    expect(allowance.take("a", 1)).toEqual({ allowed: false, remaining: 0, resetMs: 1 });
    advance(1);
    expect(allowance.take("a", 1)).toEqual({ allowed: true, remaining: 0, resetMs: 60_000 });
  });

  it("forgets clients in the order of their latest calls, refused ones included", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."abcdefgh"), { maxLength: 60, size: "max" }), (calls) => {
        const { allowance } = allowanceOf(1, 5);
        let remembered: string[] = [];
        for (const client of calls) {
          const { allowed } = allowance.take(client, 1);
          expect(allowed).toBe(!remembered.includes(client));
          remembered = [...remembered.filter((other) => other !== client), client].slice(-5);
          expect(allowance.size()).toBe(remembered.length);
        }
      }),
    );
  });

  it("keeps refusing clients that keep calling, while thousands of others call once", () => {
    const { allowance } = allowanceOf(1, 20);
    for (const client of ["a", "b", "c"]) allowance.take(client, 1);
    for (let i = 0; i < 2_000; i++) {
      allowance.take(`other ${i}`, 1);
      if (i % 10 !== 0) continue;
      for (const client of ["a", "b", "c"]) {
        expect(allowance.take(client, 1), `${client} after ${i}`).toMatchObject({ allowed: false });
      }
    }
    expect(allowance.size()).toBe(20);
  });

  it("drops windows that have ended as new clients call, and goes on doing so", () => {
    const { allowance, advance } = allowanceOf(1);
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 100; i++) allowance.take(`client ${round} ${i}`, 1);
      expect(allowance.size()).toBe(100);
      advance(60_000);
    }
  });
});

describe("bottleneck, of which private members are used", () => {
  it("still has them, and counts its own jobs by them", async () => {
    const limiter = new Bottleneck({ reservoir: 2 });
    const store = Reflect.get(limiter, "_store");
    expect(store.conditionsCheck(2)).toBe(true);
    await limiter.schedule(async () => {});
    expect(store.storeOptions.reservoir).toBe(1);
    expect(store.conditionsCheck(2)).toBe(false);
    store.storeOptions = { reservoir: 7 };
    expect(await limiter.currentReservoir()).toBe(7);
  });
});
