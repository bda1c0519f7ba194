import { LRUCache } from "lru-cache";
import type { Allowance, Decision, Policy } from "./allowance.ts";
import { createCounter } from "./bottleneck-counter.ts";

export interface LocalOptions extends Policy {
  /** Clients that are counted at the same time; the least recently used one is evicted. */
  readonly maxClients: number;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/**
 * A client's window. While it has one call it is only the time when it ends, so that a client that calls once takes 48
 * bytes less, and no counter.
 */
type Entry = number | Window;

/** Ended windows that are dropped for one new client, at most: more than one so that few remain, few so that no call waits. */
const MAX_DROPS = 8;

/**
 * An allowance in this process: a window for each client, counted by bottleneck.
 *
 * A window ends by its own time and not by bottleneck's refresh, whose timer per limiter costs memory and is late.
 */
export function createLocalAllowance({ limit, windowSeconds, maxClients, now }: LocalOptions): Allowance {
  const windowMs = windowSeconds * 1_000;
  const entries = new LRUCache<string, Entry>({ max: maxClients });
  let nextDrop = 0;

  const dropEnded = (time: number): void => {
    for (let drops = 0; drops < MAX_DROPS && nextDrop <= time; drops++) {
      const [oldest] = entries.rvalues();
      if (oldest === undefined) return;
      if (endOf(oldest) > time) nextDrop = endOf(oldest);
      else entries.pop();
    }
  };

  const windowOf = (client: string, entry: Entry): Window => {
    if (typeof entry === "object") return entry;
    const window = new Window(limit - 1, entry);
    entries.set(client, window);
    return window;
  };

  return {
    policy: { limit, windowSeconds },
    take(client, cost) {
      // Whole milliseconds: V8 stores fractions as objects.
      const time = Math.floor(now());
      const entry = entries.get(client);
      if (entry !== undefined && endOf(entry) > time) return windowOf(client, entry).take(cost, time);
      dropEnded(time);
      const first = cost === 1 ? time + windowMs : new Window(limit, time + windowMs);
      entries.set(client, first);
      return typeof first === "object"
        ? first.take(cost, time)
        : { allowed: true, remaining: limit - 1, resetMs: windowMs };
    },
    refund(client, cost) {
      const entry = entries.get(client);
      if (entry !== undefined) return windowOf(client, entry).refund(cost, limit);
    },
    size: () => entries.size,
  };
}

function endOf(entry: Entry): number {
  return typeof entry === "object" ? entry.endsAt : entry;
}

/** A window with a counter: made by a client's second call, a refund, or a first call that costs more than one. */
class Window {
  readonly endsAt: number;
  readonly #counter;
  /** Calls left by the latest answer of the counter. */
  #left: number;

  constructor(left: number, endsAt: number) {
    this.endsAt = endsAt;
    this.#left = left;
    this.#counter = createCounter(left);
  }

  take(cost: number, time: number): Decision | Promise<Decision> {
    const resetMs = this.endsAt - time;
    if (cost > this.#left) return { allowed: false, remaining: this.#left, resetMs };
    return this.#count(cost, resetMs);
  }

  async refund(cost: number, limit: number): Promise<void> {
    await this.#add(Math.min(cost, limit - this.#left));
  }

  async #count(cost: number, resetMs: number): Promise<Decision> {
    // The returned value and not `#left`, which concurrent calls may have changed.
    const left = await this.#add(-cost);
    if (left >= 0) return { allowed: true, remaining: left, resetMs };
    await this.#add(cost);
    return { allowed: false, remaining: this.#left, resetMs };
  }

  /** Resolves to the calls left, which are less than 0 while calls that do not fit are counted. */
  async #add(calls: number): Promise<number> {
    const left = await this.#counter.incrementReservoir(calls);
    this.#left = Math.max(left, 0);
    return left;
  }
}
