import { mergeNonProtocolHeaders, type UniversalHandlerOptions } from "@connectrpc/connect/protocol";
import {
  codeToHttpStatus,
  contentTypeUnaryJson,
  contentTypeUnaryProto,
  errorToJsonBytes,
  parseTimeout,
} from "@connectrpc/connect/protocol-connect";
import { header as oneHeader, send } from "../exchange.ts";
import { readBody, tooLarge } from "./body.ts";
import type { Answer, Wire } from "./wire.ts";

/** A unary call of Connect over either HTTP: https://connectrpc.com/docs/protocol */
export function connect(binary: boolean, jsonOptions: UniversalHandlerOptions["jsonOptions"]): Wire {
  const contentType = binary ? contentTypeUnaryProto : contentTypeUnaryJson;
  return {
    protocolName: "connect",
    binary,
    needsHttp2: false,
    encoding: "content-encoding",
    acceptEncoding: "accept-encoding",
    timeout: "connect-timeout-ms",
    parseTimeout,
    async read(request, maxBytes) {
      const announced = Number.parseInt(oneHeader(request, "content-length") ?? "", 10);
      if (announced > maxBytes) throw tooLarge(maxBytes, announced);
      return readBody(request, (_head, size) => (size > maxBytes ? tooLarge(maxBytes) : undefined));
    },
    succeed: (answer, message) => finish(answer, 200, contentType, message),
    fail(answer, error) {
      const header = new Headers(answer.header);
      mergeNonProtocolHeaders(header, error.metadata);
      const body = errorToJsonBytes(error, jsonOptions);
      return finish({ ...answer, header }, codeToHttpStatus(error.code), contentTypeUnaryJson, body);
    },
  };
}

async function finish(answer: Answer, status: number, contentType: string, message: Uint8Array): Promise<void> {
  const { response, header, trailer, compression, compressFrom } = answer;
  const headers: Record<string, string> = { "content-type": contentType };
  header?.forEach((value, name) => {
    headers[name] = value;
  });
  trailer?.forEach((value, name) => {
    headers[`trailer-${name}`] = value;
  });
  if (compression === null || message.length < compressFrom) return send(response, status, headers, message);
  const body = await compression.compress(message);
  send(response, status, { ...headers, "content-encoding": compression.name }, body);
}
