import type { ConnectError } from "@connectrpc/connect";
import {
  contentTypeJson,
  contentTypeProto,
  grpcStatusOk,
  setTrailerStatus,
  trailerFlag,
  trailerSerialize,
} from "@connectrpc/connect/protocol-grpc-web";
import { statusTrailer } from "../refuse.ts";
import { envelope, enveloped, unwrap } from "./envelope.ts";
import { fieldsOf, type UnaryProtocol, type UnaryResponse } from "./protocol.ts";

/** gRPC-Web over either HTTP: trailers are the last envelope of the body. */
export function grpcWeb(binary: boolean): UnaryProtocol {
  const contentType = binary ? contentTypeProto : contentTypeJson;
  const send = ({ context, header }: UnaryResponse, trailer: Headers, message?: Uint8Array): void => {
    const end = envelope(trailerSerialize(trailer), trailerFlag);
    const body = message === undefined ? end : Buffer.concat([envelope(message), end]);
    context.send(200, { "content-type": contentType, ...fieldsOf(header) }, body);
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
    ...enveloped,
    // An envelope of trailers is no message.
    unwrap: (body) => unwrap((body[0] ?? 0) & trailerFlag ? body.subarray(0, 0) : body),
    succeed: (response, message) => send(response, trailerOf(response.trailer), message),
    fail: (response, error) => send(response, trailerOf(response.trailer, error)),
  };
}
