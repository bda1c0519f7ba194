/**
 * Tables and texts in one buffer, and what is drawn behind them. A place in it is the index of a 32-bit integer or, of a
 * text, of its first byte. It grows only between draws.
 */
export class Memory {
  ints: Int32Array;
  bytes: Uint8Array;
  doubles: Float64Array;
  view: DataView;
  /** The first byte that is free. */
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
    this.around(() => {
      const packed = pack();
      this.ints.copyWithin(table, packed, packed + 3);
    });
    this.unread?.delete(table);
  }

  /** What is done before and after something is packed in the middle of a draw. */
  around = (pack: () => void): void => pack();

  /** Makes room for so many bytes behind the end. */
  reserve(bytes: number): void {
    const size = this.end + bytes;
    if (size <= this.bytes.length) return;
    const buffer = new ArrayBuffer(Math.ceil(Math.max(size, 1.5 * this.bytes.length) / 64) * 64);
    new Uint8Array(buffer).set(this.bytes.subarray(0, this.end));
    this.ints = new Int32Array(buffer);
    this.bytes = new Uint8Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.view = new DataView(buffer);
  }

  /** Takes so many bytes that begin at a multiple of `align`; the place of the first. */
  take(bytes: number, align: number): number {
    const at = Math.ceil(this.end / align) * align;
    this.reserve(at - this.end + bytes);
    this.end = at + bytes;
    return at;
  }

  /** Takes so many integers; the index of the first. They begin at a multiple of `align` bytes. */
  takeInts(count: number, align = 4): number {
    return this.take(4 * count, align) / 4;
  }
}

/** The length of a text: its bytes as UTF-8, and its UTF-16 units in the upper half. */
export type Length = number;

export function lengthOf(bytes: number, units: number): Length {
  return bytes | (units << 16);
}

/** The length of a text of so many ASCII characters. */
export function asciiLength(characters: number): Length {
  return characters | (characters << 16);
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
 * The place of a packed alias table: of its first slot, its size, and where the texts begin that its values count from, in
 * eights of a byte. A slot has a threshold less 2^31, then the number itself in the upper half and its alias in the lower.
 */
export type TablePlace = number;
