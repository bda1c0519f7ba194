import type { ConnectError } from "@connectrpc/connect";
import {
  contentTypeJson,
  contentTypeProto,
  grpcStatusOk,
  parseTimeout,
  setTrailerStatus,
  trailerFlag,
  trailerSerialize,
} from "@connectrpc/connect/protocol-grpc-web";
import { statusTrailer } from "../trailers-only.ts";
import { checkEnvelope, envelope, unwrap } from "./envelope.ts";
import { fieldsOf, type UnaryProtocol, type UnaryResponse } from "./protocol.ts";

/** gRPC-Web over either HTTP: trailers are the last envelope of the body. */
export function grpcWeb(binary: boolean): UnaryProtocol {
  const contentType = binary ? contentTypeProto : contentTypeJson;
  const send = async (response: UnaryResponse, trailer: Headers, message?: Uint8Array): Promise<void> => {
    const { context, header, compression } = response;
    const envelopes = [
      ...(message === undefined ? [] : [envelope(response, message)]),
      envelope(response, trailerSerialize(trailer), trailerFlag),
    ];
    const body = Buffer.concat(await Promise.all(envelopes));
    const encoding = compression === null ? undefined : { "grpc-encoding": compression.name };
    context.send(200, { "content-type": contentType, ...encoding, ...fieldsOf(header) }, body);
  };
  const trailerOf = (own: Headers | undefined, error?: ConnectError): Headers => {
    const trailer = statusTrailer(own);
    if (error === undefined) trailer.set("grpc-status", grpcStatusOk);
    else setTrailerStatus(trailer, error);
    return trailer;
  };
  return {
    protocolName: "grpc-web",
    binary,
    needsHttp2: false,
    encoding: "grpc-encoding",
    acceptEncoding: "grpc-accept-encoding",
    timeout: "grpc-timeout",
    parseTimeout,
    checkHead: () => undefined,
    checkBody: checkEnvelope,
    // An envelope of trailers is no message.
    unwrap: (body) => unwrap((body[0] ?? 0) & trailerFlag ? body.subarray(0, 0) : body),
    succeed: (response, message) => send(response, trailerOf(response.trailer), message),
    fail: (response, error) => send(response, trailerOf(response.trailer, error)),
  };
}
