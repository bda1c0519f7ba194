import type { ServerHttp2Stream } from "node:http2";
import { performance } from "node:perf_hooks";
import { Bucket } from "./client.ts";
import type { Connection } from "./connection.ts";

/** Bytes that every connection may bring: a TLS handshake and the preface with SETTINGS. */
const OPENING_BYTES = 8_192;

/** Bytes of header fields and control frames that a client library sends for each call, and before the first, at most. */
const BYTES_OF_CALL = 2_048;

/** Written bytes for each of a frame: WINDOW_UPDATE for each message has 26. The answer to a PING has as many as the PING. */
const WRITTEN_PER_FRAME_BYTE = 8;

/** What the client of an open HTTP/2 session has sent; it is banned for frames that do not belong to requests. */
export class Session {
  readonly connection: Connection;
  streams = 0;
  /** When its client was last heard of: a stream began or ended, or a PING was answered. */
  heardAt = performance.now();
  /** When a PING was sent that is not answered yet. */
  askedAt: number | undefined;
  readonly #smallFrames: Bucket;
  /** Bytes attributed to streams, those of bodies, and further ones charged to the client. */
  #attributed = OPENING_BYTES;
  #bodies = 0;
  #charged = 0;

  constructor(connection: Connection) {
    const { smallFrames, smallFramesPerSecond } = connection.limits;
    this.connection = connection;
    this.#smallFrames = new Bucket(smallFrames, smallFramesPerSecond);
  }

  /** Attributes what a new stream may bring: its headers, frames of flow control, and its body as it arrives. */
  watch(stream: ServerHttp2Stream): void {
    this.streams++;
    this.#attributed += this.connection.limits.headerBytes / 2;
    if (!stream.endAfterHeaders) this.#watchBody(stream);
  }

  /** Attributes what may still be in flight for a stream that is closed. */
  closeEarly(): void {
    this.#attributed += this.connection.limits.streamWindow;
  }

  /** Whether more has arrived than calls need: what comes with a protocol error is no GOAWAY of a client that closes. */
  get isFlood(): boolean {
    const { socket, transport } = this.connection;
    const handshake = transport === socket ? 0 : OPENING_BYTES;
    return this.#arrived > handshake + BYTES_OF_CALL * (1 + this.streams) + this.#bodies;
  }

  audit(): void {
    const frames = Math.max(0, this.#arrived - this.#attributed - this.#charged);
    this.#charged += frames;
    if (!this.connection.client.take("frames", frames)) this.connection.ban("frames");
  }

  /** Bytes that have arrived, but for what answers may have brought about. */
  get #arrived(): number {
    const { bytesRead, bytesWritten } = this.connection.socket;
    return bytesRead - bytesWritten / WRITTEN_PER_FRAME_BYTE;
  }

  /** Counts the chunks of a body as they arrive: a listener for data would begin to read it. */
  #watchBody(stream: ServerHttp2Stream): void {
    const { smallFrame, smallFramesOfStream } = this.connection.limits;
    let frames = 0;
    const count = (arrived: number, bytes: number): void => {
      this.#attributed += bytes;
      this.#bodies += bytes;
      frames += arrived;
      const isSmall = bytes < arrived * smallFrame && frames > smallFramesOfStream;
      if (!isSmall || this.#smallFrames.take(arrived)) return;
      this.connection.ban("smallFrames");
      // One read brings 6,500 frames of one byte: nghttp2 drops the rest, which would be as many objects.
      stream.destroy();
    };
    // Those that came together with the headers: no public property says how many wait to be read.
    count(Reflect.get(stream, "_readableState")?.buffer?.length ?? 0, stream.readableLength);
    const push = stream.push.bind(stream);
    stream.push = (chunk: Buffer | null) => {
      const goesOn = push(chunk);
      if (chunk !== null) count(1, chunk.length);
      return goesOn;
    };
  }
}
