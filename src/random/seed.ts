import { hash } from "node:crypto";

/** 128 bits that select the streams of one generator. */
export type Key = readonly [number, number, number, number];

/** The key of a seed, any well-formed text, under a data version: the first 128 bits of SHA-256 over both. */
export function keyOf(dataVersion: string, seed: string): Key {
  // As a binary string: allocating a Buffer takes longer than the hash.
  const digest = hash("sha256", `identikit\0${dataVersion}\0${seed}`, "binary");
  return [word(digest, 0), word(digest, 4), word(digest, 8), word(digest, 12)];
}

function word(bytes: string, at: number): number {
  const low = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16);
  return (low | (bytes.charCodeAt(at + 3) << 24)) >>> 0;
}
