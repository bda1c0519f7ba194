import { connect, type Socket } from "node:net";
import { Envelopes } from "./envelopes.ts";
import {
  type Fields,
  FRAME_HEADER,
  flag,
  frame,
  frameType,
  headerBlocks,
  preface,
  settings,
  windowUpdate,
} from "./frames.ts";

/** Bytes that a stream, and a connection, may send before they are told of more. */
const WINDOW = 1 << 20;

/** One answer. */
export interface Ended {
  readonly stream: number;
  /** Messages of gRPC; an error has none. */
  readonly messages: number;
  /** Whether it was cut off. */
  readonly reset: boolean;
}

/**
 * An HTTP/2 connection that sends one prebuilt gRPC request over and over. It reads of every frame little more than its
 * length, so that one core of load keeps the other busy; node:http2 as a client would cost as much as the server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #first: Buffer;
  readonly #later: Buffer;
  /** Where the DATA frame begins in each request. */
  readonly #dataFrame: number;
  readonly #tell: (ended: Ended) => void;
  readonly #open = new Map<number, Envelopes>();
  #stream = -1;
  #out: Buffer[];
  #held: Buffer = Buffer.alloc(0);
  #unread = 0;

  constructor(port: number, fields: Fields, body: Uint8Array, tell: (ended: Ended) => void) {
    const { first, later } = headerBlocks(fields);
    const data = frame(frameType.data, flag.endStream, 0, body);
    this.#first = Buffer.concat([frame(frameType.headers, flag.endHeaders, 0, first), data]);
    this.#later = Buffer.concat([frame(frameType.headers, flag.endHeaders, 0, later), data]);
    this.#dataFrame = data.length;
    this.#tell = tell;
    // The connection's window begins at 65,535 bytes (RFC 9113 section 6.9.2); gRPC clients widen it at once.
    this.#out = [preface, settings(WINDOW), windowUpdate(0, WINDOW - 65_535)];
    this.#socket = connect(port, "127.0.0.1").setNoDelay(true);
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  /** Sends the request once more, with the next flush. */
  send(): number {
    this.#stream += 2;
    const request = Buffer.from(this.#stream === 1 ? this.#first : this.#later);
    request.writeUInt32BE(this.#stream, 5);
    request.writeUInt32BE(this.#stream, request.length - this.#dataFrame + 5);
    this.#open.set(this.#stream, new Envelopes());
    this.#out.push(request);
    return this.#stream;
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
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    let at = 0;
    while (bytes.length - at >= FRAME_HEADER) {
      const end = at + FRAME_HEADER + bytes.readUIntBE(at, 3);
      if (end > bytes.length) break;
      this.#take(bytes, at, end);
      at = end;
    }
    this.#held = bytes.subarray(at);
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
    if (type === frameType.goAway) throw new Error("the server closes the connection");
    const ends = type === frameType.data || type === frameType.headers;
    if (type === frameType.reset || (ends && (flags & flag.endStream) !== 0))
      this.#end(stream, type === frameType.reset);
  }

  #data(stream: number, payload: Buffer): void {
    const envelopes = this.#open.get(stream);
    if (envelopes === undefined || payload.length === 0) return;
    envelopes.add(payload);
    if (envelopes.unannounced > WINDOW / 2) this.#out.push(windowUpdate(stream, envelopes.announce()));
    this.#unread += payload.length;
    if (this.#unread < WINDOW / 2) return;
    this.#out.push(windowUpdate(0, this.#unread));
    this.#unread = 0;
  }

  #end(stream: number, reset: boolean): void {
    const envelopes = this.#open.get(stream);
    // A server may reset what it has answered already.
    if (envelopes === undefined) return;
    this.#open.delete(stream);
    this.#tell({ stream, messages: envelopes.messages, reset });
  }
}
