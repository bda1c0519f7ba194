import type { Readable } from "node:stream";
import { clearTimeout, setTimeout } from "node:timers";
import type { Meter } from "../../limit/meter.ts";
import { messageLimits } from "../limits.ts";
import { bytesOf } from "./http2-messages.ts";
import type { NodeRequest, Peer, Request } from "./message.ts";

/** Why a body is refused before its end, if it is, by its beginning (five bytes once there are) and size so far. */
export type Check = (head: Buffer, size: number) => Error | undefined;

type PricedCheck = (head: Buffer, size: number) => Error | undefined | Promise<Error | undefined>;

/** The client closed the request before its end, so that no response can be sent. */
export const aborted = new Error("the client aborted the request");

/** Bytes that a check may want to see: an envelope's flags and length. */
const HEAD = 5;

const EMPTY: Buffer = Buffer.alloc(0);

/** Reads a request to its end. Rejects with the refusal of the check once the rest is discarded, or with `aborted`. */
export async function readBody(request: Request, check: PricedCheck): Promise<Buffer> {
  askForBody(request);
  const source = bytesOf(request);
  if (request.httpVersionMajor === 2) return readChunks(source, check);
  // On HTTP/1.1 a small body is mostly complete by now; reading it at once saves the events of a stream.
  await undefined;
  if (!request.complete) return readChunks(source, check);
  const body: Buffer = source.read() ?? EMPTY;
  const checked = check(body, body.length);
  const refusal = checked instanceof Promise ? await checked : checked;
  if (refusal !== undefined) throw refusal;
  return body;
}

/** Sends 100 Continue if the client waits for it. */
export function askForBody(request: Pick<Request, "askForBody">): void {
  const ask = request.askForBody;
  request.askForBody = undefined;
  ask?.();
}

/** The check and the price of a body as it arrives; `refusalOf` makes the error of a meter that refuses. */
export function priced(
  check: Check,
  meter: Meter | undefined,
  refusalOf: (meter: Meter) => Error | undefined,
): PricedCheck {
  if (meter === undefined) return check;
  return (head, size) => {
    const refusal = check(head, size);
    if (refusal !== undefined) return refusal;
    const taken = meter.takeBody(size);
    return taken instanceof Promise ? taken.then(() => refusalOf(meter)) : refusalOf(meter);
  };
}

function readChunks(source: Readable, check: PricedCheck): Promise<Buffer> {
  // An empty body may have ended before the request's turn.
  if (source.readableEnded) return Promise.resolve(EMPTY);
  return new Promise((resolve, reject) => {
    // One buffer that doubles: a body may come in chunks of one byte, of which each would be an object of 150 bytes.
    let body = EMPTY;
    let head = EMPTY;
    let size = 0;
    let isRefused = false;

    const refuse = (refusal: unknown): void => {
      isRefused = true;
      body = EMPTY;
      source.off("data", take);
      discardBody(source, () => reject(refusal));
    };
    const proceed = (refusal: Error | undefined): void => {
      if (refusal === undefined) source.resume();
      else refuse(refusal);
    };
    const take = (chunk: Buffer): void => {
      const end = size + chunk.length;
      if (size === 0) body = chunk;
      else {
        if (end > body.length) {
          const larger = Buffer.allocUnsafe(2 * end);
          body.copy(larger, 0, 0, size);
          body = larger;
        }
        chunk.copy(body, size);
      }
      size = end;
      if (head.length < HEAD) head = body.subarray(0, size);
      const refusal = check(head, size);
      if (refusal instanceof Promise) {
        source.pause();
        refusal.then(proceed, refuse);
      } else if (refusal !== undefined) refuse(refusal);
    };
    source.on("data", take);
    source.on("end", () => {
      if (!isRefused) resolve(body.length === size ? body : body.subarray(0, size));
    });
    source.on("close", () => {
      if (!isRefused) reject(aborted);
    });
  });
}

/** The chunks of a request, each in a turn of its client. The rest is discarded if the reader stops early. */
export async function* chunksOf(
  request: NodeRequest,
  check: PricedCheck,
  peer: Pick<Peer, "hasTurn" | "nextTurn">,
  ask: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  ask();
  try {
    // Not by the iterator of the request itself, which destroys it: its connection would no longer be read.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      const refusal = await check(chunk, size);
      if (refusal !== undefined) throw refusal;
      if (!peer.hasTurn) await peer.nextTurn();
      yield chunk;
    }
    if (!peer.hasTurn) await peer.nextTurn();
  } finally {
    if (!request.readableEnded && !request.destroyed) {
      await new Promise<void>((resolve) => discardBody(request, resolve));
    }
  }
}

/** Discards the rest of a request for a limited time, then calls `onEnd`: an earlier response could be lost. */
export function discardBody(source: Readable, onEnd: () => void): void {
  const end = (): void => {
    clearTimeout(pause);
    clearTimeout(timer);
    source.off("data", wait).off("end", end).off("close", end);
    onEnd();
  };
  const pause = setTimeout(end, messageLimits.discardPause);
  const timer = setTimeout(end, messageLimits.discardTimeout);
  const wait = (): void => void pause.refresh();
  source.on("data", wait).on("end", end).on("close", end).resume();
}

/** Discards the rest of an answered request, so that the answer is not lost; calls `cut` if it takes too long. */
export function discardRest(source: Readable, cut: () => void): void {
  const timer = setTimeout(cut, messageLimits.discardTimeout);
  source.once("close", () => clearTimeout(timer));
  // Not `resume` alone: Node stops what flows already in the tick after its last listener for `readable` is removed.
  source
    .removeAllListeners("readable")
    .on("data", () => {})
    .resume();
}
