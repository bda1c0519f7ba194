import { describe, expect, it } from "vitest";
import { limits } from "../../src/http/limits.ts";
import { Rotation } from "../../src/http/port/rotation.ts";
import { Client } from "../../src/http/port/tasks.ts";
import { clock, mockClock, runTurn, runTurns, runTurnWithMicrotasks, scheduleCalls } from "./harness/turn-clock.ts";

mockClock();

/** Schedules tasks of so many ms each, by the names of their clients. Returns the names as the tasks run. */
function scheduleTasks(rotation: Rotation, clients: readonly string[], milliseconds: number): readonly string[] {
  const order: string[] = [];
  for (const client of clients) {
    rotation.schedule(client, () => {
      order.push(client);
      clock.now += milliseconds;
    });
  }
  return order;
}

describe("the rotation", () => {
  it("gives each client the same time, however long its tasks take", () => {
    const rotation = new Rotation();
    const used = { short: 0, long: 0 };
    for (const [client, milliseconds] of [
      ["short", 0.1],
      ["long", 4],
    ] as const) {
      for (let task = 0; task < 2_000; task++) {
        rotation.schedule(client, () => {
          clock.now += milliseconds;
          used[client] += milliseconds;
        });
      }
    }
    runTurns(1, () => used.short > 150);
    expect(used.long).toBeGreaterThan(140);
    expect(used.long).toBeLessThan(160);
  });

  it("runs a client's tasks until it has used its time, and then those of the next", () => {
    const rotation = new Rotation({ clientTurn: 1 });
    const order = scheduleTasks(rotation, ["a", "a", "a", "a", "b", "b", "c"], 0.5);
    runTurns(0);
    expect(order.join("")).toBe("aabbcaa");
  });

  it("lets a client owe no more than longestDebt", () => {
    const rotation = new Rotation();
    scheduleTasks(rotation, ["a"], 1_000);
    const order = scheduleTasks(rotation, ["a", ...Array.from({ length: 100 }, () => "b")], 1);
    runTurns(0);
    expect(order.indexOf("a")).toBeGreaterThanOrEqual(limits.longestDebt - 1);
    expect(order.indexOf("a")).toBeLessThanOrEqual(limits.longestDebt + 1);
  });

  it("counts the microtasks of a task as its time", async () => {
    const rotation = new Rotation();
    const order: string[] = [];
    const later = async (): Promise<void> => {
      await undefined;
      clock.now += limits.longestDebt;
      order.push("a");
    };
    for (let task = 0; task < 2; task++) rotation.schedule("a", () => void later());
    for (let task = 0; task < 5; task++) {
      rotation.schedule("b", () => {
        clock.now += 1;
        order.push("b");
      });
    }
    while (order.length < 7) await runTurnWithMicrotasks();
    expect(order.join("")).toBe("abbbbba");
  });

  it("serves clients that do one thing after the other before those with a backlog, which get a share of the time", () => {
    const rotation = new Rotation();
    scheduleTasks(
      rotation,
      Array.from({ length: 500 }, () => "backlog"),
      1,
    );
    const waits: number[] = [];
    let used = 0;
    const call = (client: string): void => {
      const at = clock.now;
      rotation.schedule(client, () => {
        waits.push(clock.now - at);
        used += 1;
        clock.now += 1;
        call(client);
      });
    };
    runTurn(0);
    call("one");
    runTurns(0.1, () => waits.length === 300);
    expect(waits.filter((ms) => ms > 1 + 2 * limits.turn)).toEqual([]);
    const backlog = clock.now - 1_000 - used;
    expect(backlog).toBeGreaterThan((300 - limits.newClientPriority) / 2);
  });

  it("serves parts of an answer after those that come first, although its client has time left", () => {
    const rotation = new Rotation();
    const order: string[] = [];
    const add = (client: string, isMore: boolean): void =>
      rotation.schedule(client, () => void order.push(`${client}${isMore ? " more" : ""}`), { isMore });
    rotation.schedule("a", () => {
      order.push("a");
      add("a", true);
    });
    add("b", true);
    add("c", false);
    runTurns(0);
    expect(order).toEqual(["a", "c", "b more", "a more"]);
  });

  it("runs longer turns, the longer everything else in the event loop takes", () => {
    const turnAfter = (elsewhere: number): number => {
      const rotation = new Rotation();
      const order = scheduleTasks(
        rotation,
        Array.from({ length: 300 }, (_, index) => `${index}`),
        0.5,
      );
      runTurn(0);
      const before = order.length;
      runTurn(elsewhere);
      const { length } = order;
      runTurns(0);
      return (length - before) * 0.5;
    };
    expect([0, 40, 10_000].map(turnAfter)).toEqual([limits.turn, 40 / limits.turnShare, limits.longestTurn]);
  });

  it("keeps no waiting tasks that are over, however long its client is not released", () => {
    const client = new Client("a", 1);
    const task = { run() {}, came: 0, at: 0 };
    for (let held = 0; held < 100; held++) client.hold(task);
    for (let held = 0; held < 100_000; held++) client.hold({ ...task, isOver: () => true });
    expect(client.waiting.length).toBeLessThan(400);
    expect(client.waiting.filter(({ isOver }) => isOver === undefined).length).toBe(100);
  });

  it("knows whose turn it is until the next begins", () => {
    const rotation = new Rotation();
    const seen: boolean[] = [];
    rotation.schedule("a", () => seen.push(rotation.has("a"), rotation.has("b")));
    rotation.schedule("b", () => seen.push(rotation.has("a"), rotation.has("b")));
    expect(rotation.has("a")).toBe(false);
    runTurns(0);
    expect(rotation.has("b")).toBe(false);
    expect(seen).toEqual([true, false, false, true]);
  });
});

describe("while connections are accepted, the rotation", () => {
  /** Runs an iteration of `elsewhere` ms in which a connection is accepted. */
  function accept(rotation: Rotation, elsewhere: number): void {
    rotation.turns.accepted();
    runTurn(elsewhere);
  }

  it("runs a turn only every acceptingTime ms", () => {
    const rotation = new Rotation();
    const order = scheduleTasks(
      rotation,
      Array.from({ length: 500 }, (_, index) => `${index}`),
      0.5,
    );
    runTurn(0);
    const turns: number[] = [];
    let ran = order.length;
    for (let accepted = 1; accepted <= 2 * limits.acceptingTime + 2; accepted++) {
      accept(rotation, 1);
      if (order.length > ran) turns.push(accepted);
      ran = order.length;
    }
    expect(turns).toEqual([limits.acceptingTime, 2 * limits.acceptingTime]);
    runTurn(0);
    expect(order.length).toBeGreaterThan(ran);
  });

  it("refuses nothing to clients that wait meanwhile, and to those that come", () => {
    const rotation = new Rotation();
    const counts = scheduleCalls(rotation, 500, 0.2);
    const begun = clock.now;
    while (counts.answered + counts.refused < 500) {
      rotation.schedule(`accepted at ${clock.now}`, () => {});
      accept(rotation, 1);
    }
    expect(clock.now - begun).toBeGreaterThan(limits.overloadWait);
    expect(counts.refused).toBe(0);
  });
});
