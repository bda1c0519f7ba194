import type { Key } from "../../random/seed.ts";
import { utf8 } from "../../random/utf8.ts";
import { sha256 } from "./sha256.ts";

/** The key of a seed under a data version, as random/seed.ts computes it, where there is no node:crypto. */
export function keyOf(dataVersion: string, seed: string): Key {
  const digest = new DataView(sha256(utf8(`identikit\0${dataVersion}\0${seed}`)).buffer);
  const word = (at: number): number => digest.getUint32(at, true);
  return [word(0), word(4), word(8), word(12)];
}
