import { afterEach, expect, it, vi } from "vitest";
import { limits } from "../../../src/transport/limits.ts";
import { ClientQuota } from "../../../src/transport/server/client-quota.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("the quota of a client over the limit can be dropped after a minute, however long the window is", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const quota = new ClientQuota(1);
  quota.slowDown(86_400_000);
  expect([quota.delay, quota.isIdle]).toEqual([limits.firstDelay, false]);
  now += limits.longestSlowdown;
  expect([quota.delay, quota.isIdle]).toEqual([0, true]);
});
