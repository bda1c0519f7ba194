import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limits } from "../../../src/transport/limits.ts";
import { DelayedRefusals } from "../../../src/transport/server/delayed-refusals.ts";

/** More than end at once. */
const MANY = 2 * limits.releasedRefusals + 1;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("refusals are delayed while clients wait for their turns", async () => {
  const ended = delay(() => false);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveLength(MANY);
  await vi.advanceTimersByTimeAsync(limits.releaseInterval);
  expect(vi.getTimerCount()).toBe(0);
});

it("refusals end a few at a time, the oldest first, once no client waits for its turn", async () => {
  let isQuiet = false;
  const ended = delay(() => isQuiet);
  await vi.advanceTimersByTimeAsync(500);
  isQuiet = true;
  const counts: number[] = [];
  for (let interval = 0; interval < 3; interval++) {
    await vi.advanceTimersByTimeAsync(limits.releaseInterval);
    counts.push(ended.length);
  }
  expect(counts).toEqual([limits.releasedRefusals, 2 * limits.releasedRefusals, MANY]);
  expect(ended).toEqual(Array.from({ length: MANY }, (_, index) => index));
  expect(vi.getTimerCount()).toBe(0);
});

/** Delays many refusals by a second; returns the indexes of those that have ended, as they end. */
function delay(isQuiet: () => boolean): readonly number[] {
  const refusals = new DelayedRefusals(limits, isQuiet);
  const ended: number[] = [];
  for (let index = 0; index < MANY; index++) void refusals.wait(1_000).then(() => ended.push(index));
  return ended;
}
