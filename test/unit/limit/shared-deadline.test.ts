import { stat } from "node:fs/promises";
import { setImmediate as immediately } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { within } from "../../../src/limit/deadline.ts";

/** Blocks the event loop. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("a deadline", () => {
  it("rejects what comes too late", async () => {
    await expect(within(1, new Promise(() => {}))).rejects.toThrow("no answer within 1 ms");
  });

  it("leaves what comes in time as it is", async () => {
    expect(await within(1_000, Promise.resolve("answer"))).toBe("answer");
    await expect(within(1_000, Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  });

  it("counts an answer that came in time to a process too busy to read it", async () => {
    // Timers come next in the event loop, and what has arrived after them.
    await immediately();
    const answer = within(20, stat("."));
    beBusy(100);
    expect((await answer).isDirectory()).toBe(true);
  });
});
