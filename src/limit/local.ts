import Bottleneck from "bottleneck";
import type { Allowance, Decision, Policy } from "./allowance.ts";
import { KeyedQueue } from "./keyed-queue.ts";

export interface LocalOptions extends Policy {
  /** Clients remembered at once; beyond it one is forgotten that has not called for long. */
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
  const windows = new KeyedQueue<Window>();

  const windowOf = (client: string, time: number): Window => {
    const known = windows.get(client);
    if (known !== undefined && known.endsAt > time) {
      known.calledAgain = true;
      return known;
    }
    windows.delete(client);
    makeRoom(windows, maxClients, time);
    const fresh = new Window(limit, time + windowSeconds * 1_000);
    windows.putLast(client, fresh);
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

/**
 * How many old windows one new client may have moved: more than one, so that few are kept as clients leave; few, so that
 * it does not wait where all call again and again. The last of them goes without a second chance.
 */
const MOVES = 8;

/**
 * Forgets windows that have ended, and one more if there are too many: the first whose client has not called again since
 * it was put there; those that have get a second chance. To put a window last at each call instead would make the tables
 * of the queue anew all the time, and once one of them is old V8 makes all of them old: full collections, some a second.
 */
function makeRoom(windows: KeyedQueue<Window>, most: number, time: number): void {
  for (let moved = 0; moved < MOVES; moved++) {
    const [client, window] = windows.first() ?? [];
    if (client === undefined || window === undefined) return;
    if (window.endsAt > time) {
      if (windows.size < most) return;
      if (window.calledAgain && moved < MOVES - 1) {
        window.calledAgain = false;
        windows.putLast(client, window);
        continue;
      }
    }
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
  /** Since it was put where it is among the others. */
  calledAgain = false;
  /** Taken from the reservoir and not used yet. */
  #held: number;
  #reservoir: Reservoir | undefined;

  constructor(limit: number, endsAt: number) {
    this.#held = shareOf(limit);
    this.endsAt = endsAt;
  }

  take(
    cost: number,
    { limit, resetMs }: { readonly limit: number; readonly resetMs: number },
  ): Decision | Promise<Decision> {
    const held = this.#held - cost;
    const left = this.#reservoir?.left ?? leftAtFirst(limit);
    if (held >= 0) {
      this.#held = held;
      return { allowed: true, remaining: held + left, resetMs };
    }
    if (held + left >= 0) return this.#ask(-held, limit).then(() => this.take(cost, { limit, resetMs }));
    return { allowed: false, remaining: this.#held + left, resetMs };
  }

  giveBack(cost: number): void {
    this.#held += cost;
  }

  /** Waits for what is asked already, else asks for what is missing at least. */
  #ask(missing: number, limit: number): Promise<void> {
    this.#reservoir ??= createReservoir(leftAtFirst(limit));
    const reservoir = this.#reservoir;
    reservoir.asking ??= this.#draw(reservoir, Math.max(missing, shareOf(limit))).finally(() => {
      reservoir.asking = undefined;
    });
    return reservoir.asking;
  }

  async #draw(reservoir: Reservoir, wanted: number): Promise<void> {
    const left = (await reservoir.bottleneck.incrementReservoir(-wanted)) ?? 0;
    if (left < 0) await reservoir.bottleneck.incrementReservoir(-left);
    this.#held += wanted + Math.min(left, 0);
    reservoir.left = Math.max(left, 0);
  }
}

/** A bottleneck limiter as a counter. */
interface Reservoir {
  readonly bottleneck: Bottleneck;
  /** What it has left. */
  left: number;
  /** What is asked of it at the moment. */
  asking: Promise<void> | undefined;
}

function shareOf(limit: number): number {
  return Math.ceil(limit / SHARES);
}

/** What a reservoir begins with. */
function leftAtFirst(limit: number): number {
  return limit - shareOf(limit);
}

/** A bottleneck limiter used as an atomic counter alone: no jobs, no refresh, so no timer and nothing to stop. */
function createReservoir(left: number): Reservoir {
  const limiter = new Bottleneck({ reservoir: left });
  // Every call to its local store sleeps a timer tick (1.1 ms) and then looks through an empty queue for jobs that may
  // start (two thirds of the rest). The package has been frozen since 2019 and is pinned exactly; a test pins that both
  // methods are still there.
  const internals = limiter as unknown as Internals; // cast: not in its typings
  internals._store.yieldLoop = () => Promise.resolve();
  internals._drainAll = () => Promise.resolve(0);
  return { bottleneck: limiter, left, asking: undefined };
}

/** What is replaced inside bottleneck. */
interface Internals {
  _store: { yieldLoop(): Promise<void> };
  /** Starts queued jobs; tells how many. */
  _drainAll(): Promise<number>;
}
