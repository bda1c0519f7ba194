import type { Rng } from "../random/rng.ts";
import type { Memory, TablePlace, TextSet } from "./memory.ts";
import { hashOf } from "./packer.ts";
import { sampleName } from "./sampling.ts";

// Names are compared by their bytes in memory; 0 is no name.

export function areSame({ bytes }: Memory, one: number, other: number): boolean {
  const length = bytes[one]!;
  return one === other || (length === bytes[other] && isAt(bytes, one + 4, length, other + 4));
}

export function areSameInMail({ bytes }: Memory, one: number, other: number): boolean {
  const length = mailLength(bytes, one);
  return length === mailLength(bytes, other) && isAt(bytes, mailStart(bytes, one), length, mailStart(bytes, other));
}

/** Whether the first three bytes are the same, or all those of the shorter name: Kathy and Kathleen, Jo and Joanne. */
export function areShortForms({ bytes }: Memory, one: number, other: number): boolean {
  return isAt(bytes, one + 4, Math.min(3, bytes[one]!, bytes[other]!), other + 4);
}

export function beginAlike({ bytes }: Memory, one: number, other: number): boolean {
  let length = 1;
  while ((bytes[one + 4 + length]! & 0xc0) === 0x80) length++;
  return isAt(bytes, one + 4, length, other + 4);
}

export function beginsWith({ bytes }: Memory, name: number, start: number): boolean {
  const length = bytes[start]!;
  return start !== 0 && length <= bytes[name]! && isAt(bytes, start + 4, length, name + 4);
}

export function contains({ bytes }: Memory, name: number, part: number): boolean {
  const length = bytes[part]!;
  const last = name + 4 + bytes[name]! - length;
  for (let from = name + 4; from <= last; from++) if (isAt(bytes, part + 4, length, from)) return true;
  return false;
}

export function hasText({ bytes }: Memory, name: number): boolean {
  return name !== 0 && bytes[name] !== 0;
}

/** Whether names, one after the other, are a text of a set. */
export function isListed({ bytes, ints }: Memory, { at, size }: TextSet, ...names: readonly number[]): boolean {
  let hash = hashOf(bytes, 0, 0);
  for (const name of names) if (name !== 0) hash = hashOf(bytes, name + 4, name + 4 + bytes[name]!, hash);
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ints[at + middle]! < hash) low = middle + 1;
    else high = middle;
  }
  return low < size && ints[at + low] === hash;
}

/**
 * The name that the word at the first position samples, or the next one that differs from the other name; after the
 * last position it stays.
 */
export function sampleUnlike(
  rng: Rng,
  memory: Memory,
  table: TablePlace,
  positions: readonly number[],
  other: number,
): number {
  let name = 0;
  for (const position of positions) {
    name = sampleName(memory, table, rng.word(position));
    if (!areSame(memory, name, other)) break;
  }
  return name;
}

function mailLength(bytes: Uint8Array, name: number): number {
  return bytes[name + 2]! || bytes[name]!;
}

/** Where the form for mail begins: behind the name, or with it. */
function mailStart(bytes: Uint8Array, name: number): number {
  return name + 4 + (bytes[name + 2]! > 0 ? bytes[name]! : 0);
}

function isAt(bytes: Uint8Array, from: number, length: number, at: number): boolean {
  for (let byte = 0; byte < length; byte++) if (bytes[from + byte] !== bytes[at + byte]) return false;
  return true;
}
