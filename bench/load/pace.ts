import type { Connect, Connection } from "./connection.ts";
import { type LoadResult, Recorder } from "./recorder.ts";

export interface Pace {
  readonly connections: number;
  /** Requests that one connection may have in flight. */
  readonly mostInFlight: number;
  readonly seconds: number;
  /** Calls a second over all connections. */
  readonly rate: number;
}

interface Slot {
  readonly connection: Connection;
  inFlight: number;
}

/** Calls at a fixed rate, whether or not the server keeps up (open loop). */
export function pace(connect: Connect, { connections, mostInFlight, seconds, rate }: Pace): Promise<LoadResult> {
  return new Promise((resolve) => {
    const recorder = new Recorder();
    const total = Math.floor(rate * seconds);
    /** When those calls were due that wait for a connection: waiting to be sent counts as latency too. */
    const waiting: number[] = [];
    let due = 0;

    const send = (slot: Slot, time: number): void => {
      slot.inFlight++;
      slot.connection.send(time);
    };
    const slots = Array.from({ length: connections }, (): Slot => {
      const slot: Slot = {
        inFlight: 0,
        connection: connect((responded) => {
          slot.inFlight--;
          recorder.add(responded);
          const next = waiting.shift();
          if (next !== undefined) send(slot, next);
        }),
      };
      return slot;
    });

    const timer = setInterval(() => {
      const elapsed = (performance.now() - recorder.begun) / 1_000;
      for (; due < Math.min(total, elapsed * rate); due++) {
        const time = recorder.begun + (due / rate) * 1_000;
        const slot = freest(slots);
        if (slot !== undefined && slot.inFlight < mostInFlight) send(slot, time);
        else waiting.push(time);
      }
      for (const { connection } of slots) connection.flush();
      if (recorder.responses < total) return;
      clearInterval(timer);
      resolve(recorder.result());
      for (const { connection } of slots) connection.close();
    }, 1);
  });
}

/** The slot with the fewest requests in flight. */
function freest(slots: readonly Slot[]): Slot | undefined {
  let least: Slot | undefined;
  for (const slot of slots) {
    if (slot.inFlight === 0) return slot;
    if (least === undefined || slot.inFlight < least.inFlight) least = slot;
  }
  return least;
}
