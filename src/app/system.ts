import { randomUUID } from "node:crypto";
import type { Dependencies } from "../service/service.ts";

/** The system's own randomness and calendar. */
export const system: Dependencies = {
  // Node draws the bytes of 128 UUIDs at once; asking the system for each seed would take a twentieth of a call.
  newSeed: () => randomUUID(),
  today() {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
};
