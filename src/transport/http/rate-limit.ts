import type { Meter } from "../../limit/meter.ts";
import { Refusal } from "../../service/refusal.ts";

/** Why a call is not allowed, for plain HTTP; undefined if it is. */
export function refusalOf(meter: Meter | undefined): Refusal | undefined {
  if (meter === undefined || meter.isAllowed) return undefined;
  return new Refusal(meter.isUnavailable ? "unavailable" : "resource_exhausted", meter.refusal);
}

/** Throws a Refusal if the call is not allowed. */
export function checkLimit(meter: Meter | undefined): void {
  const refusal = refusalOf(meter);
  if (refusal !== undefined) throw refusal;
}
