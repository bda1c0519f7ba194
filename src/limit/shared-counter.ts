import type { RateLimiterRes } from "rate-limiter-flexible";
import type { Decision, Policy } from "./allowance.ts";
import { within } from "./deadline.ts";
import { connectRedis, type RedisClient } from "./redis.ts";

/** Counts in Redis. Whatever Redis does not answer in time rejects with an error. */
export interface SharedCounter {
  /** Settles when there is a connection, or none was to be had; goes on trying then. */
  connect(): Promise<void>;
  /** Takes all of a cost or none. */
  take(client: string, cost: number): Promise<Decision>;
  giveBack(client: string, cost: number): Promise<void>;
  /** Sees whether a client could be counted, by counting in its place. */
  probe(client: string): Promise<void>;
  disconnect(): void;
}

/** ms that a call may wait for Redis: below the 100 that callers are promised, since the wait itself costs something. */
const ANSWER_WITHIN = 70;

/**
 * One step in Redis, so that processes cannot come between each other: a window begins with its client's first call, and
 * what does not fit is not taken. Takes the key, the cost (below 0: to give back), the seconds of a window and the limit;
 * answers the calls used and the ms left. The used calls of a refusal are told as `limit + 1 + used`: the library takes
 * what exceeds the limit for a refusal, and `2 * limit + 1` for one that will stand until the window ends.
 */
const script = `
local cost, limit = tonumber(ARGV[1]), tonumber(ARGV[3])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  left = 1000 * ARGV[2]
  if cost < 0 then return { 0, left } end
  redis.call('set', KEYS[1], 0, 'PX', left)
end
local used = tonumber(redis.call('get', KEYS[1]))
if used + cost > limit then return { limit + 1 + used, left } end
return { redis.call('incrby', KEYS[1], math.max(cost, 0 - used)), left }
`;

/** Counts by rate-limiter-flexible, which is loaded here so that only those who share a limit pay for it. */
export async function createCounter(policy: Policy, redis: RedisClient): Promise<SharedCounter> {
  const { limit, windowSeconds } = policy;
  const { RateLimiterRedis } = await import("rate-limiter-flexible");
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: "",
    points: limit,
    duration: windowSeconds,
    customIncrTtlLuaScript: script,
    inMemoryBlockOnConsumed: 2 * limit + 1,
    rejectIfRedisNotReady: true,
  });
  // The library knows only that there is no connection; the client knows why.
  let why: Error | undefined;
  redis.on("error", (error: Error) => {
    why = error;
  });
  const asked = <T>(answer: Promise<T>): Promise<T> =>
    within(ANSWER_WITHIN, answer).catch((error: unknown) => {
      throw error instanceof Error && redis.status !== "ready" ? (why ?? error) : error;
    });

  return {
    connect: () => connectRedis(redis).catch(() => {}),
    async take(client, cost) {
      try {
        const { consumedPoints, msBeforeNext } = await asked(limiter.consume(keyOf(client), cost));
        return { allowed: true, remaining: limit - consumedPoints, resetMs: Math.max(1, msBeforeNext) };
      } catch (thrown) {
        if (thrown instanceof Error) throw thrown;
        const { consumedPoints, msBeforeNext } = thrown as RateLimiterRes; // cast: it throws errors or results
        // Nothing is told of a client who is known to be used up without asking.
        const remaining = consumedPoints === 0 ? 0 : 2 * limit + 1 - consumedPoints;
        return { allowed: false, remaining, resetMs: Math.max(1, msBeforeNext) };
      }
    },
    async giveBack(client, cost) {
      await asked(limiter.reward(keyOf(client), cost));
      // The client may have been known to be used up; the library forgets all of them or none.
      limiter.deleteInMemoryBlockedAll();
    },
    async probe(client) {
      // The braces put it where a cluster keeps the key between them.
      await asked(limiter.penalty(`{${keyOf(client)}}:probe`, 1));
    },
    disconnect: () => redis.disconnect(),
  };
}

function keyOf(client: string): string {
  return `identikit:${client}`;
}
