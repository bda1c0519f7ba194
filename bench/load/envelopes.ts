/** Flags and length before a message of gRPC. */
const PREFIX = 5;

/** Counts the messages of a gRPC body that comes in pieces. */
export class Envelopes {
  messages = 0;
  /** Bytes since the sender was last told that they were read. */
  unannounced = 0;
  #prefix: Buffer = Buffer.alloc(0);
  #missing = 0;

  add(payload: Buffer): void {
    this.unannounced += payload.length;
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

  announce(): number {
    const bytes = this.unannounced;
    this.unannounced = 0;
    return bytes;
  }
}
