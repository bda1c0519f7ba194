import { writeUtf8 } from "../../random/utf8.ts";
import { type Length, lengthOf } from "../../tables/memory.ts";
import type { Workspace } from "../../tables/workspace.ts";

/** Writes a text behind those of the draw; returns its length. It begins at what was the end. */
export function writeText(space: Workspace, text: string): Length {
  const { bytes } = space.memory;
  const from = space.end;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) {
      space.end = writeUtf8(bytes, from, text);
      return lengthOf(space.end - from, text.length);
    }
    bytes[from + at] = unit;
  }
  space.end = from + text.length;
  return lengthOf(text.length, text.length);
}

/** Reads a text of the memory. */
export function readText({ memory: { bytes }, decoder }: Workspace, from: number, length: Length): string {
  const size = length & 0xffff;
  const to = from + size;
  return size === length >>> 16 ? decoder.ascii(bytes, from, to) : decoder.utf8(bytes, from, to);
}
