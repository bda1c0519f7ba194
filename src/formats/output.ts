import { copyBytes } from "../columns/texts.ts";

/** Bytes that are copied beyond the end of a text, eight at a time, and that the next text overwrites. */
const BEYOND = 8;

/** Texts as UTF-8, one behind the other. Its buffer is kept for the next ones. */
export class Output {
  #bytes: Buffer;
  #view: DataView;
  #end = 0;
  #starts = new Int32Array(0);
  #ends = new Int32Array(0);
  #lines = 0;

  constructor(size = 2 ** 17) {
    [this.#bytes, this.#view] = bufferOf(size);
  }

  /** The place behind the last text. */
  get end(): number {
    return this.#end;
  }

  /** Makes room for so many bytes, which are then written without a check. */
  reserve(bytes: number): void {
    const needed = this.#end + bytes + BEYOND;
    if (needed <= this.#bytes.length) return;
    const before = this.#bytes;
    [this.#bytes, this.#view] = bufferOf(Math.max(needed, 2 * before.length));
    before.copy(this.#bytes, 0, 0, this.#end);
  }

  /** Copies a text of another memory, within what was reserved. That memory has seven bytes behind it. */
  copy(from: DataView, at: number, size: number): void {
    this.#end = copyBytes(from, at, size, this.#view, this.#end);
  }

  /** Writes a whole number below 2^28 as protobuf has it, within what was reserved. */
  varint(number: number): void {
    let rest = number;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#end++] = (rest & 127) | 128;
    this.#bytes[this.#end++] = rest;
  }

  /** Copies bytes, within what was reserved. */
  bytes(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  text(text: string): void {
    this.reserve(3 * text.length);
    this.#end += this.#bytes.write(text, this.#end);
  }

  /** Whether one of some bytes, of which a 1 stands in the table, was written since `from`. */
  has(table: Uint8Array, from: number): boolean {
    const bytes = this.#bytes;
    for (let at = from; at < this.#end; at++) if (table[bytes[at] ?? 0] === 1) return true;
    return false;
  }

  /** Takes the bytes since `from` back, and returns them as text. */
  takeBack(from: number): string {
    const text = this.#bytes.toString("utf8", from, this.#end);
    this.#end = from;
    return text;
  }

  /** All that was written, as bytes that share their memory with others if they are few: a person alone costs a twentieth less. */
  takeShared(): Uint8Array<ArrayBuffer> {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#end));
    this.#end = 0;
    return taken;
  }

  /** What was written since `from` is the line of that number, counted from 0; all lines are then taken in their order. */
  line(number: number, from: number): void {
    if (number >= this.#starts.length) {
      const [starts, ends] = [this.#starts, this.#ends];
      this.#starts = new Int32Array(2 * number + 1024);
      this.#ends = new Int32Array(2 * number + 1024);
      this.#starts.set(starts);
      this.#ends.set(ends);
    }
    this.#starts[number] = from;
    this.#ends[number] = this.#end;
    this.#lines++;
  }

  /** All that was written, as bytes of their own. */
  take(): Uint8Array<ArrayBuffer> {
    if (this.#lines > 0) {
      const sorted = new Uint8Array(this.#end);
      let at = 0;
      for (let number = 0; number < this.#lines; number++)
        at += this.#bytes.copy(sorted, at, this.#starts[number] ?? 0, this.#ends[number] ?? 0);
      this.#lines = 0;
      this.#end = 0;
      return sorted;
    }
    const taken = new Uint8Array(this.#bytes.subarray(0, this.#end));
    this.#end = 0;
    return taken;
  }
}

function bufferOf(size: number): [Buffer, DataView] {
  const buffer = new ArrayBuffer(size);
  return [Buffer.from(buffer), new DataView(buffer)];
}
