import { utf8 } from "../random/utf8.ts";
import { hashed, noHash } from "../text/hash.ts";
import type { Memory } from "./memory.ts";

/** A text in memory. */
export interface PackedText {
  readonly at: number;
  /** Bytes. */
  readonly length: number;
}

/** Writes a text, which begins at a multiple of `align` bytes and takes one of eight, so that copies read nothing else. */
export function packText(memory: Memory, text: string, align: number): PackedText {
  const bytes = bytesOf(text);
  const at = memory.take(Math.ceil(bytes.length / 8) * 8, align);
  memory.bytes.set(bytes, at);
  return { at, length: bytes.length };
}

/** Writes a name, which begins at a multiple of eight bytes: see `nameBytes`. */
export function packName(memory: Memory, text: string, mail: string): number {
  const bytes = nameBytes(text, mail);
  const at = memory.take(bytes.length, 8);
  memory.bytes.set(bytes, at);
  return at;
}

/** A name: four bytes, of which the first is the length of the text and the third that of its form for mail, 0 where that is the text in lower case; then both. */
export function nameBytes(text: string, mail: string): readonly number[] {
  const bytes = bytesOf(text);
  const mailed = isLowerCaseOf(mail, text) ? new Uint8Array(0) : bytesOf(mail);
  if (bytes.length > LONGEST_NAME || mailed.length > LONGEST_NAME)
    throw new RangeError(`${text} is too long for a name`);
  return [bytes.length, 0, mailed.length, 0, ...bytes, ...mailed];
}

/** Bytes of a name, and of its form for mail, at most. */
export const LONGEST_NAME = 255;

/** A text as UTF-8. Throws RangeError for one that a renderer may not meet. */
export function bytesOf(text: string): Uint8Array {
  if (/["\\\p{Cc}\p{Cs}\uFFFD]/u.test(text)) throw new RangeError(`${JSON.stringify(text)} cannot be packed`);
  return utf8(text);
}

/** FNV-1a of bytes, 32 bits, after those whose hash is given. */
export function hashOf(bytes: Uint8Array, from: number, to: number, before = noHash): number {
  let hash = before;
  for (let at = from; at < to; at++) hash = hashed(hash, bytes[at] ?? 0);
  return hash | 0;
}

/** Whether a writer of bytes makes it of the text by setting a bit of each. */
function isLowerCaseOf(mail: string, text: string): boolean {
  return /^[A-Za-z]+$/.test(text) && text.toLowerCase() === mail;
}
