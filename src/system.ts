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
    const now = Math.floor(Date.now() / DAY);
    if (now !== day) {
      const date = new Date(now * DAY);
      today = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      day = now;
    }
    return today;
  },
};

/** Milliseconds. Days of UTC all have as many. */
const DAY = 86_400_000;

/** The day that was asked for last, counted from 1970. */
let day = 0;
let today: ReturnType<Surroundings["today"]> = { year: 1970, month: 1, day: 1 };
