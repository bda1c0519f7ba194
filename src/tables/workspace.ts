import { readUtf8 } from "../random/utf8.ts";
import { Memory } from "./memory.ts";

/** Decodes ASCII, or UTF-8. The default works in every engine; Node has a faster one. */
export interface Decoder {
  ascii(bytes: Uint8Array, from: number, to: number): string;
  utf8(bytes: Uint8Array, from: number, to: number): string;
}

/** The packed tables of one thread. */
export class Workspace {
  readonly memory: Memory;
  readonly decoder: Decoder;
  /** What a part of the program has packed, by a name of its own. */
  readonly packed = new Map<string, unknown>();

  constructor(memory = new Memory(new ArrayBuffer(2 ** 16)), decoder: Decoder = anyEngine) {
    this.memory = memory;
    this.decoder = decoder;
  }
}

const anyEngine: Decoder = {
  ascii: (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to)),
  utf8: readUtf8,
};
