import { performance } from "node:perf_hooks";
import type { RateLimiterRes } from "rate-limiter-flexible";
import type { Decision, Policy } from "./allowance.ts";
import { within } from "./deadline.ts";
import type { RedisClient } from "./redis.ts";

/** Deadlines in milliseconds for counting a call and for returning a refused one: together less than the documented 100. */
const ANSWER_WITHIN = 70;
const RETURN_WITHIN = 25;

/** Milliseconds that a window must last for calls to be returned: a late return would be credit in the next window. */
const RETURN_BEFORE = 100;

/** ms of the longest window that can be configured. */
const LONGEST_WINDOW = 86_400_000;

export type SharedCounter = Awaited<ReturnType<typeof createSharedCounter>>;

/** Counts in Redis by rate-limiter-flexible, loaded only where used; rejects what is not answered in time. */
export async function createSharedCounter(policy: Policy, redis: RedisClient) {
  const { RateLimiterRedis, RateLimiterRes } = await import("rate-limiter-flexible");
  const { limit, windowSeconds } = policy;
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: "identikit",
    points: limit,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: limit,
    rejectIfRedisNotReady: true,
  });
  // The limiter reports only that there is no connection; the client's error events have the reason.
  let reason: Error | undefined;
  redis.on("error", (error: Error) => {
    reason = error;
  });
  const answered = <T>(answer: Promise<T>): Promise<T> =>
    within(ANSWER_WITHIN, answer).catch((error: unknown) => {
      throw error instanceof Error && redis.status !== "ready" ? (reason ?? error) : error;
    });

  /** Throws Error for an answer of Redis that is no count and time of a window, of this configuration or another. */
  const checked = (result: RateLimiterRes): RateLimiterRes => {
    const { consumedPoints, msBeforeNext } = result;
    if (Number.isSafeInteger(consumedPoints) && msBeforeNext <= LONGEST_WINDOW) return result;
    throw new Error(`Redis answers ${consumedPoints} calls and ${msBeforeNext} ms, which is no window.`);
  };

  /** Resolves to the calls that are used then. */
  const reward = (client: string, cost: number): Promise<number> => {
    const returned = limiter.reward(client, cost).then((result) => {
      const { consumedPoints } = checked(result);
      // The limiter remembers clients whose limit is used up, and can only forget all of them: also if Redis is late.
      if (consumedPoints < limit) limiter.deleteInMemoryBlockedAll();
      return consumedPoints;
    });
    return within(RETURN_WITHIN, returned);
  };

  return {
    /** Takes all of a cost or none. What is refused counts until it is returned, some tenths of a millisecond later. */
    async take(client: string, cost: number): Promise<Decision> {
      const begun = performance.now();
      try {
        const { remainingPoints, msBeforeNext } = await answered(limiter.consume(client, cost).then(checked));
        return { allowed: true, remaining: remainingPoints, resetMs: Math.max(1, msBeforeNext) };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { consumedPoints, msBeforeNext } = checked(refused);
        const resetMs = Math.max(1, msBeforeNext);
        // Refused in memory.
        if (consumedPoints === 0) return { allowed: false, remaining: 0, resetMs };
        const lasts = begun + msBeforeNext - performance.now();
        const before = consumedPoints - cost;
        const used = lasts > RETURN_BEFORE ? await reward(client, cost).catch(() => before) : before;
        return { allowed: false, remaining: Math.max(0, limit - used), resetMs };
      }
    },
    /** Returns calls, unless fewer were taken or the window is about to end. */
    async refund(client: string, cost: number): Promise<void> {
      const begun = performance.now();
      const window = await answered(limiter.get(client));
      if (window !== null) checked(window);
      if (window === null || window.consumedPoints < cost) return;
      if (begun + window.msBeforeNext - performance.now() > RETURN_BEFORE) await reward(client, cost);
    },
    /** Resolves if a call of this client could be counted. */
    async probe(client: string): Promise<void> {
      // The braces put it where a cluster keeps the client's own key.
      await answered(limiter.penalty(`probe:{${limiter.getKey(client)}}`).then(checked));
    },
  };
}
