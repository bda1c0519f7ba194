import { Output } from "../person/output.ts";

/** Concatenated texts as UTF-8. */
export class TextOutput extends Output {
  #buffer = Buffer.from(this.bytes.buffer);

  get #all(): Buffer {
    if (this.#buffer.buffer !== this.bytes.buffer) this.#buffer = Buffer.from(this.bytes.buffer);
    return this.#buffer;
  }

  text(text: string): void {
    this.reserve(3 * text.length);
    this.end += this.#all.write(text, this.end);
  }

  /** All that was written; few bytes share memory with others, which is faster. */
  takeShared(): Uint8Array<ArrayBuffer> {
    const taken = Buffer.from(this.#all.subarray(0, this.end));
    this.end = 0;
    return taken;
  }

  /** All that was written, in memory of its own. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.end);
    this.end = 0;
    return taken;
  }
}
