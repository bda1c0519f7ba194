import type { Decision, Policy } from "../limit/allowance.ts";
import type { Headers } from "./exchange.ts";

/**
 * RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), and Retry-After with a refusal. Seconds are
 * rounded up, so that who waits that long finds a new window.
 */
export function rateLimitHeaders({ limit, windowSeconds }: Policy, { allowed, remaining, resetMs }: Decision): Headers {
  const seconds = retrySeconds(resetMs);
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

/** One sentence for a refused caller. */
export function refusalSentence({ limit, windowSeconds }: Policy, { resetMs }: Decision): string {
  return `The limit of ${limit} calls in ${windowSeconds} seconds is used up; come back in ${retrySeconds(resetMs)} seconds.`;
}
