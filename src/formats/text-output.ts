import { Output } from "../person/output.ts";

/** Texts as UTF-8, one behind the other. */
export class TextOutput extends Output {
  #buffer = Buffer.from(this.bytes.buffer);

  /** The bytes, with the methods of Node. */
  get #all(): Buffer {
    if (this.#buffer.buffer !== this.bytes.buffer) this.#buffer = Buffer.from(this.bytes.buffer);
    return this.#buffer;
  }

  text(text: string): void {
    this.reserve(3 * text.length);
    this.end += this.#all.write(text, this.end);
  }

  /** All that was written, as bytes that share their memory with others if they are few: a person alone costs a twentieth less. */
  takeShared(): Uint8Array<ArrayBuffer> {
    const taken = Buffer.from(this.#all.subarray(0, this.end));
    this.end = 0;
    return taken;
  }

  /** All that was written, as bytes of their own. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.end);
    this.end = 0;
    return taken;
  }
}
