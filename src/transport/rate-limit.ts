import type { Decision, Policy } from "../limit/allowance.ts";
import type { Reason } from "../service/refusal.ts";
import type { Headers } from "./exchange.ts";

/**
 * RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), and Retry-After with a refusal. Seconds are
 * rounded up, so that who waits that long finds a new window.
 */
export function rateLimitHeaders({ limit, windowSeconds }: Policy, decision: Decision): Headers {
  const { allowed, remaining, resetMs, unavailable } = decision;
  const seconds = retrySeconds(resetMs);
  if (unavailable) return { "retry-after": String(seconds) };
  return {
    "ratelimit-policy": `"default";q=${limit};w=${windowSeconds}`,
    ratelimit: `"default";r=${remaining};t=${seconds}`,
    ...(allowed ? {} : { "retry-after": String(seconds) }),
  };
}

/** Whole seconds to wait, at least one. */
export function retrySeconds(resetMs: number): number {
  return Math.max(1, Math.ceil(resetMs / 1_000));
}

/** Why a call is refused that the limit does not let pass. */
export function refusalReason({ unavailable }: Decision): Reason {
  return unavailable ? "unavailable" : "resource_exhausted";
}

/** One sentence for a refused caller. */
export function refusalSentence(
  { limit, windowSeconds }: Policy,
  { remaining, resetMs, unavailable }: Decision,
): string {
  if (unavailable) return "Calls cannot be counted at the moment; come back soon.";
  const state = remaining > 0 ? `has ${remaining} left, too few for this` : "is used up";
  return `The limit of ${limit} calls in ${windowSeconds} seconds ${state}; come back in ${retrySeconds(resetMs)} seconds.`;
}
