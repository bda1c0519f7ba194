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
      // Whole milliseconds: a fraction would be kept apart from its window, and make it a third larger.
      const time = Math.floor(now());
      const window = windowOf(client, time);
      return window.take(cost, { limit, resetMs: window.endsAt - time });
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
  /** Taken from the reservoir and not used yet. */
  #held: number;
  /** What the reservoir has left, or will begin with. */
  #left: number;
  #reservoir: Reservoir | undefined;

  constructor(limit: number, endsAt: number) {
    this.#held = shareOf(limit);
    this.#left = limit - this.#held;
    this.endsAt = endsAt;
  }

  take(
    cost: number,
    { limit, resetMs }: { readonly limit: number; readonly resetMs: number },
  ): Decision | Promise<Decision> {
    const held = this.#held - cost;
    if (held >= 0) {
      this.#held = held;
      return { allowed: true, remaining: held + this.#left, resetMs };
    }
    if (held + this.#left >= 0) return this.#ask(-held, limit).then(() => this.take(cost, { limit, resetMs }));
    return { allowed: false, remaining: this.#held + this.#left, resetMs };
  }

  giveBack(cost: number): void {
    this.#held += cost;
  }

  /** Waits for what is asked already, else asks for what is missing at least. */
  #ask(missing: number, limit: number): Promise<void> {
    this.#reservoir ??= { bottleneck: createReservoir(this.#left), asking: undefined };
    const reservoir = this.#reservoir;
    reservoir.asking ??= this.#draw(reservoir, Math.max(missing, shareOf(limit))).finally(() => {
      reservoir.asking = undefined;
    });
    return reservoir.asking;
  }

  async #draw({ bottleneck }: Reservoir, wanted: number): Promise<void> {
    const left = (await bottleneck.incrementReservoir(-wanted)) ?? 0;
    if (left < 0) await bottleneck.incrementReservoir(-left);
    this.#held += wanted + Math.min(left, 0);
    this.#left = Math.max(left, 0);
  }
}

/** A bottleneck limiter as a counter. */
interface Reservoir {
  readonly bottleneck: Bottleneck;
  /** What is asked of it at the moment. */
  asking: Promise<void> | undefined;
}

function shareOf(limit: number): number {
  return Math.ceil(limit / SHARES);
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
