import { randomUUID } from "node:crypto";
import type { Dependencies } from "../service/service.ts";

/** The system's own randomness and calendar. */
export const system: Dependencies = {
  // randomUUID() buffers random bytes for 128 UUIDs.
  newSeed: () => randomUUID(),
  today() {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
};
