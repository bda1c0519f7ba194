import { randomBytes } from "node:crypto";
import type { Surroundings } from "./service/service.ts";

/** The system's own source of chance and calendar. */
export const surroundings: Surroundings = {
  newSeed: () => randomBytes(12).toString("base64url"),
  today: () => {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
};
