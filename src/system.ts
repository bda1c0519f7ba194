import { randomFillSync } from "node:crypto";
import { freshTexts } from "./service/fresh.ts";
import type { Surroundings } from "./service/service.ts";

/** The system's own source of chance and calendar. */
export const surroundings: Surroundings = {
  newSeed: freshTexts(randomFillSync, 12, "base64url"),
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
