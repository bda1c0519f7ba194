import type { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { limits } from "../../src/transport/limits.ts";
import { Connection } from "../../src/transport/server/connection.ts";
import { Turns } from "../../src/transport/server/turns.ts";
import { addTasks, clock, mockClock, runTurns, runUntilRefused } from "./harness/turn-clock.ts";

mockClock();

/** Adds one task of `milliseconds` for each client; returns how many are refused after a pause of the process. */
function refusedOf(turns: Turns, clients: number, milliseconds: number, elsewhere: number, pause = 0): number {
  const counts = addTasks(turns, clients, milliseconds);
  clock.now += pause;
  runTurns(elsewhere);
  return counts.refused;
}

describe("turns of the event loop", () => {
  it("refuse calls once more clients wait than can be answered soon", () => {
    const turns = new Turns();
    const refused = refusedOf(turns, 2_000, 1, 1);
    expect(refused).toBeGreaterThan(1_000);
    // Those that waited least are answered first: as many as there is time for.
    expect(2_000 - refused).toBeGreaterThan(limits.overloadWait);
  });

  it("serve new clients first in overload, and refuse more calls per turn than they serve", () => {
    const turns = new Turns();
    const counts = addTasks(turns, 2_000, 1);
    runUntilRefused(counts);
    const before = counts.refused;
    const answers: string[] = [];
    turns.add("newcomer", (isLate) => answers.push(isLate ? "refused" : "answered"));
    vi.advanceTimersToNextTimer();
    expect(answers).toEqual(["answered"]);
    expect(counts.refused - before).toBeGreaterThan(2 * limits.turn);
  });

  it("let no connection refuse calls once the overload has ended", () => {
    const turns = new Turns();
    const late: Connection[] = [];
    for (let client = 0; client < 2_000; client++) {
      // cast: a connection reads only the address of its socket until it is closed.
      const socket = { remoteAddress: "192.0.2.1" } as Socket;
      const connection = new Connection(socket, `client ${client}`, undefined, turns, () => {});
      connection.schedule(() => {
        if (connection.isOverloaded) late.push(connection);
        else clock.now += 1;
      });
    }
    runTurns(1);
    expect(late.length).toBeGreaterThan(1_000);
    clock.now += limits.overloadRetry;
    expect(late.filter(({ isOverloaded }) => isOverloaded)).toEqual([]);
  });

  it("refuse nothing after a pause of the process, however long it was", () => {
    const turns = new Turns();
    for (let round = 0; round < 20; round++) expect(refusedOf(turns, 200, 0.2, 1, 1_000)).toBe(0);
  });

  it("refuse nothing to few clients, however long everything else in the event loop takes", () => {
    const turns = new Turns();
    for (let round = 0; round < 50; round++) expect(refusedOf(turns, limits.longestTurn, 0.2, 200)).toBe(0);
  });

  it("answer more at once, the longer everything else in the event loop takes", () => {
    const turns = new Turns();
    const answeredIn = (elsewhere: number): number => {
      let answered = 0;
      for (let client = 0; client < 200; client++) turns.add(`client ${client}`, () => void answered++);
      clock.now += elsewhere;
      vi.advanceTimersToNextTimer();
      const first = answered;
      runTurns(0);
      return first;
    };
    expect([1, 80, 10_000].map(answeredIn)).toEqual([limits.turn, 80 / limits.msPerTask, limits.longestTurn]);
  });

  it("run one task that fills a turn by itself in each, after all others", () => {
    const turns = new Turns();
    const order: string[] = [];
    const add = (client: string, cost?: number): void => turns.add(client, () => void order.push(client), cost);
    for (const client of ["large 1", "large 2"]) add(client, 2 * limits.turn);
    for (const client of ["a", "b", "c", "d", "e"]) add(client);
    runTurns(1);
    expect(order).toEqual(["a", "b", "c", "d", "large 1", "e", "large 2"]);
  });

  it("answer one call of each client before the second of any", () => {
    const turns = new Turns();
    const order: string[] = [];
    for (const call of ["a1", "a2", "a3", "b1", "c1", "b2"]) turns.add(call.slice(0, 1), () => void order.push(call));
    runTurns(1);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("prefer clients with one call at a time over clients with a backlog, up to newClientPriority", () => {
    const turns = new Turns();
    const order: string[] = [];
    const add = (client: string, then = (): void => {}): void => {
      turns.add(client, () => {
        order.push(client);
        then();
      });
    };
    const chain = (length: number): void => {
      if (length > 0) add("b", () => chain(length - 1));
    };
    for (let task = 0; task < limits.turn + 2; task++) add("a");
    vi.advanceTimersToNextTimer();
    chain(100);
    // Short enough not to lengthen a turn.
    runTurns(limits.newClientPriority / 10);
    const [, , , , ...between] = order.join("").split("a");
    expect(between.map(({ length }) => Math.round(length / limits.turn))).toEqual([9, 10, 6]);
  });
});
