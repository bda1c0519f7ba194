import { BEYOND } from "../tables/memory.ts";

/** A reused buffer to which bytes are appended. */
export class Output {
  bytes: Uint8Array<ArrayBuffer>;
  view: DataView;
  end = 0;

  constructor(size = 2 ** 12) {
    const buffer = new ArrayBuffer(size);
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
  }

  reserve(bytes: number): void {
    const needed = this.end + bytes + BEYOND;
    if (needed <= this.bytes.length) return;
    const before = this.bytes.subarray(0, this.end);
    const buffer = new ArrayBuffer(Math.max(needed, 2 * this.bytes.length));
    this.bytes = new Uint8Array(buffer);
    this.bytes.set(before);
    this.view = new DataView(buffer);
  }
}

export const PERSON_BYTES = 2_048;
