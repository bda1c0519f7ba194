import { constants, type ServerHttp2Stream } from "node:http2";

/** Lets a client finish a request that is answered already, but only for so many ms: what it sends would pile up. */
export function linger(stream: ServerHttp2Stream, within: number): void {
  if (stream.readableEnded || stream.destroyed) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), within);
  stream.once("close", () => clearTimeout(timer));
}
