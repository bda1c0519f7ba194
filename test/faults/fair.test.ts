import { describe, expect, it } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { FairQueue } from "../../src/http/port/fair.ts";
import { type Counts, clock, mockClock, runTurn, runTurns, scheduleCall, scheduleCalls } from "./harness/turn-clock.ts";

mockClock();

/** Schedules tasks of so many ms each, by the names of their clients. Returns the names as the tasks run. */
function scheduleTasks(queue: FairQueue, clients: readonly string[], milliseconds: number): readonly string[] {
  const order: string[] = [];
  for (const client of clients) {
    queue.schedule(client, () => {
      order.push(client);
      clock.now += milliseconds;
    });
  }
  return order;
}

describe("the fair queue", () => {
  it("gives each client the same time, however long its tasks take", async () => {
    const queue = new FairQueue();
    const used = { short: 0, long: 0 };
    for (const [client, milliseconds] of [
      ["short", 0.1],
      ["long", 4],
    ] as const) {
      for (let task = 0; task < 2_000; task++) {
        queue.schedule(client, () => {
          clock.now += milliseconds;
          used[client] += milliseconds;
        });
      }
    }
    await runTurns(1, () => used.short > 148);
    expect(used.long).toBeGreaterThan(140);
    expect(used.long).toBeLessThan(160);
  });

  it("runs no second task of a client before the first of another", async () => {
    const queue = new FairQueue();
    const order = scheduleTasks(queue, ["a", "a", "a", "a", "b", "b", "c"], limits.clientTurn / 2);
    await runTurns(0);
    expect(order.join("")).toBe("abcabaa");
  });

  it("lets a client owe no more than longestDebt", async () => {
    const queue = new FairQueue();
    scheduleTasks(queue, ["a"], 1_000);
    const order = scheduleTasks(queue, ["a", ...Array.from({ length: 100 }, () => "b")], 1);
    await runTurns(0);
    expect(order.indexOf("a")).toBeGreaterThanOrEqual(limits.longestDebt - 1);
    expect(order.indexOf("a")).toBeLessThanOrEqual(limits.longestDebt + 1);
  });

  it("runs the microtasks of a task before the next, and counts them as its time", async () => {
    const queue = new FairQueue();
    const order: string[] = [];
    const later = async (): Promise<void> => {
      await undefined;
      clock.now += limits.longestDebt;
      order.push("a");
    };
    for (let task = 0; task < 2; task++) queue.schedule("a", () => void later());
    for (let task = 0; task < 5; task++) {
      queue.schedule("b", () => {
        clock.now += 1;
        order.push("b");
      });
    }
    await runTurns(0);
    expect(order.join("")).toBe("abbbbba");
  });

  it("goes on after a task that throws", async () => {
    const queue = new FairQueue();
    queue.schedule("a", () => {
      throw new Error("of the task");
    });
    const order = scheduleTasks(queue, ["b"], 1);
    await expect(runTurn(0)).rejects.toThrow("of the task");
    await runTurn(0);
    expect(order).toEqual(["b"]);
  });

  it("lets a client that does one thing after the other wait for one task of those with a backlog", async () => {
    const queue = new FairQueue();
    scheduleTasks(
      queue,
      Array.from({ length: 500 }, () => "backlog"),
      1,
    );
    const waits: number[] = [];
    const call = (client: string): void => {
      const at = clock.now;
      queue.schedule(client, () => {
        waits.push(clock.now - at);
        clock.now += 1;
        call(client);
      });
    };
    await runTurn(0);
    call("one");
    await runTurns(0.1, () => waits.length === 300);
    expect(waits.filter((ms) => ms > 2)).toEqual([]);
    expect(clock.now - 1_000 - waits.length).toBeGreaterThan(300 / 2);
  });

  it("runs longer turns, the longer everything else in the event loop takes", async () => {
    const turnAfter = async (elsewhere: number): Promise<number> => {
      const queue = new FairQueue();
      const order = scheduleTasks(
        queue,
        Array.from({ length: 300 }, (_, index) => `${index}`),
        0.5,
      );
      await runTurn(0);
      const before = order.length;
      await runTurn(elsewhere);
      const { length } = order;
      await runTurns(0);
      return (length - before) * 0.5;
    };
    const turns = [await turnAfter(0), await turnAfter(40), await turnAfter(10_000)];
    expect(turns).toEqual([limits.turn, 40 / limits.turnShare, limits.longestTurn]);
  });

  it("keeps no waiting tasks that are over, however long its client is not released", async () => {
    const queue = new FairQueue();
    let tried = 0;
    const mayRun = (): boolean => {
      tried++;
      return false;
    };
    for (let held = 0; held < 100; held++) queue.schedule("a", () => {}, { mayRun });
    for (let held = 0; held < 10_000; held++) {
      let asked = 0;
      // Over once it waits.
      queue.schedule("a", () => {}, { mayRun, isOver: () => asked++ > 0 });
    }
    await runTurns(0);
    expect(tried).toBe(10_100);
    tried = 0;
    queue.release("a");
    await runTurns(0);
    expect(tried).toBe(100);
  });

  it("knows whose turn it is until the next begins", async () => {
    const queue = new FairQueue();
    const seen: boolean[] = [];
    queue.schedule("a", () => seen.push(queue.has("a"), queue.has("b")));
    queue.schedule("b", () => seen.push(queue.has("a"), queue.has("b")));
    expect(queue.has("a")).toBe(false);
    await runTurns(0);
    expect(queue.has("b")).toBe(false);
    expect(seen).toEqual([true, false, false, true]);
  });
});

describe("while connections are accepted, the fair queue", () => {
  /** Runs an iteration of `elsewhere` ms in which a connection is accepted. */
  async function accept(queue: FairQueue, elsewhere: number): Promise<void> {
    queue.accepted();
    await runTurn(elsewhere);
  }

  it("runs tasks only every acceptingTime ms", async () => {
    const queue = new FairQueue();
    const order = scheduleTasks(
      queue,
      Array.from({ length: 500 }, (_, index) => `${index}`),
      0.5,
    );
    await runTurn(0);
    const turns: number[] = [];
    let ran = order.length;
    for (let accepted = 1; accepted <= 2 * limits.acceptingTime + 2; accepted++) {
      await accept(queue, 1);
      if (order.length > ran) turns.push(accepted);
      ran = order.length;
    }
    expect(turns).toEqual([limits.acceptingTime, 2 * limits.acceptingTime]);
    await runTurn(0);
    expect(order.length).toBeGreaterThan(ran);
  });

  it("refuses nothing to clients that wait meanwhile, and to those that come", async () => {
    const queue = new FairQueue();
    const counts = scheduleCalls(queue, 500, 0.2);
    const begun = clock.now;
    while (counts.answered + counts.refused < 500) {
      queue.schedule(`accepted at ${clock.now}`, () => {});
      await accept(queue, 1);
    }
    expect(clock.now - begun).toBeGreaterThan(limits.overloadWait);
    expect(counts.refused).toBe(0);
  });
});

describe("in overload, the fair queue", () => {
  it("refuses calls that waited too long once no other task waits, and answers those that just came", async () => {
    const queue = new FairQueue();
    const counts = scheduleCalls(queue, 2_000, 1);
    await runTurns(1, () => queue.isOverloaded);
    const newcomer: Counts = { answered: 0, refused: 0 };
    scheduleCall(queue, "newcomer", 1, newcomer);
    await runTurns(1, () => newcomer.answered + newcomer.refused > 0);
    expect(newcomer.answered).toBe(1);
    // In the rest of its turn, in which no other task waits.
    expect(counts.refused).toBeLessThan(8 * limits.longestTurn);
    await runTurns(1);
    expect(counts.answered).toBeGreaterThan(limits.overloadWait / 2);
    expect(counts.refused).toBeGreaterThan(1_000);
    expect(counts.answered + counts.refused).toBe(2_000);
    clock.now += limits.overloadRetry;
    expect(queue.isOverloaded).toBe(false);
  });

  it("refuses them after refusalDelay ms at the latest", async () => {
    const queue = new FairQueue();
    const counts = scheduleCalls(queue, 2_000, 1);
    const begun = clock.now;
    let added = 0;
    await runTurns(1, () => {
      for (let call = 0; call < 20; call++) queue.schedule(`${added++}`, () => void clock.now++, { isCall: true });
      return counts.refused > 0;
    });
    expect(clock.now - begun).toBeGreaterThan(limits.refusalDelay - 10);
    expect(clock.now - begun).toBeLessThan(limits.refusalDelay + 100);
  });

  it("does not answer a late call that is over by then", async () => {
    const queue = new FairQueue();
    let isOver = false;
    const ran: boolean[] = [];
    scheduleCalls(queue, 1_000, 1);
    queue.schedule("late", (isLate) => ran.push(isLate), { isCall: true, isOver: () => isOver });
    await runTurns(1, () => queue.isOverloaded);
    isOver = true;
    await runTurns(1);
    expect(ran).toEqual([]);
  });

  it("is not seen after a pause of the process, however long it was", async () => {
    const queue = new FairQueue();
    for (let round = 0; round < 20; round++) {
      const counts = scheduleCalls(queue, 200, 0.2);
      clock.now += 1_000;
      await runTurns(1);
      expect(counts.refused).toBe(0);
    }
  });

  it("is seen after the process had nothing to do, however long", async () => {
    const queue = new FairQueue();
    scheduleCalls(queue, 1, 1);
    await runTurns(1);
    clock.now += 60_000;
    const counts = scheduleCalls(queue, 1_000, 1);
    await runTurns(1);
    expect(counts.refused).toBeGreaterThan(0);
  });

  it("is not seen while few clients wait, however long everything else takes", async () => {
    const queue = new FairQueue();
    for (let round = 0; round < 50; round++) {
      const counts = scheduleCalls(queue, 100, 0.2);
      await runTurns(200);
      expect(counts.refused).toBe(0);
    }
  });
});
