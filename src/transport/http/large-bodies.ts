import { refuseFor } from "../../limit/meter.ts";
import { limits } from "../limits.ts";
import type { Context } from "./context.ts";

/** Bounds the memory of calls with large bodies: so many at once are read and answered. */
export interface LargeBodies {
  /**
   * Takes a place until the response of the call is closed. False if none is free: then the call is refused as one that
   * the process is too busy for, which its meter says.
   */
  take(context: Context): boolean;
}

export function createLargeBodies(): LargeBodies {
  let taken = 0;
  return {
    take(context) {
      const { response } = context;
      // No event follows for a client that is gone already.
      if (response.destroyed) return true;
      if (taken >= limits.largeBodies) {
        context.meter = refuseFor(limits.overloadRetry);
        return false;
      }
      taken++;
      response.once("close", () => taken--);
      return true;
    },
  };
}
