/** The bytes with which a client begins HTTP/2 (RFC 9113 section 3.4). */
export const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

export const types = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  pushPromise: 5,
  ping: 6,
  goaway: 7,
  windowUpdate: 8,
  continuation: 9,
} as const;

export const flags = { endStream: 1, ack: 1, endHeaders: 4, padded: 8, priority: 32 } as const;

/** A frame (RFC 9113 section 4.1). Nothing is checked, so that malformed frames can be built. */
export function frame(type: number, flag: number, stream: number, payload: Uint8Array | number[] = []): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flag;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, Buffer.from(payload)]);
}

/** A 32-bit integer in network byte order: windows, error codes and values of settings. */
export function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function settings(...pairs: readonly (readonly [id: number, value: number])[]): Buffer {
  const entries = pairs.map(([id, value]) => Buffer.concat([Buffer.from([id >> 8, id & 255]), word(value)]));
  return frame(types.settings, 0, 0, Buffer.concat(entries));
}

export const settingsAck = frame(types.settings, flags.ack, 0);

export function reset(stream: number, code = 8): Buffer {
  return frame(types.reset, 0, stream, word(code));
}

export function windowUpdate(stream: number, increment: number): Buffer {
  return frame(types.windowUpdate, 0, stream, word(increment));
}

export type Fields = readonly (readonly [name: string, value: string])[];

/** A header block without any compression: every field a literal that is not indexed. */
export function headerBlock(fields: Fields): Buffer {
  return Buffer.concat(fields.map(([name, value]) => Buffer.concat([Buffer.from([0]), text(name), text(value)])));
}

/** A literal that enters the dynamic table. */
export function indexedLiteral(name: string, value: string): Buffer {
  return Buffer.concat([Buffer.from([0x40]), text(name), text(value)]);
}

export function headers(
  stream: number,
  fields: Fields | Uint8Array,
  flag: number = flags.endHeaders | flags.endStream,
): Buffer {
  return frame(types.headers, flag, stream, fields instanceof Uint8Array ? fields : headerBlock(fields));
}

/** RFC 7541 section 5.2 without Huffman; section 5.1 for the length. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value, "latin1");
  const length: number[] = [];
  if (bytes.length < 127) length.push(bytes.length);
  else {
    length.push(127);
    let rest = bytes.length - 127;
    for (; rest >= 128; rest >>= 7) length.push((rest & 127) | 128);
    length.push(rest);
  }
  return Buffer.concat([Buffer.from(length), bytes]);
}

/** The bytes of so many requests, frames or whatever `one` makes from a number. */
export function many(count: number, one: (index: number) => Uint8Array): Buffer {
  return Buffer.concat(Array.from({ length: count }, (_, index) => one(index)));
}

/** What `one` writes on so many streams of a client, of which the first has this identifier. */
export function onStreams(count: number, one: (stream: number) => Uint8Array, first = 1): Buffer {
  return many(count, (index) => one(first + 2 * index));
}

export const ping = frame(types.ping, 0, 0, Buffer.alloc(8));

export interface Frame {
  readonly type: number;
  readonly flag: number;
  readonly stream: number;
  readonly payload: Buffer;
}

/** The complete frames at the start of the bytes, and the remaining bytes. */
export function readFrames(bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (bytes.length - at >= 9) {
    const end = at + 9 + bytes.readUIntBE(at, 3);
    if (end > bytes.length) break;
    frames.push({
      type: bytes.readUInt8(at + 3),
      flag: bytes.readUInt8(at + 4),
      stream: bytes.readUInt32BE(at + 5) & 0x7fff_ffff,
      payload: bytes.subarray(at + 9, end),
    });
    at = end;
  }
  return { frames, rest: bytes.subarray(at) };
}

/** The codes of digits in HPACK's Huffman table (RFC 7541 appendix B): five bits for 0 to 2, six for 3 to 9. */
const SHORT_DIGITS = 3;
const FIRST_LONG_CODE = 0b011001;

/** Static table (RFC 7541 appendix A): the statuses that have an entry of their own. */
const staticStatuses = new Map([
  [8, 200],
  [9, 204],
  [10, 206],
  [11, 304],
  [12, 400],
  [13, 404],
  [14, 500],
]);

/** The status that a header block begins with, if its sender may use no dynamic table; undefined for trailers. */
export function readStatus(block: Buffer): number | undefined {
  let at = 0;
  // Dynamic table size updates.
  while (((block[at] ?? 0) & 0xe0) === 0x20) at++;
  const first = block[at] ?? 0;
  if (first & 0x80) return staticStatuses.get(first & 0x7f);
  const name = first & (first & 0x40 ? 0x3f : 0x0f);
  if (name < 8 || name > 14) return undefined;
  const length = block[at + 1] ?? 0;
  const value = block.subarray(at + 2, at + 2 + (length & 0x7f));
  return Number(length & 0x80 ? huffmanDigits(value) : value.toString("latin1"));
}

function huffmanDigits(bytes: Buffer): string {
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let digits = "";
  while (bits.length >= 5 && digits.length < 3) {
    const short = Number.parseInt(bits.slice(0, 5), 2);
    digits += short < SHORT_DIGITS ? short : Number.parseInt(bits.slice(0, 6), 2) - FIRST_LONG_CODE + SHORT_DIGITS;
    bits = bits.slice(short < SHORT_DIGITS ? 5 : 6);
  }
  return digits;
}
