import Bottleneck from "bottleneck";
import type { Allowance, Decision, Policy } from "./allowance.ts";

export interface LocalOptions extends Policy {
  /** Clients remembered at once; beyond it the one least recently seen is forgotten. */
  readonly maxClients: number;
  /** Milliseconds that only grow. */
  now(): number;
}

/**
 * An allowance in this process: one window for each client, bottleneck as its counter.
 *
 * Windows end by their own time and not by bottleneck's refresh, whose timer per limiter costs memory and comes late.
 */
export function createLocalAllowance({ limit, windowSeconds, maxClients, now }: LocalOptions): Allowance {
  // Least recently seen first: a Map keeps the order of insertion, and a window seen again is inserted anew.
  const windows = new Map<string, Window>();

  const windowOf = (client: string, time: number): Window => {
    const known = windows.get(client);
    if (known !== undefined) {
      windows.delete(client);
      if (known.endsAt > time) {
        windows.set(client, known);
        return known;
      }
    }
    forgetEnded(windows, time);
    if (windows.size >= maxClients) forgetOldest(windows);
    const fresh = new Window(limit, time + windowSeconds * 1_000);
    windows.set(client, fresh);
    return fresh;
  };

  return {
    policy: { limit, windowSeconds },
    take(client, cost) {
      const time = now();
      const window = windowOf(client, time);
      // With fractions of a millisecond, a window's end less its beginning may be a little more than its length.
      return window.take(cost, Math.min(window.endsAt - time, windowSeconds * 1_000));
    },
    giveBack: (client, cost) => windows.get(client)?.giveBack(cost),
    size: () => windows.size,
  };
}

/** How many old windows one new client may sweep away: more than one, so that the map shrinks as clients leave. */
const SWEEP = 4;

function forgetEnded(windows: Map<string, Window>, time: number): void {
  let looked = 0;
  for (const [client, window] of windows) {
    if (looked++ === SWEEP || window.endsAt > time) return;
    windows.delete(client);
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  for (const client of windows.keys()) {
    windows.delete(client);
    return;
  }
}

/** Shares of a limit that are taken from a reservoir at once. */
const SHARES = 10;

/**
 * One client's window. The reservoir is made at the second call: a flood of addresses that call once stays small. Calls
 * are taken from it by the tenth of the limit, since asking it costs more than all else that counting needs.
 */
class Window {
  readonly endsAt: number;
  readonly #limit: number;
  #reservoir: Bottleneck | undefined;
  /** Taken from the reservoir and not used yet. */
  #held = 0;
  /** What the reservoir has left. */
  #left: number;
  /** What is asked of the reservoir at the moment. */
  #asking: Promise<void> | undefined;

  constructor(limit: number, endsAt: number) {
    this.#limit = limit;
    this.#left = limit;
    this.endsAt = endsAt;
  }

  take(cost: number, resetMs: number): Decision | Promise<Decision> {
    if (this.#reservoir === undefined && this.#left === this.#limit && cost <= this.#limit) {
      this.#left -= cost;
    } else if (cost <= this.#held) {
      this.#held -= cost;
    } else if (cost <= this.#held + this.#left) {
      return this.#ask(cost).then(() => this.take(cost, resetMs));
    } else return { allowed: false, remaining: this.#held + this.#left, resetMs };
    return { allowed: true, remaining: this.#held + this.#left, resetMs };
  }

  giveBack(cost: number): void {
    this.#held += cost;
  }

  /** Waits for what is asked already, else asks for enough for this cost. */
  #ask(cost: number): Promise<void> {
    this.#asking ??= this.#draw(Math.max(cost - this.#held, Math.ceil(this.#limit / SHARES))).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #draw(wanted: number): Promise<void> {
    this.#reservoir ??= createReservoir(this.#left);
    const left = (await this.#reservoir.incrementReservoir(-wanted)) ?? 0;
    if (left < 0) await this.#reservoir.incrementReservoir(-left);
    this.#held += wanted + Math.min(left, 0);
    this.#left = Math.max(left, 0);
  }
}

/** A bottleneck limiter used as an atomic counter alone: no jobs, no refresh, so no timer and nothing to stop. */
function createReservoir(reservoir: number): Bottleneck {
  const limiter = new Bottleneck({ reservoir });
  // Every call to its local store sleeps a timer tick (1.1 ms) and then looks through an empty queue for jobs that may
  // start (two thirds of the rest). The package has been frozen since 2019 and is pinned exactly; a test pins that both
  // methods are still there.
  const internals = limiter as unknown as Internals; // cast: not in its typings
  internals._store.yieldLoop = () => Promise.resolve();
  internals._drainAll = () => Promise.resolve(0);
  return limiter;
}

/** What is replaced inside bottleneck. */
interface Internals {
  _store: { yieldLoop(): Promise<void> };
  /** Starts queued jobs; tells how many. */
  _drainAll(): Promise<number>;
}
