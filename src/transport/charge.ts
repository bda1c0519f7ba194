import { createContextKey, type HandlerContext } from "@connectrpc/connect";
import type { Batch } from "../service/drawing.ts";
import { limitHeaders, type Meter } from "./meter.ts";
import { exhausted } from "./rpc-error.ts";

/** The meter of the call at hand; undefined where nothing is limited. */
export const meterKey = createContextKey<Meter | undefined>(undefined, { description: "meter of the call" });

/**
 * Refuses a call over the limit before its body is read, and marks every other with what is left. The one call that an
 * RPC costs at least was taken when its headers came.
 */
export function limitGate(context: HandlerContext): void {
  const meter = context.values.get(meterKey);
  if (meter === undefined) return;
  if (!meter.decision.allowed) throw exhausted(meter.policy, meter.decision);
  mark(context, meter);
}

/** Takes a whole batch at once: what was taken for the call counts, and is given back where the rest is refused. */
export async function chargeBatch(batch: Batch, context: HandlerContext): Promise<void> {
  const meter = context.values.get(meterKey);
  if (meter === undefined || batch.calls === 1) return;
  const decision = await meter.takeMore(batch.calls - 1);
  if (!decision.allowed) {
    await meter.giveBack();
    // The refusal has these headers too, and a list of two policies of one name would be no policy.
    for (const name of Object.keys(limitHeaders(meter))) context.responseHeader.delete(name);
    throw exhausted(meter.policy, { ...decision, remaining: decision.remaining + 1 });
  }
  mark(context, meter);
}

/** Takes the next chunk of a stream. */
export async function chargeChunk(batch: Batch, context: HandlerContext): Promise<void> {
  const meter = context.values.get(meterKey);
  if (meter === undefined) return;
  const decision = await meter.takeMore(batch.calls);
  if (!decision.allowed) throw exhausted(meter.policy, decision);
}

function mark(context: HandlerContext, meter: Meter): void {
  for (const [name, value] of Object.entries(limitHeaders(meter))) context.responseHeader.set(name, value);
}
