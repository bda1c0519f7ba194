import { connect, type Socket } from "node:net";
import type { Connection, Responded } from "./connection.ts";
import type { Pieces } from "./http1-requests.ts";

const HEAD_END = "\r\n\r\n";
/** The last chunk of a chunked body, after the end of the one before. */
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");
/** Bytes read at once; responses are smaller. */
const READ = 16_384;

/**
 * An HTTP/1.1 connection that sends prepared bytes, one request at a time. It reads little more of a response than its
 * length, and into one buffer, so that the load needs less CPU than the server that is measured.
 */
export class Http1Connection implements Connection {
  readonly #socket: Socket;
  readonly #next: () => Pieces;
  readonly #onResponse: (responded: Responded) => void;
  /** When the request in flight was due. */
  #due = 0;
  /** The beginning of a response whose end has not arrived. */
  #partial: Buffer | undefined;

  constructor(port: number, next: () => Pieces, onResponse: (responded: Responded) => void) {
    this.#next = next;
    this.#onResponse = onResponse;
    const buffer = Buffer.alloc(READ);
    const callback = (length: number): boolean => {
      this.#read(buffer.subarray(0, length));
      return true;
    };
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback } });
    this.#socket.once("end", () => {
      throw new Error("the server closed the connection");
    });
  }

  send(due: number): void {
    this.#due = due;
    for (const piece of this.#next()) this.#socket.write(piece);
  }

  flush(): void {}

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#partial === undefined ? chunk : Buffer.concat([this.#partial, chunk]);
    if (!isComplete(bytes)) {
      // The next read overwrites the buffer.
      this.#partial = Buffer.from(bytes);
      return;
    }
    this.#partial = undefined;
    this.#onResponse({ due: this.#due, ok: isSuccess(bytes), messages: 1 });
  }
}

/** Whether the status is 200 and, of gRPC-Web, the one in the trailers 0. */
function isSuccess(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  return text.startsWith("HTTP/1.1 200 ") && !/grpc-status: ?[1-9]/i.test(text);
}

/** Whether the bytes are a whole response: by its content-length, or by the last chunk. */
function isComplete(bytes: Buffer): boolean {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString("latin1", 0, end)) ?? [];
  if (length !== undefined) return bytes.length >= end + HEAD_END.length + Number(length);
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}
