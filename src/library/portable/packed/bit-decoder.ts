import type { BitCoder } from "./mixer.ts";

/** Reads the bits that scripts/library/bit-encoder.ts has written, from a text in base64: a binary arithmetic decoder. */
export class BitDecoder implements BitCoder {
  readonly #bytes: string;
  #at = 0;
  #low = 0;
  #high = 0xffff_ffff;
  #code = 0;

  constructor(base64: string) {
    this.#bytes = atob(base64);
    for (let n = 0; n < 4; n++) this.#code = this.#next();
  }

  bit(probability: number): number {
    const middle = split(this.#low, this.#high, probability);
    const bit = this.#code <= middle ? 1 : 0;
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 255) >>> 0;
      this.#code = this.#next();
    }
    return bit;
  }

  /** Returns zeros after the end of the bytes. */
  #next(): number {
    const byte = this.#at < this.#bytes.length ? this.#bytes.charCodeAt(this.#at++) : 0;
    return ((this.#code << 8) | byte) >>> 0;
  }
}

/** The last number of a range that stands for a 1. */
export function split(low: number, high: number, probability: number): number {
  const range = high - low;
  return low + (range >>> 16) * probability + (((range & 0xffff) * probability) >>> 16);
}
