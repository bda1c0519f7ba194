import { refuseFor } from "../../limit/meter.ts";
import type { Context } from "./context.ts";

export type LargeBodies = ReturnType<typeof createLargeBodies>;

/** Bounds the memory of calls with large bodies: at most `limits.largeBodies` are read and answered at once. */
export function createLargeBodies() {
  let taken = 0;
  return {
    /** Acquires a slot until the response is closed; without one, sets a refusing meter (503) and returns false. */
    take(context: Context): boolean {
      const { response, peer } = context;
      // The response is closed already, so that no event will release the slot.
      if (response.destroyed) return true;
      if (taken >= peer.limits.largeBodies) {
        context.meter = refuseFor(peer.limits.overloadRetry);
        return false;
      }
      taken++;
      response.once("close", () => taken--);
      return true;
    },
  };
}
