import { afterEach, beforeEach, vi } from "vitest";

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

/** Runs turns until none is left, `elsewhere` ms apart. */
export function runTurns(elsewhere: number): void {
  while (vi.getTimerCount() > 0) {
    clock.now += elsewhere;
    vi.advanceTimersToNextTimer();
  }
}
