import { describe, expect, it, vi } from "vitest";
import { limits } from "../../src/transport/limits.ts";
import { Turns } from "../../src/transport/server/turns.ts";
import { acceptBeforeTurn, addTasks, clock, mockClock, runTurns, runUntilRefused } from "./harness/turn-clock.ts";

mockClock();

describe("turns while connections are accepted", () => {
  it("accept queued connections before the next turn, up to acceptingTime", () => {
    const turns = new Turns();
    let answered = 0;
    for (let client = 0; client < 200; client++) turns.add(`client ${client}`, () => void answered++);
    const answeredAfter: number[] = [];
    const last = limits.acceptStreak - 1;
    for (let accepted = 1; accepted <= last + 2 * limits.acceptingTime; accepted++) {
      const before = answered;
      acceptBeforeTurn(turns, 1);
      if (accepted >= limits.acceptStreak && answered > before) answeredAfter.push(accepted);
    }
    expect(answeredAfter).toEqual([last + limits.acceptingTime, last + 2 * limits.acceptingTime]);
    expect(answered).toBe((limits.acceptStreak - 1) * limits.turn + 2 * limits.turnAfterAccepting);
    expect(turns.take()).toBe(false);
    clock.loopCount += 2;
    runTurns(1);
    expect(answered).toBe(200);
    expect(turns.take()).toBe(true);
  });

  it("refuse nothing to clients that wait while others are accepted", () => {
    const turns = new Turns();
    const counts = addTasks(turns, 1_000, 0.2);
    // They wait for more than a second, of which the turns take 0.2 s.
    while (vi.getTimerCount() > 0) acceptBeforeTurn(turns, 1);
    expect(clock.now).toBeGreaterThan(1_000);
    expect(counts.refused).toBe(0);
  });

  it("answer few calls between two times of accepting, even in overload", () => {
    const turns = new Turns();
    const counts = addTasks(turns, 3_000, 1);
    const spent = (): number => counts.answered + counts.refused * limits.refusalCost;
    runUntilRefused(counts);
    const beforeTurn = spent();
    vi.advanceTimersToNextTimer();
    expect(Math.floor(spent() - beforeTurn)).toBe(limits.longestTurn);
    const turnsSpent: number[] = [];
    for (let accepted = 1; accepted <= limits.acceptStreak + 2 * limits.acceptingTime; accepted++) {
      const before = spent();
      acceptBeforeTurn(turns, 1);
      if (accepted >= limits.acceptStreak && spent() > before) turnsSpent.push(Math.floor(spent() - before));
    }
    expect(turnsSpent).toEqual([limits.turnAfterAccepting, limits.turnAfterAccepting]);
  });

  it("accept queued connections between two tasks that each fill a turn", () => {
    const turns = new Turns();
    const ran: number[] = [];
    for (let client = 0; client < 4; client++) turns.add(`${client}`, () => void ran.push(clock.now), 2 * limits.turn);
    // Each iteration takes acceptingTime, so that one connection is accepted in each turn.
    while (ran.length < 4) acceptBeforeTurn(turns, limits.acceptingTime);
    const turnsBetween = ran.slice(1).map((at, before) => (at - (ran[before] ?? 0)) / limits.acceptingTime);
    expect(turnsBetween).toEqual([1, 1, 2]);
  });
});
