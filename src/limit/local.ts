import Bottleneck from "bottleneck";
import type { Allowance, Decision, Policy } from "./allowance.ts";
import { Recency } from "./recency.ts";

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
  const windows = new Recency<Window>();

  const windowOf = (client: string, time: number): Window => {
    const known = windows.get(client);
    if (known !== undefined && known.endsAt > time) {
      windows.touch(client, known);
      return known;
    }
    windows.delete(client);
    makeRoom(windows, maxClients, time);
    const fresh = new Window(limit, time + windowSeconds * 1_000);
    windows.touch(client, fresh);
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

/** How many old windows one new client may sweep away: more than one, so that few are kept as clients leave. */
const SWEEP = 4;

/** Forgets windows that have ended, and the one least recently seen if there are too many. */
function makeRoom(windows: Recency<Window>, most: number, time: number): void {
  for (let swept = 0; swept < SWEEP; swept++) {
    const [client, window] = windows.first() ?? [];
    if (client === undefined || window === undefined) return;
    if (window.endsAt > time && windows.size < most) return;
    windows.delete(client);
  }
}

/** Shares of a limit that are taken from a reservoir at once. */
const SHARES = 10;

/**
 * One client's window. Calls are taken from the reservoir by the tenth of the limit, since asking it costs more than all
 * else that counting needs. The first tenth is in hand before there is one: a flood of addresses that call a few times
 * stays small.
 */
class Window {
  readonly endsAt: number;
  readonly #limit: number;
  #reservoir: Bottleneck | undefined;
  /** Taken from the reservoir and not used yet. */
  #held: number;
  /** What the reservoir has left, or will begin with. */
  #left: number;
  /** What is asked of the reservoir at the moment. */
  #asking: Promise<void> | undefined;

  constructor(limit: number, endsAt: number) {
    this.#limit = limit;
    this.#held = Math.ceil(limit / SHARES);
    this.#left = limit - this.#held;
    this.endsAt = endsAt;
  }

  take(cost: number, resetMs: number): Decision | Promise<Decision> {
    const held = this.#held - cost;
    if (held >= 0) {
      this.#held = held;
      return { allowed: true, remaining: held + this.#left, resetMs };
    }
    if (held + this.#left >= 0) return this.#ask(cost).then(() => this.take(cost, resetMs));
    return { allowed: false, remaining: this.#held + this.#left, resetMs };
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
