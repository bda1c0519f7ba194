import { mergeNonProtocolHeaders, type UniversalHandlerOptions } from "@connectrpc/connect/protocol";
import {
  codeToHttpStatus,
  contentTypeUnaryJson,
  contentTypeUnaryProto,
  errorToJsonBytes,
  parseTimeout,
} from "@connectrpc/connect/protocol-connect";
import { header as oneHeader, send } from "../exchange.ts";
import { tooLarge } from "./body.ts";
import type { Answer, Wire } from "./wire.ts";

/** A unary call of Connect over either HTTP: https://connectrpc.com/docs/protocol */
export function connect(
  binary: boolean,
  { readMaxBytes: maxBytes, jsonOptions }: Pick<UniversalHandlerOptions, "readMaxBytes" | "jsonOptions">,
): Wire {
  const contentType = binary ? contentTypeUnaryProto : contentTypeUnaryJson;
  return {
    protocolName: "connect",
    binary,
    needsHttp2: false,
    encoding: "content-encoding",
    acceptEncoding: "accept-encoding",
    timeout: "connect-timeout-ms",
    parseTimeout,
    admit(request) {
      const announced = Number.parseInt(oneHeader(request, "content-length") ?? "", 10);
      return announced > maxBytes ? tooLarge(maxBytes, announced) : undefined;
    },
    check: (_head, size) => (size > maxBytes ? tooLarge(maxBytes) : undefined),
    unwrap: (body) => body,
    succeed: (answer, message) => finish(answer, 200, contentType, message),
    fail(answer, error) {
      const header = new Headers(answer.header);
      mergeNonProtocolHeaders(header, error.metadata);
      const body = errorToJsonBytes(error, jsonOptions);
      return finish({ ...answer, header }, codeToHttpStatus(error.code), contentTypeUnaryJson, body);
    },
  };
}

function finish(answer: Answer, status: number, contentType: string, message: Uint8Array): void | Promise<void> {
  const { response, header, trailer, compression, compressFrom } = answer;
  const headers: Record<string, string> = { "content-type": contentType };
  header?.forEach((value, name) => {
    headers[name] = value;
  });
  trailer?.forEach((value, name) => {
    headers[`trailer-${name}`] = value;
  });
  if (compression === null || message.length < compressFrom) return send(response, status, headers, message);
  return compression.compress(message).then((body) => {
    send(response, status, { ...headers, "content-encoding": compression.name }, body);
  });
}
