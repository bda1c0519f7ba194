import type { Allowance, Decision, Policy } from "./allowance.ts";
import { createCounter, type Reservoir } from "./bottleneck-counter.ts";

interface LocalOptions extends Policy {
  /** Clients that are counted at the same time; the least recently used one is evicted. */
  readonly maxClients: number;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

interface Window extends Reservoir {
  readonly endsAt: number;
}

interface LocalAllowance extends Allowance {
  take(client: string, cost: number): Decision;
  refund(client: string, cost: number): void;
}

/** Ended windows that are dropped for one new client, at most. */
const MAX_DROPS = 8;

/** An allowance in this process. Windows end by their own time: bottleneck's refresh has a timer each, and is late. */
export function createLocalAllowance({ limit, windowSeconds, maxClients, now }: LocalOptions): LocalAllowance {
  const windowMs = windowSeconds * 1_000;
  // The least recently used first. A map, because a cache that knows its size takes memory for all clients at the start.
  const windows = new Map<string, Window>();
  const takeFrom = createCounter();
  let nextDrop = 0;

  const dropEnded = (time: number): void => {
    for (let drops = 0; drops < MAX_DROPS && nextDrop <= time; drops++) {
      const [oldest] = windows;
      if (oldest === undefined) return;
      const [client, { endsAt }] = oldest;
      if (endsAt > time) nextDrop = endsAt;
      else windows.delete(client);
    }
  };

  return {
    policy: { limit, windowSeconds },
    take(client, cost) {
      // Whole milliseconds: V8 stores fractions as objects.
      const time = Math.floor(now());
      let window = windows.get(client);
      if (window === undefined || window.endsAt <= time) {
        dropEnded(time);
        window = { reservoir: limit, endsAt: time + windowMs };
      }
      windows.delete(client);
      if (windows.size >= maxClients) windows.delete(oldestOf(windows));
      windows.set(client, window);
      const allowed = takeFrom(window, cost);
      return { allowed, remaining: window.reservoir, resetMs: window.endsAt - time };
    },
    refund(client, cost) {
      const window = windows.get(client);
      if (window !== undefined) window.reservoir = Math.min(limit, window.reservoir + cost);
    },
    size: () => windows.size,
  };
}

function oldestOf(windows: ReadonlyMap<string, Window>): string {
  const [client = ""] = windows.keys();
  return client;
}
