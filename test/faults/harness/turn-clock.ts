import { afterEach, beforeEach, vi } from "vitest";
import type { Turns } from "../../../src/transport/server/turns.ts";

/** The mocked clock in ms, which tasks and other work in the event loop advance, and the iterations of the event loop. */
export const clock = { now: 0, loopCount: 0 };

/** Mocks the clock and the immediates of all tests of a file. */
export function mockClock(): void {
  beforeEach(() => {
    clock.now = 0;
    clock.loopCount = 0;
    vi.useFakeTimers({ toFake: ["setImmediate"] });
    vi.spyOn(performance, "now").mockImplementation(() => clock.now);
    // cast: nothing else of it is read.
    const timing = () => ({ uvMetricsInfo: { loopCount: clock.loopCount } }) as typeof performance.nodeTiming;
    vi.spyOn(performance, "nodeTiming", "get").mockImplementation(timing);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Adds one task of `milliseconds` for each client. Returns how many were answered and refused, counted as turns run. */
export function addTasks(turns: Turns, clients: number, milliseconds: number): { answered: number; refused: number } {
  const counts = { answered: 0, refused: 0 };
  for (let client = 0; client < clients; client++) {
    turns.add(`client ${client}`, (isLate) => {
      if (isLate) counts.refused++;
      else {
        counts.answered++;
        clock.now += milliseconds;
      }
    });
  }
  return counts;
}

/** Runs one turn in an iteration of the event loop of `milliseconds`, in which a connection was accepted. */
export function acceptBeforeTurn(turns: Turns, milliseconds: number): void {
  clock.loopCount++;
  clock.now += milliseconds;
  turns.accepted();
  vi.advanceTimersToNextTimer();
}

/** Runs turns, 1 ms apart, until the first task is refused. */
export function runUntilRefused(counts: { readonly refused: number }): void {
  while (counts.refused === 0) {
    clock.now++;
    vi.advanceTimersToNextTimer();
  }
}

/** Runs turns until none is left, `elsewhere` ms apart. */
export function runTurns(elsewhere: number): void {
  while (vi.getTimerCount() > 0) {
    clock.now += elsewhere;
    vi.advanceTimersToNextTimer();
  }
}
