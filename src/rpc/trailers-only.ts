import type { ConnectError } from "@connectrpc/connect";
import { headerGrpcMessage, setTrailerStatus } from "@connectrpc/connect/protocol-grpc";
import type { Context } from "../http/message/context.ts";
import { headerText } from "../http/message/header-text.ts";
import { failOperation } from "./operation.ts";

const GRPC = /^application\/grpc(?:\+(?:proto|json))?$/;

/** Whether a request is gRPC over HTTP/2. */
export function isGrpc(context: Context): boolean {
  return context.isHttp2 && GRPC.test(context.header("content-type") ?? "");
}

/**
 * Ends a gRPC call over HTTP/2 with an error in a single header block (Trailers-Only). Connect sends two, and clients
 * obey a pushback only in one (gRFC A6). `more` is metadata that the method set; every value of a name is sent.
 */
export function sendTrailersOnly(
  context: Context,
  error: ConnectError,
  more: readonly (Headers | undefined)[] = [],
): void {
  failOperation(context, error);
  const { stream } = context.request;
  if (stream === undefined || stream.destroyed || stream.closed) return;
  const type = context.header("content-type") ?? "";
  const values: Record<string, string[]> = {};
  for (const fields of [...more, setTrailerStatus(statusTrailer(), error)]) {
    for (const [name, value] of fields ?? []) values[name] = [...(values[name] ?? []), value];
  }
  const contentType = type === "application/grpc" ? "application/grpc+proto" : type;
  stream.respond({ ":status": 200, "content-type": contentType, ...context.fields(), ...values }, { endStream: true });
  // The rest of the request is discarded, so that its stream can close.
  stream.resume();
}

/**
 * A copy of header fields in which `grpc-message` is encoded as gRPC's specification says. Connect's `setTrailerStatus`
 * (2.2.0) encodes it as a component of a URI, which clients that decode less show as it stands: `required%3A male`.
 */
export function statusTrailer(fields?: Headers): Headers {
  const trailer = new Headers(fields);
  const set = trailer.set.bind(trailer);
  return Object.assign(trailer, {
    set(name: string, value: string) {
      set(name, name === headerGrpcMessage ? headerText(decodeURIComponent(value)) : value);
    },
  });
}
