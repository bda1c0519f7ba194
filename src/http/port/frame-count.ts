import type { ServerHttp2Stream } from "node:http2";
import { Bucket } from "./clients.ts";
import type { Connection } from "./connection.ts";

/** Bytes that every connection may bring: a TLS handshake and the preface with SETTINGS. */
const OPENING_BYTES = 8_192;

/** Bytes of header fields and control frames that a client library sends for each call, and before the first, at most. */
const BYTES_OF_CALL = 2_048;

/** Written bytes for each of a frame: WINDOW_UPDATE for each message has 26. The answer to a PING has as many as the PING. */
const WRITTEN_PER_FRAME_BYTE = 8;

/** Counts what the client of an HTTP/2 session sends, and bans it for frames that do not belong to requests. */
export class FrameCount {
  readonly #connection: Connection;
  readonly #smallFrames: Bucket;
  /** Bytes attributed to streams, and further ones that were charged to the client. */
  #attributed = OPENING_BYTES;
  #charged = 0;
  #streams = 0;
  #bodies = 0;

  constructor(connection: Connection) {
    const { smallFrames, smallFramesPerSecond } = connection.limits;
    this.#connection = connection;
    this.#smallFrames = new Bucket(smallFrames, smallFramesPerSecond);
  }

  /** Attributes what a new stream may bring: its headers, frames of flow control, and its body as it arrives. */
  watch(stream: ServerHttp2Stream): void {
    const { headerBytes, smallFrame, smallFramesOfStream } = this.#connection.limits;
    this.#attributed += headerBytes / 2;
    this.#streams++;
    if (stream.endAfterHeaders) return;
    // Only small DATA frames are counted: each is an object in memory until it is read.
    let frames = 0;
    watchChunks(stream, (arrived, bytes) => {
      this.#attributed += bytes;
      this.#bodies += bytes;
      frames += arrived;
      const isSmall = bytes < arrived * smallFrame && frames > smallFramesOfStream;
      if (!isSmall || this.#smallFrames.take(arrived)) return;
      this.#connection.ban("smallFrames");
      // One read brings 6,500 frames of one byte: nghttp2 drops the rest, which would be as many objects.
      stream.destroy();
    });
  }

  /** Attributes what may still be in flight for a stream that is closed. */
  closeEarly(): void {
    this.#attributed += this.#connection.limits.streamWindow;
  }

  /** Whether more has arrived than calls need: what comes with a protocol error is no GOAWAY of a client that closes. */
  get isFlood(): boolean {
    const { socket, transport } = this.#connection;
    const handshake = transport === socket ? 0 : OPENING_BYTES;
    const usual = handshake + BYTES_OF_CALL * (1 + this.#streams) + this.#bodies;
    return socket.bytesRead - socket.bytesWritten / WRITTEN_PER_FRAME_BYTE > usual;
  }

  /** Charges the client for what has arrived since the last call. */
  audit(): void {
    const { bytesRead, bytesWritten } = this.#connection.socket;
    const frames = Math.max(0, bytesRead - this.#attributed - this.#charged - bytesWritten / WRITTEN_PER_FRAME_BYTE);
    this.#charged += frames;
    if (!this.#connection.client.take("frames", frames)) this.#connection.ban("frames");
  }
}

/**
 * Calls `onChunks` with the number and the bytes of a body's chunks as they arrive, read or not: first with those that
 * came together with the headers, if any. A listener for data would begin to read the body.
 */
function watchChunks(body: ServerHttp2Stream, onChunks: (chunks: number, bytes: number) => void): void {
  const waiting = waitingChunks(body);
  if (waiting > 0) onChunks(waiting, body.readableLength);
  const push = body.push.bind(body);
  body.push = (chunk: Buffer | null) => {
    const goesOn = push(chunk);
    if (chunk !== null) onChunks(1, chunk.length);
    return goesOn;
  };
}

/** No public property says how many chunks wait to be read. */
function waitingChunks(body: ServerHttp2Stream): number {
  return Reflect.get(body, "_readableState")?.buffer?.length ?? 0;
}
