import { connect, type Socket } from "node:net";
import type { Connection, Responded } from "./connection.ts";
import { EnvelopeCounter } from "./envelopes.ts";
import { FRAME_HEADER, flag, frame, frameType, preface, settings, windowUpdate } from "./frames.ts";
import type { Frames } from "./http2-requests.ts";

/** Bytes that a stream, and a connection, may send before the next window update. */
const WINDOW = 1 << 20;

interface Stream {
  readonly due: number;
  readonly received: EnvelopeCounter;
}

/**
 * An HTTP/2 connection that sends prepared gRPC requests. It reads little more of each frame than its length, so that
 * the load needs less CPU than the server that is measured; node:http2 as a client would need as much.
 */
export class Http2Connection implements Connection {
  readonly #socket: Socket;
  readonly #next: () => Frames;
  readonly #onResponse: (responded: Responded) => void;
  readonly #open = new Map<number, Stream>();
  #stream = -1;
  #out: Buffer[];
  /** The beginning of a frame whose end has not arrived. */
  #partial: Buffer = Buffer.alloc(0);
  /** Bytes received since the connection's last window update. */
  #unacknowledged = 0;

  constructor(port: number, next: () => Frames, onResponse: (responded: Responded) => void) {
    this.#next = next;
    this.#onResponse = onResponse;
    // The connection's window begins at 65,535 bytes (RFC 9113 section 6.9.2); gRPC clients widen it at once.
    this.#out = [preface, settings(WINDOW), windowUpdate(0, WINDOW - 65_535)];
    this.#socket = connect(port, "127.0.0.1").setNoDelay(true);
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  send(due: number): void {
    const { first, later, data } = this.#next();
    this.#stream += 2;
    const request = Buffer.from(this.#stream === 1 ? first : later);
    request.writeUInt32BE(this.#stream, 5);
    request.writeUInt32BE(this.#stream, request.length - data + 5);
    this.#open.set(this.#stream, { due, received: new EnvelopeCounter() });
    this.#out.push(request);
  }

  flush(): void {
    if (this.#out.length === 0) return;
    this.#socket.write(this.#out.length === 1 ? (this.#out[0] ?? "") : Buffer.concat(this.#out));
    this.#out = [];
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#partial.length === 0 ? chunk : Buffer.concat([this.#partial, chunk]);
    let at = 0;
    while (bytes.length - at >= FRAME_HEADER) {
      const end = at + FRAME_HEADER + bytes.readUIntBE(at, 3);
      if (end > bytes.length) break;
      this.#take(bytes, at, end);
      at = end;
    }
    this.#partial = bytes.subarray(at);
    this.flush();
  }

  #take(bytes: Buffer, at: number, end: number): void {
    const type = bytes.readUInt8(at + 3);
    const flags = bytes.readUInt8(at + 4);
    const stream = bytes.readUInt32BE(at + 5);
    if (type === frameType.data) this.#data(stream, bytes.subarray(at + FRAME_HEADER, end));
    if (type === frameType.settings && (flags & flag.ack) === 0) this.#out.push(frame(type, flag.ack, 0));
    if (type === frameType.ping && (flags & flag.ack) === 0) {
      this.#out.push(frame(type, flag.ack, 0, bytes.subarray(at + FRAME_HEADER, end)));
    }
    if (type === frameType.goAway) throw new Error("the server closed the connection");
    const ends = type === frameType.data || type === frameType.headers;
    if (type === frameType.reset || (ends && (flags & flag.endStream) !== 0))
      this.#end(stream, type === frameType.reset);
  }

  #data(stream: number, payload: Buffer): void {
    const received = this.#open.get(stream)?.received;
    if (received === undefined || payload.length === 0) return;
    received.add(payload);
    if (received.unacknowledged > WINDOW / 2) this.#out.push(windowUpdate(stream, received.acknowledge()));
    this.#unacknowledged += payload.length;
    if (this.#unacknowledged < WINDOW / 2) return;
    this.#out.push(windowUpdate(0, this.#unacknowledged));
    this.#unacknowledged = 0;
  }

  #end(id: number, reset: boolean): void {
    const stream = this.#open.get(id);
    // A server may reset a stream that it has ended.
    if (stream === undefined) return;
    this.#open.delete(id);
    const { messages } = stream.received;
    // An error has no message.
    this.#onResponse({ due: stream.due, ok: !reset && messages > 0, messages });
  }
}
