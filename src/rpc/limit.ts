import { type ConnectError, createContextKey, type HandlerContext } from "@connectrpc/connect";
import type { Context } from "../http/message/context.ts";
import type { LargeBodies } from "../http/message/large-bodies.ts";
import type { Meter } from "../limit/meter.ts";
import { exhausted } from "./errors.ts";

/** The HTTP context of a call; undefined in tests of routes without a server. */
export const contextKey = createContextKey<Context | undefined>(undefined, { description: "HTTP context" });

/** Why a call is not allowed, for RPC; undefined if it is. */
export function refusalOf(meter: Meter | undefined): ConnectError | undefined {
  return meter === undefined || meter.isAllowed ? undefined : exhausted(meter);
}

/** Refuses a call over the limit before its body is read. Its one call was taken when its headers came. */
export function limitGate({ values }: HandlerContext): void {
  const refusal = refusalOf(values.get(contextKey)?.meter);
  if (refusal !== undefined) throw refusal;
}

/** The gate of a method with large messages: also refuses calls while `limits.largeBodies` others are answered. */
export function largeBodyGate(largeBodies: LargeBodies) {
  return (call: HandlerContext): void => {
    limitGate(call);
    const context = call.values.get(contextKey);
    if (context !== undefined && !largeBodies.take(context)) limitGate(call);
  };
}

/** Takes the price of a call, all or none. Throws ConnectError if it is not allowed. */
export async function takePrice(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter !== undefined && !(await meter.takePrice(calls))) throw exhausted(meter);
}

/** Takes more for the next messages of a stream, whose header fields are sent. Throws ConnectError if it is not allowed. */
export async function takeMore(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter === undefined || (await meter.take(calls))) return;
  throw exhausted(meter, { "retry-after": String(meter.retrySeconds) });
}
