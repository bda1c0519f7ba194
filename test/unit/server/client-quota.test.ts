import { afterEach, expect, it, vi } from "vitest";
import { limits } from "../../../src/http/limits.ts";
import { ClientQuota } from "../../../src/http/port/client-quota.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("the quota of a client without connections can be dropped once its buckets are full again", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const quota = new ClientQuota(1, limits);
  expect([quota.connect(), quota.isIdle]).toEqual([true, false]);
  now += 1_000;
  expect(quota.isIdle).toBe(false);
  quota.connections--;
  quota.unused.take(1);
  expect(quota.isIdle).toBe(false);
  now += 1_000;
  expect(quota.isIdle).toBe(true);
});
