import { mergeNonProtocolHeaders } from "@connectrpc/connect/protocol";
import {
  codeToHttpStatus,
  contentTypeUnaryJson,
  contentTypeUnaryProto,
  errorToJsonBytes,
  parseTimeout,
} from "@connectrpc/connect/protocol-connect";
import { fieldsOf, messageTooLarge, type UnaryProtocol, type UnaryResponse } from "./protocol.ts";

/** A unary call of Connect over either HTTP: https://connectrpc.com/docs/protocol */
export function connect(binary: boolean): UnaryProtocol {
  const contentType = binary ? contentTypeUnaryProto : contentTypeUnaryJson;
  return {
    protocolName: "connect",
    binary,
    needsHttp2: false,
    encoding: "content-encoding",
    acceptEncoding: "accept-encoding",
    timeout: "connect-timeout-ms",
    parseTimeout,
    checkHead(context, maxBytes) {
      const announced = Number.parseInt(context.header("content-length") ?? "", 10);
      return announced > maxBytes ? messageTooLarge(maxBytes, announced) : undefined;
    },
    checkBody: (maxBytes) => (_head, size) => (size > maxBytes ? messageTooLarge(maxBytes) : undefined),
    unwrap: (body) => body,
    succeed: (response, message) => send(response, 200, contentType, message),
    fail(response, error) {
      const header = new Headers(response.header);
      mergeNonProtocolHeaders(header, error.metadata);
      const body = errorToJsonBytes(error, response.jsonOptions);
      return send({ ...response, header }, codeToHttpStatus(error.code), contentTypeUnaryJson, body);
    },
  };
}

function send(response: UnaryResponse, status: number, contentType: string, message: Uint8Array): void | Promise<void> {
  const { context, header, trailer, compression, compressFrom } = response;
  const fields = { "content-type": contentType, ...fieldsOf(header), ...fieldsOf(trailer, "trailer-") };
  if (compression === null || message.length < compressFrom) return context.send(status, fields, message);
  return compression.compress(message).then((body) => {
    context.send(status, { ...fields, "content-encoding": compression.name }, body);
  });
}
