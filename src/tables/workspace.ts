import { readUtf8 } from "../random/utf8.ts";
import { Memory } from "./memory.ts";

/** Decodes ASCII, or UTF-8. The default works in every engine; Node has a faster one. */
export interface Decoder {
  ascii(bytes: Uint8Array, from: number, to: number): string;
  utf8(bytes: Uint8Array, from: number, to: number): string;
}

export class Workspace {
  readonly memory: Memory;
  readonly decoder: Decoder;
  /** What is packed, or how to make it, by name. */
  readonly #packed = new Map<string, unknown>();
  readonly #later = new Map<string, () => unknown>();

  constructor(memory = new Memory(new ArrayBuffer(2 ** 16)), decoder: Decoder = anyEngine) {
    this.memory = memory;
    this.decoder = decoder;
  }

  /** What is packed under a name; undefined if nothing is. */
  get(name: string): unknown {
    const later = this.#later.get(name);
    if (later !== undefined) {
      this.#later.delete(name);
      this.#packed.set(name, later());
    }
    return this.#packed.get(name);
  }

  set(name: string, packed: unknown): void {
    this.#packed.set(name, packed);
  }

  setLater(name: string, make: () => unknown): void {
    this.#later.set(name, make);
  }
}

const anyEngine: Decoder = {
  ascii: (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to)),
  utf8: readUtf8,
};
