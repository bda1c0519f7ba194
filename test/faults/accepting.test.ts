import { describe, expect, it, vi } from "vitest";
import { limits } from "../../src/transport/limits.ts";
import { Turns } from "../../src/transport/server/turns.ts";
import { clock, mockClock, runTurns } from "./harness/turn-clock.ts";

mockClock();

/** Runs turns until none is left, with a connection accepted in each iteration of the event loop, which takes 1 ms. */
function runTurnsWhileAccepting(turns: Turns): void {
  while (vi.getTimerCount() > 0) {
    clock.loopCount++;
    clock.now++;
    turns.accepted();
    vi.advanceTimersToNextTimer();
  }
}

describe("turns while connections are accepted", () => {
  it("accept queued connections before the next turn, up to acceptingTime", () => {
    const turns = new Turns();
    let answered = 0;
    for (let client = 0; client < 200; client++) turns.add(`client ${client}`, () => void answered++);
    const answeredAfter: number[] = [];
    const last = limits.acceptStreak - 1;
    for (let accepted = 1; accepted <= last + 2 * limits.acceptingTime; accepted++) {
      clock.loopCount++;
      clock.now++;
      turns.accepted();
      const before = answered;
      vi.advanceTimersToNextTimer();
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
    let refused = 0;
    for (let client = 0; client < 1_000; client++) {
      turns.add(`client ${client}`, (isLate) => {
        if (isLate) refused++;
        else clock.now += 0.2;
      });
    }
    // They wait for more than a second, of which the turns take 0.2 s.
    runTurnsWhileAccepting(turns);
    expect(clock.now).toBeGreaterThan(1_000);
    expect(refused).toBe(0);
  });

  it("answer few calls between two times of accepting, even in overload", () => {
    const turns = new Turns();
    let refused = 0;
    let spent = 0;
    for (let client = 0; client < 3_000; client++) {
      turns.add(`client ${client}`, (isLate) => {
        spent += isLate ? limits.refusalCost : 1;
        if (isLate) refused++;
        else clock.now++;
      });
    }
    while (refused === 0) {
      clock.now++;
      vi.advanceTimersToNextTimer();
    }
    const turnsSpent: number[] = [];
    for (let accepted = 1; accepted <= limits.acceptStreak + 2 * limits.acceptingTime; accepted++) {
      clock.loopCount++;
      clock.now++;
      turns.accepted();
      spent = 0;
      vi.advanceTimersToNextTimer();
      if (accepted >= limits.acceptStreak && spent > 0) turnsSpent.push(Math.floor(spent));
    }
    expect(turnsSpent).toEqual([limits.turnAfterAccepting, limits.turnAfterAccepting]);
  });

  it("accept queued connections between two tasks that each fill a turn", () => {
    const turns = new Turns();
    const ran: number[] = [];
    for (let client = 0; client < 4; client++) turns.add(`${client}`, () => void ran.push(clock.now), 2 * limits.turn);
    // Each iteration takes acceptingTime, so that one connection is accepted in each turn.
    while (ran.length < 4) {
      clock.loopCount++;
      clock.now += limits.acceptingTime;
      turns.accepted();
      vi.advanceTimersToNextTimer();
    }
    const turnsBetween = ran.slice(1).map((at, before) => (at - (ran[before] ?? 0)) / limits.acceptingTime);
    expect(turnsBetween).toEqual([1, 1, 2]);
  });
});
