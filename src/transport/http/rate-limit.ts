import type { Decision, Policy } from "../../limit/allowance.ts";
import type { Meter } from "../../limit/meter.ts";
import { type Reason, Refusal } from "../../service/refusal.ts";
import type { Headers } from "./message.ts";

/**
 * RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), and Retry-After with a refusal. Seconds are
 * rounded up, so that a client that waits that long finds a new window.
 */
function rateLimitHeaders({ limit, windowSeconds }: Policy, decision: Decision): Headers {
  const { allowed, remaining, resetMs, unavailable } = decision;
  const seconds = retrySeconds(resetMs);
  if (unavailable) return { "retry-after": String(seconds) };
  const policy = `"default";q=${limit};w=${windowSeconds}`;
  const ratelimit = `"default";r=${remaining};t=${seconds}`;
  return allowed
    ? { "ratelimit-policy": policy, ratelimit }
    : { "ratelimit-policy": policy, ratelimit, "retry-after": String(seconds) };
}

const none: Headers = {};

/** The header fields of a call's latest decision; none where nothing is limited. */
export function limitHeaders(meter: Meter | undefined): Headers {
  return meter === undefined ? none : rateLimitHeaders(meter.policy, meter.decision);
}

/** Throws a Refusal if the call is not allowed. */
export function checkLimit(meter: Meter | undefined): void {
  const refusal = refusalOf(meter);
  if (refusal !== undefined) throw refusal;
}

/** Why the call is not allowed; undefined if it is. */
export function refusalOf(meter: Meter | undefined): Refusal | undefined {
  if (meter === undefined || meter.decision.allowed) return undefined;
  return new Refusal(refusalReason(meter.decision), refusalSentence(meter.policy, meter.decision));
}

/** Takes the calls of a batch, all or none. Throws a Refusal if they are not allowed. */
export async function takeCalls(meter: Meter | undefined, calls: number): Promise<void> {
  await meter?.takeBatch(calls);
  checkLimit(meter);
}

/** Whole seconds to wait, at least one. */
export function retrySeconds(resetMs: number): number {
  return Math.max(1, Math.ceil(resetMs / 1_000));
}

/** Why a call is refused that the limit does not allow. */
export function refusalReason({ unavailable }: Decision): Reason {
  return unavailable ? "unavailable" : "resource_exhausted";
}

/** One sentence for the caller of a refused call. */
export function refusalSentence(
  { limit, windowSeconds }: Policy,
  { remaining, resetMs, unavailable }: Decision,
): string {
  const seconds = retrySeconds(resetMs);
  const retry = `retry in ${seconds} second${seconds === 1 ? "" : "s"}.`;
  if (unavailable) return `The service is temporarily unavailable; ${retry}`;
  const state = remaining > 0 ? `has ${remaining} left, too few for this` : "is used up";
  return `The limit of ${limit} calls in ${windowSeconds} seconds ${state}; ${retry}`;
}
