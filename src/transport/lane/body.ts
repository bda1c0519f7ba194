import { Code, ConnectError } from "@connectrpc/connect";
import type { Request } from "../exchange.ts";

/** Why a body is refused before it has ended, if it is: `head` is its beginning, five bytes or more once there are. */
export type Check = (head: Buffer, size: number) => ConnectError | undefined;

/** Thrown where the client has left: there is nobody to answer. */
export const gone = new Error("the client has left");

const HEAD = 5;
const EMPTY: Buffer = Buffer.alloc(0);

/**
 * Reads a request to its end. Rejects with what the check says, as soon as it says so, and drops what still comes;
 * rejects with `gone` if the client leaves before.
 */
export function readBody(request: Request, check: Check): Promise<Buffer> {
  // Under Node's request of HTTP/2 lies the stream, which spares a copy and some events.
  const source = "stream" in request ? request.stream : request;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let head = EMPTY;
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (head.length < HEAD) head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const refusal = check(head, size);
      if (refusal === undefined) return;
      source.off("data", take);
      source.resume();
      reject(refusal);
    };
    source.on("data", take);
    source.on("end", () => resolve(chunks.length === 1 ? (chunks[0] ?? EMPTY) : Buffer.concat(chunks)));
    // Comes last, and alone if the request was cut off; Node tells of an error only where somebody listens.
    source.on("close", () => reject(gone));
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
