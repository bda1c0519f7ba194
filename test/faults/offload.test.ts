import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { FairQueue } from "../../src/http/port/fair.ts";
import { Few } from "../../src/http/port/few.ts";

const clock = { now: 0 };

beforeEach(() => {
  clock.now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Offloads work that ends when it is told to, and notes whose has begun. */
function offloader() {
  const images = new Few(new FairQueue(), limits.offloaded);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string): Promise<void> =>
    images.offload(client, () => {
      begun.push(client);
      return new Promise((resolve) => ends.push(resolve));
    });
  /** Ends the work that began first, after so many ms. */
  const end = (milliseconds: number): void => {
    clock.now += milliseconds;
    ends.shift()?.();
  };
  return { begun, run, end };
}

describe("work of other threads", () => {
  it("runs two at once, and next the one of a client that has used less time", async () => {
    const { begun, run, end } = offloader();
    for (let image = 0; image < 20; image++) void run("many");
    await expect.poll(() => begun.length).toBe(2);
    void run("one");
    end(40);
    await expect.poll(() => begun.length).toBe(3);
    expect(begun).toEqual(["many", "many", "one"]);
    while (begun.length < 21) {
      const { length } = begun;
      end(40);
      await expect.poll(() => begun.length).toBe(length + 1);
    }
  });

  it("is under way for one client twice at most, where there is room for others", async () => {
    const batches = new Few(new FairQueue(), limits.batches);
    const begun: string[] = [];
    const make = (client: string): void => {
      void batches.run(client, () => {
        begun.push(client);
        return new Promise(() => {});
      });
    };
    for (let batch = 0; batch < limits.batches; batch++) make("many");
    make("one");
    await expect.poll(() => begun).toEqual(["many", "one", "many"]);
  });

  it("is refused with 503 once it has waited offloadWait ms", async () => {
    const { begun, run, end } = offloader();
    for (let image = 0; image < limits.offloaded; image++) void run("many");
    const late = run("many");
    await expect.poll(() => begun.length).toBe(limits.offloaded);
    end(limits.offloadWait + 1);
    await expect(late).rejects.toMatchObject({ status: 503 });
    expect(begun.length).toBe(limits.offloaded);
  });

  it("that fails makes room for the next", async () => {
    const images = new Few(new FairQueue(), 1);
    const failed = images.offload("a", () => Promise.reject(new Error("broken")));
    await expect(failed).rejects.toThrow("broken");
    expect(await images.offload("b", () => Promise.resolve("rendered"))).toBe("rendered");
  });
});
