/**
 * Tables and texts in one buffer. A place is the index of a 32-bit integer or, of a text, of its first byte. Its views
 * must not be kept across a sample, which may pack a table and so grow it.
 */
export class Memory {
  ints: Int32Array;
  bytes: Uint8Array;
  doubles: Float64Array;
  view: DataView;
  end = 0;
  /** How tables are packed when they are first read, by their places; without it all are packed at once. */
  readonly unread: Map<number, () => number> | undefined;

  constructor(buffer: ArrayBuffer, unread?: Map<number, () => number>) {
    this.unread = unread;
    this.ints = new Int32Array(buffer);
    this.bytes = new Uint8Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.view = new DataView(buffer);
  }

  /** Packs the table of a place, which is read for the first time. Throws RangeError if there is none. */
  pack(table: TablePlace): void {
    const pack = this.unread?.get(table);
    if (pack === undefined) throw new RangeError(`there is no table at ${table}`);
    const packed = pack();
    this.ints.copyWithin(table, packed, packed + 3);
    this.unread?.delete(table);
  }

  /** Makes room for so many bytes behind the end. */
  reserve(bytes: number): void {
    const size = this.end + bytes + BEYOND;
    if (size <= this.bytes.length) return;
    const buffer = new ArrayBuffer(Math.ceil(Math.max(size, 1.5 * this.bytes.length) / 64) * 64);
    new Uint8Array(buffer).set(this.bytes.subarray(0, this.end));
    this.ints = new Int32Array(buffer);
    this.bytes = new Uint8Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.view = new DataView(buffer);
  }

  /** Takes bytes from a multiple of `align` on; the place of the first. */
  take(bytes: number, align: number): number {
    const at = Math.ceil(this.end / align) * align;
    this.reserve(at - this.end + bytes);
    this.end = at + bytes;
    return at;
  }

  /** Takes integers from a multiple of `align` bytes on; the index of the first. */
  takeInts(count: number, align = 4): number {
    return this.take(4 * count, align) / 4;
  }
}

/** Bytes behind the end of a memory or an output that may be copied with a text. */
export const BEYOND = 16;

/**
 * Copies a text by sixteen bytes, then by eight; returns the place behind it. What is copied beyond is overwritten by
 * the next. As doubles, which keep their bits: UTF-8 has no byte FF, and no text has 7F, so that none is a NaN.
 */
export function copyText(source: DataView, from: number, bytes: number, target: DataView, at: number): number {
  target.setFloat64(at, source.getFloat64(from, true), true);
  target.setFloat64(at + 8, source.getFloat64(from + 8, true), true);
  for (let copied = 16; copied < bytes; copied += 8)
    target.setFloat64(at + copied, source.getFloat64(from + copied, true), true);
  return at + bytes;
}

/** Packed integers by one, two or three numbers, the last of which changes first; two integers each if they are shares. */
export interface Grid {
  readonly at: number;
  readonly sizes: readonly number[];
}

/** Texts that names are looked up in: their hashes, in order. */
export interface TextSet {
  readonly at: number;
  readonly size: number;
}

/**
 * The place of a packed alias table: of its first slot, its size, and where the texts begin that its values count from,
 * in eights of a byte. A slot: a threshold less 2^31, then the number in the upper half and its alias in the lower.
 */
export type TablePlace = number;
