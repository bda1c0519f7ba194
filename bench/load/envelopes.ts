/** Bytes of flags and length before a message of gRPC. */
const PREFIX = 5;

/** A message with its prefix, not compressed. */
export function envelope(message: Uint8Array): Buffer {
  const bytes = Buffer.alloc(PREFIX + message.length);
  bytes.writeUInt32BE(message.length, 1);
  bytes.set(message, PREFIX);
  return bytes;
}

/** Counts the messages of a gRPC response body as its DATA frames arrive. */
export class EnvelopeCounter {
  messages = 0;
  /** Bytes received since the last window update. */
  unacknowledged = 0;
  #prefix: Buffer = Buffer.alloc(0);
  #missing = 0;

  add(payload: Buffer): void {
    this.unacknowledged += payload.length;
    let at = 0;
    while (at < payload.length) {
      if (this.#missing > 0) {
        const taken = Math.min(this.#missing, payload.length - at);
        this.#missing -= taken;
        at += taken;
        if (this.#missing === 0) this.messages++;
        continue;
      }
      const more = payload.subarray(at, at + PREFIX - this.#prefix.length);
      this.#prefix = Buffer.concat([this.#prefix, more]);
      at += more.length;
      if (this.#prefix.length < PREFIX) return;
      this.#missing = this.#prefix.readUInt32BE(1);
      this.#prefix = Buffer.alloc(0);
      if (this.#missing === 0) this.messages++;
    }
  }

  /** The bytes to allow the sender again. */
  acknowledge(): number {
    const bytes = this.unacknowledged;
    this.unacknowledged = 0;
    return bytes;
  }
}
