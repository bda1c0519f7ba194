import { createContextKey, type HandlerContext } from "@connectrpc/connect";
import type { Context } from "../http/context.ts";
import type { LargeBodies } from "../http/large-bodies.ts";
import { retrySeconds } from "../http/rate-limit.ts";
import { exhausted } from "./errors.ts";

/** The HTTP context of a call; undefined in tests of routes without a server. */
export const contextKey = createContextKey<Context | undefined>(undefined, { description: "HTTP context" });

/** Refuses a call over the limit before its body is read. Its one call was taken when its headers came. */
export function limitGate({ values }: HandlerContext): void {
  const meter = values.get(contextKey)?.meter;
  if (meter?.decision.allowed === false) throw exhausted(meter.policy, meter.decision);
}

/** The gate of a method with large messages: also refuses calls while `limits.largeBodies` others are answered. */
export function largeBodyGate(largeBodies: LargeBodies) {
  return (call: HandlerContext): void => {
    limitGate(call);
    const context = call.values.get(contextKey);
    if (context !== undefined && !largeBodies.take(context)) limitGate(call);
  };
}

/** Takes the calls of a batch, all or none. */
export async function takeBatch(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter === undefined || (await meter.takeBatch(calls))) return;
  throw exhausted(meter.policy, meter.decision);
}

/** Takes the next chunk of a stream. */
export async function takeChunk(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter === undefined) return;
  const decision = await meter.takeMore(calls);
  if (decision.allowed) return;
  throw exhausted(meter.policy, decision, { "retry-after": String(retrySeconds(decision.resetMs)) });
}
