import type { ConnectError } from "@connectrpc/connect";
import { setTrailerStatus } from "@connectrpc/connect/protocol-grpc";
import { bounds } from "./bounds.ts";
import { header, type Request } from "./exchange.ts";
import { linger } from "./linger.ts";

/**
 * Ends a gRPC call over HTTP/2 with an error in a single header block (Trailers-Only). Connect sends two, and clients
 * obey a pushback only in one (gRFC A6). False if the request is another protocol's or over HTTP/1.1.
 */
export function sendTrailersOnly(
  request: Request,
  error: ConnectError,
  headers: Iterable<readonly [string, string]>,
): boolean {
  const type = header(request, "content-type") ?? "";
  if (!("stream" in request) || !/^application\/grpc(?:\+(?:proto|json))?$/.test(type)) return false;
  const { stream } = request;
  if (stream.destroyed) return true;
  const status = setTrailerStatus(new Headers(), error);
  const block = { ...Object.fromEntries(headers), ...Object.fromEntries(status) };
  const contentType = type === "application/grpc" ? "application/grpc+proto" : type;
  stream.respond({ ":status": 200, "content-type": contentType, ...block }, { endStream: true });
  // What the client still sends is dropped, and the stream not kept open for it.
  stream.resume();
  linger(stream, bounds.refusedLinger);
  return true;
}
