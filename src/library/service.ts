import { createIdentityService } from "./generator.ts";

/** An unpredictable seed: 128 bits in hexadecimal. Browsers have `randomUUID` only on secure pages. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Today in UTC, `YYYY-MM-DD`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The operations of the server, in this process. */
export const service = createIdentityService({
  newSeed,
  today() {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  },
});
