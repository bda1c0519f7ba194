import type { Allowance, Decision, Policy } from "./allowance.ts";
import { Breaker } from "./breaker.ts";
import { createRedis } from "./redis.ts";
import { createCounter, type SharedCounter } from "./shared-counter.ts";

export interface SharedOptions extends Policy {
  /** One Redis, or several nodes of one Redis Cluster: `redis:` or, with TLS, `rediss:`. */
  readonly urls: readonly string[];
  /** While Redis is away, `open` counts with the insurance and `closed` refuses. */
  readonly failure: "open" | "closed";
  /** Counts in this process. */
  readonly insurance: Allowance;
  /** Told once when Redis goes away, with the reason, and once when it is back. */
  onOutage(away: boolean, reason: string): void;
}

/** An allowance that needs a connection. */
export type SharedAllowance = Required<Allowance>;

/** ms after which a client refused for want of Redis may come back: connections are tried again that often. */
const COME_BACK = 1_000;

/**
 * An allowance that any number of processes share in Redis. No call waits longer than 100 ms for Redis; once that is
 * known to be away, none waits at all. When it is back, it counts again; what was counted meanwhile is not added to it.
 */
export function createSharedAllowance(options: SharedOptions): SharedAllowance {
  const { limit, windowSeconds, urls, failure, insurance, onOutage } = options;
  const policy = { limit, windowSeconds };
  let counter: SharedCounter | undefined;

  const breaker = new Breaker({
    probe: async (client) => counter?.probe(client),
    onChange: (away, error) => onOutage(away, error?.message ?? ""),
  });
  const withoutRedis = (client: string, cost: number): Decision | Promise<Decision> =>
    failure === "open"
      ? insurance.take(client, cost)
      : { allowed: false, remaining: 0, resetMs: COME_BACK, unavailable: true };

  return {
    policy,
    async open() {
      counter = await createCounter(policy, await createRedis(urls));
      await counter.connect();
      await breaker.check("");
    },
    async take(client, cost) {
      if (counter === undefined || breaker.isOpen) return withoutRedis(client, cost);
      try {
        return await counter.take(client, cost);
      } catch {
        void breaker.check(client);
        return withoutRedis(client, cost);
      }
    },
    async giveBack(client, cost) {
      if (counter === undefined || breaker.isOpen) return insurance.giveBack(client, cost);
      // A call that cannot be given back is lost to its client until the window ends, and nothing worse.
      await counter.giveBack(client, cost).catch(() => void breaker.check(client));
    },
    size: () => insurance.size(),
    outage: () => counter === undefined || breaker.isOpen,
    close() {
      breaker.stop();
      counter?.disconnect();
    },
  };
}
