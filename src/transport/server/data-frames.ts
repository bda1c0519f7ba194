import type { ServerHttp2Stream } from "node:http2";

/**
 * Calls `onFrames` with the number and the bytes of a request's DATA frames as they arrive, read or not: first with those
 * that came together with the headers. A listener for data would begin to read the request.
 */
export function watchDataFrames(stream: ServerHttp2Stream, onFrames: (frames: number, bytes: number) => void): void {
  onFrames(waitingFrames(stream), stream.readableLength);
  const push = stream.push.bind(stream);
  stream.push = (chunk: Buffer | null) => {
    const goesOn = push(chunk);
    if (chunk !== null) onFrames(1, chunk.length);
    return goesOn;
  };
}

/** No public property says how many chunks wait to be read. */
function waitingFrames(stream: ServerHttp2Stream): number {
  return Reflect.get(stream, "_readableState")?.buffer?.length ?? 0;
}
