import type { ConnectError } from "@connectrpc/connect";
import { setTrailerStatus } from "@connectrpc/connect/protocol-grpc";
import type { Context } from "../http/context.ts";
import { failOperation } from "./operation.ts";

const GRPC = /^application\/grpc(?:\+(?:proto|json))?$/;

/** Whether a request is gRPC over HTTP/2. */
export function isGrpc(context: Context): boolean {
  return context.isHttp2 && GRPC.test(context.header("content-type") ?? "");
}

/**
 * Ends a gRPC call over HTTP/2 with an error in a single header block (Trailers-Only). Connect sends two, and clients
 * obey a pushback only in one (gRFC A6). `more` are fields that the method set.
 */
export function sendTrailersOnly(context: Context, error: ConnectError, more: Iterable<[string, string]> = []): void {
  failOperation(context, error);
  const { stream } = context.request;
  if (stream === undefined || stream.destroyed || stream.closed) return;
  const type = context.header("content-type") ?? "";
  const status = setTrailerStatus(new Headers(), error);
  const block = { ...context.fields(), ...Object.fromEntries(more), ...Object.fromEntries(status) };
  const contentType = type === "application/grpc" ? "application/grpc+proto" : type;
  stream.respond({ ":status": 200, "content-type": contentType, ...block }, { endStream: true });
  // The rest of the request is discarded, so that its stream can close.
  stream.resume();
}
