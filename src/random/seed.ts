import { hash } from "node:crypto";

/** 128 bits that select one family of random streams. */
export type Key = readonly [number, number, number, number];

/**
 * The key of a seed under a data version: the first 128 bits of SHA-256 over both.
 * Any well-formed Unicode text is a seed; seeds that differ in one code point share nothing.
 */
export function keyOf(dataVersion: string, seed: string): Key {
  const digest = hash("sha256", `identikit\0${dataVersion}\0${seed}`, "buffer");
  return [digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), digest.readUInt32LE(12)];
}
