import { grpcStatusOk } from "@connectrpc/connect/protocol-grpc";
import { sendTrailersOnly } from "../refuse.ts";
import { envelope, enveloped, unwrap } from "./envelope.ts";
import { fieldsOf, type UnaryProtocol, type UnaryResponse } from "./protocol.ts";

const ok = { "grpc-status": grpcStatusOk };

/** gRPC over HTTP/2. Errors are one header block (Trailers-Only), in which clients obey a pushback (gRFC A6). */
export function grpc(binary: boolean): UnaryProtocol {
  const contentType = binary ? "application/grpc+proto" : "application/grpc+json";
  const succeed = ({ context, header, trailer }: UnaryResponse, message: Uint8Array): void => {
    const { stream } = context.request;
    if (stream === undefined || stream.destroyed || stream.closed) return;
    const trailers = trailer === undefined ? ok : { ...ok, ...fieldsOf(trailer) };
    stream.once("wantTrailers", () => stream.sendTrailers(trailers));
    const headers = { ":status": 200, ...context.fields(), "content-type": contentType, ...fieldsOf(header) };
    // To the stream: Node's response would write and end one after the other, at twice the cost.
    stream.respond(headers, { waitForTrailers: true });
    stream.end(envelope(message));
  };
  return {
    protocolName: "grpc",
    binary,
    needsHttp2: true,
    ...enveloped,
    unwrap,
    succeed,
    fail: ({ context, header, trailer }, error) => sendTrailersOnly(context, error, [header, trailer]),
  };
}
