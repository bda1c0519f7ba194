import { hash } from "node:crypto";

/** 128 bits that select one family of random streams. */
export type Key = readonly [number, number, number, number];

/**
 * The key of a seed under a data version: the first 128 bits of SHA-256 over both.
 * Any well-formed Unicode text is a seed; seeds that differ in one code point share nothing.
 */
export function keyOf(dataVersion: string, seed: string): Key {
  // As text of one character a byte: a Buffer would take three times as long to make as the hash does.
  const digest = hash("sha256", `identikit\0${dataVersion}\0${seed}`, "binary");
  return [word(digest, 0), word(digest, 4), word(digest, 8), word(digest, 12)];
}

/** Four bytes, the least significant first. */
function word(bytes: string, at: number): number {
  const low = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16);
  return (low | (bytes.charCodeAt(at + 3) << 24)) >>> 0;
}
