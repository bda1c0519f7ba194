/** Frame types of HTTP/2 (RFC 9113 section 6) that a client of prepared requests needs. */
export const frameType = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goAway: 7, windowUpdate: 8 } as const;

export const flag = { endStream: 1, ack: 1, endHeaders: 4 } as const;

/** Bytes of a frame's own header. */
export const FRAME_HEADER = 9;

/** The bytes with which every client begins (RFC 9113 section 3.4). */
export const preface = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

export function frame(type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array()): Buffer {
  const bytes = Buffer.alloc(FRAME_HEADER + payload.length);
  bytes.writeUIntBE(payload.length, 0, 3);
  bytes.writeUInt8(type, 3);
  bytes.writeUInt8(flags, 4);
  bytes.writeUInt32BE(stream, 5);
  bytes.set(payload, FRAME_HEADER);
  return bytes;
}

export function windowUpdate(stream: number, bytes: number): Buffer {
  const payload = Buffer.alloc(4);
  payload.writeUInt32BE(bytes);
  return frame(frameType.windowUpdate, 0, stream, payload);
}

/** SETTINGS with the client's window for each stream. */
export function settings(window: number): Buffer {
  const payload = Buffer.alloc(6);
  payload.writeUInt16BE(4, 0);
  payload.writeUInt32BE(window, 2);
  return frame(frameType.settings, 0, 0, payload);
}
