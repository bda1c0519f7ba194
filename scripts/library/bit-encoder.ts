import { split } from "../../src/library/portable/packed/bit-decoder.ts";
import type { BitCoder } from "../../src/library/portable/packed/mixer.ts";

/** Writes bits that are predicted: a binary arithmetic encoder. */
export class BitEncoder implements BitCoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #high = 0xffff_ffff;

  bit(probability: number, bit: number): number {
    const middle = split(this.#low, this.#high, probability);
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      this.#bytes.push(this.#high >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 255) >>> 0;
    }
    return bit;
  }

  /** All that was written, in base64, which gzip makes as small again as the bytes. */
  end(): string {
    // The decoder reads zeros after the end.
    return Buffer.from([...this.#bytes, (this.#low >>> 24) + 1])
      .toString("base64")
      .replace(/=+$/, "");
  }
}
