import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import { afterEach, beforeEach, vi } from "vitest";
import type { FairQueue } from "../../../src/http/port/fair.ts";

/** The mocked clock in ms, which tasks and other work in the event loop advance. */
export const clock = { now: 0 };

/** The immediates of the next iteration of the event loop. */
let immediates: (() => void)[] = [];

const { setImmediate: realImmediate } = timers;

/** Mocks the clock and the immediates of all tests of a file. */
export function mockClock(): void {
  beforeEach(() => {
    clock.now = 1_000;
    immediates = [];
    // cast: nobody clears an immediate of the queue
    const next = (immediate: () => void) => immediates.push(immediate) as unknown as NodeJS.Immediate;
    vi.spyOn(timers, "setImmediate").mockImplementation(next as typeof timers.setImmediate);
    syncBuiltinESMExports();
    vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

/** Counts of calls. */
export interface Counts {
  answered: number;
  refused: number;
}

/** Schedules one call of `milliseconds` for each client; a refusal takes an eighth. Returns how many have ended so. */
export function scheduleCalls(queue: FairQueue, clients: number, milliseconds: number): Counts {
  const counts: Counts = { answered: 0, refused: 0 };
  for (let client = 0; client < clients; client++) scheduleCall(queue, `client ${client}`, milliseconds, counts);
  return counts;
}

export function scheduleCall(queue: FairQueue, client: string, milliseconds: number, counts: Counts): void {
  const run = (isLate: boolean): void => {
    clock.now += isLate ? milliseconds / 8 : milliseconds;
    if (isLate) counts.refused++;
    else counts.answered++;
  };
  queue.schedule(client, run, { isCall: true });
}

/** Runs one iteration of the event loop, in which everything else takes so many ms. */
export async function runTurn(elsewhere: number): Promise<void> {
  clock.now += elsewhere;
  for (const immediate of immediates.splice(0)) immediate();
  // What the immediates leave to microtasks and ticks has run by then.
  await new Promise((resolve) => realImmediate(resolve));
}

/** Runs turns until none is left, or the condition is true. */
export async function runTurns(elsewhere: number, until = (): boolean => false): Promise<void> {
  while (immediates.length > 0 && !until()) await runTurn(elsewhere);
}
