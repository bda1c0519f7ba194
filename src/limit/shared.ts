import { clearTimeout, setTimeout } from "node:timers";
import type { Allowance, Decision } from "./allowance.ts";
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

export type SharedAllowance = Required<Allowance>;

/** Milliseconds after which a client may retry that is refused because Redis is unavailable. */
const RETRY_AFTER = 1_000;

/** Milliseconds between two probes of a Redis that is unavailable. */
const PROBE_INTERVAL = 250;

/**
 * An allowance that processes share in Redis. No call waits longer than 100 ms, and none in an outage, unlike with
 * rate-limiter-flexible's `insuranceLimiter`. Calls counted by the insurance are not added to Redis.
 */
export function createSharedAllowance(options: SharedOptions): SharedAllowance {
  const { urls, failure, insurance, onOutage } = options;
  const { policy } = insurance;
  let redis: RedisClient | undefined;
  let counter: SharedCounter | undefined;
  let isOut = false;
  let isProbing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const probe = async (client: string): Promise<void> => {
    const failed = await counter?.probe(client).then(
      () => undefined,
      (error: Error) => error,
    );
    if (isClosed) return;
    isProbing = failed !== undefined;
    if (isProbing) timer = setTimeout(probe, PROBE_INTERVAL, client).unref();
    if (isOut === isProbing) return;
    isOut = isProbing;
    onOutage(isOut, failed?.message ?? "");
  };
  /** Probes until Redis answers, by this client's key: only its node may be down. Resolves after the first probe. */
  const check = async (client: string): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    await probe(client);
  };
  const withoutRedis = (client: string, cost: number): Decision | Promise<Decision> =>
    failure === "open"
      ? insurance.take(client, cost)
      : { allowed: false, remaining: 0, resetMs: RETRY_AFTER, unavailable: true };

  return {
    policy,
    async open() {
      redis = await createRedis(urls);
      counter = await createSharedCounter(policy, redis);
      // If this fails, the client keeps trying to connect, and an outage begins.
      await connectRedis(redis).catch(() => {});
      await check("");
    },
    take(client, cost) {
      if (counter === undefined || isOut) return withoutRedis(client, cost);
      return counter.take(client, cost).catch(() => {
        void check(client);
        return withoutRedis(client, cost);
      });
    },
    async refund(client, cost) {
      if (counter === undefined || isOut) return insurance.refund(client, cost);
      // Calls that cannot be returned stay taken until the window ends.
      await counter.refund(client, cost).catch(() => check(client));
    },
    size: () => insurance.size(),
    outage: () => counter === undefined || isOut,
    close() {
      isClosed = true;
      clearTimeout(timer);
      redis?.disconnect();
    },
  };
}
