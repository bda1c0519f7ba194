import type { IncomingMessage } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { Code, ConnectError } from "@connectrpc/connect";
import type { Request } from "../exchange.ts";

/** Why a body is refused before it has ended, if it is: `head` is its beginning, five bytes or more once there are. */
export type Check = (head: Buffer, size: number) => ConnectError | undefined;

/** Hears, once, what became of a body. */
export interface Reader {
  take(body: Buffer): void;
  fail(error: unknown): void;
}

/** What a reader is told where the client has left: there is nobody to answer. */
export const gone = new Error("the client has left");

const HEAD = 5;
const EMPTY: Buffer = Buffer.alloc(0);

/**
 * Reads a request to its end. Fails with what the check says, as soon as it says so, and drops what still comes; fails
 * with `gone` if the client leaves before.
 */
export function readBody(request: Request, check: Check, reader: Reader): void {
  // Under Node's request of HTTP/2 lies the stream, which spares a copy and some events.
  if ("stream" in request) listen(request.stream, check, reader);
  // On HTTP/1.1 a small body mostly comes with its head, and is there as soon as the parser is done with both.
  else void soon.then(() => (request.complete ? readAll(request, check, reader) : listen(request, check, reader)));
}

const soon = Promise.resolve();

function readAll(request: IncomingMessage, check: Check, reader: Reader): void {
  const body: Buffer = request.read() ?? EMPTY;
  const refusal = check(body, body.length);
  if (refusal === undefined) reader.take(body);
  else reader.fail(refusal);
}

function listen(source: IncomingMessage | ServerHttp2Stream, check: Check, reader: Reader): void {
  let chunks: Buffer[] | undefined = [];
  let head = EMPTY;
  let size = 0;
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    chunks?.push(chunk);
    if (head.length < HEAD) head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    const refusal = check(head, size);
    if (refusal === undefined) return;
    source.off("data", take);
    source.resume();
    chunks = undefined;
    reader.fail(refusal);
  };
  source.on("data", take);
  source.on("end", () => {
    if (chunks === undefined) return;
    const body = chunks.length === 1 ? (chunks[0] ?? EMPTY) : Buffer.concat(chunks);
    chunks = undefined;
    reader.take(body);
  });
  // Comes last, and alone if the request was cut off; Node tells of an error only where somebody listens.
  source.on("close", () => {
    if (chunks === undefined) return;
    chunks = undefined;
    reader.fail(gone);
  });
}

/** The refusal of a message that is larger than is read, in Connect's words. */
export function tooLarge(maxBytes: number, size?: number): ConnectError {
  const known = size === undefined ? "" : ` ${size}`;
  return new ConnectError(
    `message size${known} is larger than configured readMaxBytes ${maxBytes}`,
    Code.ResourceExhausted,
  );
}
