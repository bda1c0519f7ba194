import { randomFillSync } from "node:crypto";

const FIT = /^[A-Za-z0-9._:-]{1,64}$/;

/** As many as a W3C trace id has. */
const BYTES = 16;

/** Random bytes for many ids at once, because asking the system for each would take longer than all else of an id. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** The id of a request: its sender's own if that is fit to be logged and sent back, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && FIT.test(given) ? given : newId();
}

function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString("hex", used - BYTES, used);
}
