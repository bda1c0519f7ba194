import { loadPacked } from "./load-tables.ts";
import { Memory } from "./memory.ts";
import { openPacked } from "./packed-file.ts";
import { type Decoder, Workspace } from "./workspace.ts";

/** A workspace with the countries of the build; others are packed when first drawn. */
export function openWorkspace(): Workspace {
  const file = loadPacked();
  return file === undefined
    ? new Workspace(new Memory(new ArrayBuffer(ROOM), new Map()), nodeDecoder)
    : openPacked(file, ROOM, nodeDecoder);
}

const ROOM = 2 ** 16;

/** Untyped methods of Buffer, faster than `toString`. */
interface Slices {
  latin1Slice(this: Uint8Array, from: number, to: number): string;
  utf8Slice(this: Uint8Array, from: number, to: number): string;
}

// cast: they are documented nowhere, and have been there since Node 0.11
const { latin1Slice, utf8Slice } = Buffer.prototype as Buffer & Slices;

const nodeDecoder: Decoder = {
  ascii: (bytes, from, to) => latin1Slice.call(bytes, from, to),
  utf8: (bytes, from, to) => utf8Slice.call(bytes, from, to),
};
