import type { Allowance, Decision } from "./allowance.ts";
import { Breaker } from "./breaker.ts";
import { connectRedis, createRedis, type RedisClient } from "./redis.ts";
import { createSharedCounter, type SharedCounter } from "./shared-counter.ts";

export interface SharedOptions {
  /** One Redis, or several nodes of one Redis Cluster: `redis:` or, with TLS, `rediss:`. */
  readonly urls: readonly string[];
  /** While Redis is unavailable, `open` counts with the insurance and `closed` refuses. */
  readonly failure: "open" | "closed";
  /** Counts in this process, by the same policy. */
  readonly insurance: Allowance;
  /** Called once when Redis becomes unavailable, with the reason, and once when it is back. */
  onOutage(isUnavailable: boolean, reason: string): void;
}

/** An allowance that needs a connection. */
export type SharedAllowance = Required<Allowance>;

/** Milliseconds after which a client may retry that is refused because Redis is unavailable. */
const RETRY_AFTER = 1_000;

/**
 * An allowance that any number of processes share in Redis. No call waits longer than 100 ms for Redis, and none waits
 * once it is known to be unavailable. Calls counted by the insurance are not added to Redis afterwards.
 */
export function createSharedAllowance(options: SharedOptions): SharedAllowance {
  const { urls, failure, insurance, onOutage } = options;
  const { policy } = insurance;
  let redis: RedisClient | undefined;
  let counter: SharedCounter | undefined;

  const breaker = new Breaker({
    probe: async (client) => counter?.probe(client),
    onChange: (isOpen, error) => onOutage(isOpen, error?.message ?? ""),
  });
  const withoutRedis = (client: string, cost: number): Decision | Promise<Decision> =>
    failure === "open"
      ? insurance.take(client, cost)
      : { allowed: false, remaining: 0, resetMs: RETRY_AFTER, unavailable: true };

  return {
    policy,
    async open() {
      redis = await createRedis(urls);
      counter = await createSharedCounter(policy, redis);
      // If this fails, the client keeps trying to connect, and the breaker opens.
      await connectRedis(redis).catch(() => {});
      await breaker.check("");
    },
    take(client, cost) {
      if (counter === undefined || breaker.isOpen) return withoutRedis(client, cost);
      return counter.take(client, cost).catch(() => {
        void breaker.check(client);
        return withoutRedis(client, cost);
      });
    },
    async refund(client, cost) {
      if (counter === undefined || breaker.isOpen) return insurance.refund(client, cost);
      // Calls that cannot be returned stay taken until the window ends.
      await counter.refund(client, cost).catch(() => breaker.check(client));
    },
    size: () => insurance.size(),
    outage: () => counter === undefined || breaker.isOpen,
    close() {
      breaker.stop();
      redis?.disconnect();
    },
  };
}
