import { afterEach, expect, it, vi } from "vitest";
import { limits } from "../../../src/transport/limits.ts";
import { ClientQuota } from "../../../src/transport/server/client-quota.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("the quota of a client over the limit can be dropped after a minute, however long the window is", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const quota = new ClientQuota(1, limits);
  quota.slowDown(86_400_000);
  expect([quota.delay, quota.isIdle]).toEqual([limits.firstDelay, false]);
  now += limits.longestSlowdown;
  expect([quota.delay, quota.isIdle]).toEqual([0, true]);
});

it("refuses calls in overload at once, and delays the refusals of a client that calls again before it may", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const quota = new ClientQuota(1, limits);
  now = 10;
  expect(quota.refusalDelay(0)).toBe(0);
  now = 20;
  expect(quota.refusalDelay(5), "a call that had arrived before").toBe(0);
  expect(quota.refusalDelay(15), "a call that came too early").toBe(limits.refusalDelay);
  expect(quota.isIdle).toBe(false);
  now += limits.refusalDelay + limits.overloadRetry;
  expect(quota.isIdle).toBe(true);
  expect(quota.refusalDelay(now), "a call that came later").toBe(0);
});
