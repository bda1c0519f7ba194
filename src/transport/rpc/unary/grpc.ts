import { grpcStatusOk, parseTimeout } from "@connectrpc/connect/protocol-grpc";
import { sendTrailersOnly } from "../trailers-only.ts";
import { checkEnvelope, envelope, unwrap } from "./envelope.ts";
import { fieldsOf, type UnaryProtocol, type UnaryResponse } from "./protocol.ts";

const ok = { "grpc-status": grpcStatusOk };

/** gRPC over HTTP/2. Errors are one header block (Trailers-Only), in which clients obey a pushback (gRFC A6). */
export function grpc(binary: boolean): UnaryProtocol {
  const contentType = binary ? "application/grpc+proto" : "application/grpc+json";
  const send = ({ context, header, trailer, compression }: UnaryResponse, body: Buffer): void => {
    const { stream } = context.request;
    if (stream === undefined || stream.destroyed || stream.closed) return;
    const trailers = trailer === undefined ? ok : { ...ok, ...fieldsOf(trailer) };
    stream.once("wantTrailers", () => stream.sendTrailers(trailers));
    const headers = { ":status": 200, ...context.fields(), "content-type": contentType, ...fieldsOf(header) };
    // To the stream: Node's response would write and end one after the other, at twice the cost.
    stream.respond(compression === null ? headers : { ...headers, "grpc-encoding": compression.name }, {
      waitForTrailers: true,
    });
    stream.end(body);
  };
  return {
    protocolName: "grpc",
    binary,
    needsHttp2: true,
    encoding: "grpc-encoding",
    acceptEncoding: "grpc-accept-encoding",
    timeout: "grpc-timeout",
    parseTimeout,
    checkHead: () => undefined,
    checkBody: checkEnvelope,
    unwrap,
    succeed(response, message) {
      const body = envelope(response, message);
      return body instanceof Promise ? body.then((bytes) => send(response, bytes)) : send(response, body);
    },
    fail({ context, header, trailer, compression }, error) {
      if (compression !== null) context.set({ "grpc-encoding": compression.name });
      sendTrailersOnly(context, error, [header, trailer]);
    },
  };
}
