import { randomFillSync } from "node:crypto";
import type { Surroundings } from "./service/service.ts";

const SEED_BYTES = 12;

/** Random bytes for many seeds at once: asking the system for each would cost as much as drawing a person does. */
const pool = Buffer.alloc(SEED_BYTES * 512);
let used = pool.length;

/** The system's own source of chance and calendar. */
export const surroundings: Surroundings = {
  newSeed() {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += SEED_BYTES;
    return pool.toString("base64url", used - SEED_BYTES, used);
  },
  today() {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
};
