import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import type { Connection } from "./connection.ts";

/** Bytes that are handed on in one task: some tens of small requests. */
const SLICE = 2_048;

/**
 * A socket between a socket and the parser of HTTP/1.1, which takes slices when the parser asks, each as a task:
 * node:http would parse all of a read at once. Over TLS it loses body bytes that arrive while the parser is paused.
 */
export class Gate extends Duplex {
  readonly connection: Connection;
  readonly #socket: Socket;
  #held: Buffer | null = null;
  #isAsked = false;
  #isScheduled = false;
  #hasEnded = false;
  #isFirst = true;

  constructor(socket: Socket, connection: Connection) {
    super({ allowHalfOpen: true });
    this.connection = connection;
    this.#socket = socket;
    socket.on("readable", () => this.#feed());
    socket.on("end", () => {
      this.#hasEnded = true;
      this.#feed();
    });
    socket.on("error", (error) => this.destroy(error)).on("close", () => this.destroy());
    socket.on("timeout", () => this.emit("timeout"));
  }

  override _read(): void {
    this.#isAsked = true;
    this.#feed();
  }

  #feed(): void {
    if (!this.#isAsked || this.#isScheduled || this.destroyed) return;
    this.#held ??= this.#socket.read();
    if (this.#held === null) {
      if (!this.#hasEnded) return;
      this.#isAsked = false;
      this.push(null);
      return;
    }
    this.#isScheduled = true;
    // The first slice has waited with its connection: its call is as late.
    const { caller, isBetweenRequests: isCall } = this.connection;
    caller.schedule(() => this.#hand(), { isCall, isFirst: this.#isFirst, isOver: () => this.destroyed });
  }

  #hand(): void {
    this.#isScheduled = false;
    this.#isAsked = false;
    this.#isFirst = false;
    const held = this.#held;
    if (held === null) return;
    this.#held = held.length > SLICE ? held.subarray(SLICE) : null;
    this.push(held.subarray(0, SLICE));
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, callback);
  }

  override _writev(
    chunks: readonly { chunk: Buffer; encoding: BufferEncoding }[],
    callback: (error?: Error | null) => void,
  ): void {
    this.#socket.cork();
    for (const [index, { chunk, encoding }] of chunks.entries()) {
      this.#socket.write(chunk, encoding, index === chunks.length - 1 ? callback : undefined);
    }
    this.#socket.uncork();
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#socket.end(() => callback());
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#held = null;
    this.#socket.destroy();
    callback(error);
  }

  destroySoon(): void {
    this.end(() => this.destroy());
  }

  setTimeout(ms: number, onTimeout?: () => void): this {
    this.#socket.setTimeout(ms);
    if (onTimeout !== undefined) this.on("timeout", onTimeout);
    return this;
  }
}
