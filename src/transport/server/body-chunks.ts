import type { Readable } from "node:stream";

/**
 * Calls `onChunks` with the number and the bytes of a body's chunks as they arrive, read or not: first with those that
 * came together with the headers, if any. A listener for data would begin to read the body.
 */
export function watchChunks(body: Readable, onChunks: (chunks: number, bytes: number) => void): void {
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
function waitingChunks(body: Readable): number {
  return Reflect.get(body, "_readableState")?.buffer?.length ?? 0;
}
