import type { Workspace } from "../tables/workspace.ts";

/** Copies a text to `at` in the same memory; returns where the copy ends. */
export function copyText({ memory: { view } }: Workspace, from: number, bytes: number, at: number): number {
  return copyBytes(view, from, bytes, view, at);
}

/**
 * Copies a text from one memory to another, eight bytes at a time; returns where the copy ends. What is copied beyond it is
 * overwritten by the next text. As numbers of 64 bits, which keep their bits: UTF-8 has no byte FF, and no text has 7F, so that
 * none is a NaN.
 */
export function copyBytes(source: DataView, from: number, bytes: number, target: DataView, at: number): number {
  for (let copied = 0; copied < bytes; copied += 8)
    target.setFloat64(at + copied, source.getFloat64(from + copied, true), true);
  return at + bytes;
}

/** Writes the lowest `width` decimal digits of a whole number with leading zeros; returns where they end. */
export function writeDigits({ memory: { bytes } }: Workspace, number: number, width: number, at: number): number {
  let high = number;
  let to = at + width;
  // Divisions of 32-bit integers are multiplications.
  while (high > 0x7fffffff) {
    const rest = Math.floor(high / 10);
    bytes[--to] = 48 + high - 10 * rest;
    high = rest;
  }
  let rest = high | 0;
  while (to > at) {
    const quotient = (rest / 10) | 0;
    bytes[--to] = 48 + rest - 10 * quotient;
    rest = quotient;
  }
  return at + width;
}

/** Writes a whole number from 0 on without leading zeros. */
export function writeNumber(space: Workspace, number: number, at: number): number {
  const width = number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : String(number).length;
  return writeDigits(space, number, width, at);
}

/** Writes the form of a name for mail. */
export function writeMail(space: Workspace, name: number, at: number): number {
  const { bytes, view } = space.memory;
  const own = bytes[name + 2] ?? 0;
  const length = bytes[name] ?? 0;
  if (own > 0) return copyText(space, name + 4 + length, own, at);
  // Sets the bit by which ASCII letters are lower case.
  for (let done = 0; done < length; done += 4)
    view.setInt32(at + done, view.getInt32(name + 4 + done, true) | 0x20202020, true);
  return at + length;
}

/** Bytes of the form of a name for mail; 0 of no name. */
export function mailBytes({ memory: { bytes } }: Workspace, name: number): number {
  return name === 0 ? 0 : (bytes[name + 2] ?? 0) || (bytes[name] ?? 0);
}
