import type { Http2ServerResponse } from "node:http2";
import { Code, ConnectError } from "@connectrpc/connect";
import { type Compression, compressedFlag } from "@connectrpc/connect/protocol";
import { grpcStatusOk, parseTimeout } from "@connectrpc/connect/protocol-grpc";
import { sendTrailersOnly } from "../trailers-only.ts";
import { tooLarge } from "./body.ts";
import type { Answer, Wire } from "./wire.ts";

/** Flags and length before each message. */
const PREFIX = 5;

const good = { "grpc-status": grpcStatusOk };

/** gRPC over HTTP/2. Errors are one block of headers (Trailers-Only), in which clients obey a pushback (gRFC A6). */
export function grpc(binary: boolean, maxBytes: number): Wire {
  const contentType = binary ? "application/grpc+proto" : "application/grpc+json";
  const send = ({ response, header, trailer, compression }: Answer, body: Buffer): void => {
    const { stream } = response as Http2ServerResponse; // cast: the lane asks for HTTP/2
    if (stream.destroyed || stream.closed) return;
    const headers = response.getHeaders();
    headers[":status"] = 200;
    headers["content-type"] = contentType;
    if (compression !== null) headers["grpc-encoding"] = compression.name;
    header?.forEach((value, name) => {
      headers[name] = value;
    });
    response.addTrailers(trailer === undefined ? good : { ...good, ...Object.fromEntries(trailer) });
    // To the stream: the response would write and end one after the other, at twice the cost.
    stream.respond(headers, { waitForTrailers: true });
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
    admit: () => undefined,
    check(head, size) {
      if (head.length < PREFIX) return undefined;
      const length = head.readUInt32BE(1);
      if (length > maxBytes) return tooLarge(maxBytes, length);
      return size > PREFIX + length ? extraMessage() : undefined;
    },
    unwrap,
    succeed(answer, message) {
      const { compression, compressFrom } = answer;
      if (compression === null || message.length < compressFrom) return send(answer, envelope(0, message));
      return compressed(message, compression).then((body) => send(answer, body));
    },
    fail({ request, response, header, trailer, compression }, error) {
      if (compression !== null) response.setHeader("grpc-encoding", compression.name);
      const sent = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
      sendTrailersOnly(request, error, [...sent, ...(header ?? []), ...(trailer ?? [])]);
    },
  };
}

function unwrap(body: Buffer): Uint8Array {
  if (body.length === 0) throw protocolError("missing input message for unary method", Code.Unimplemented);
  if (body.length < PREFIX || body.length < PREFIX + body.readUInt32BE(1)) {
    throw protocolError("incomplete envelope", Code.InvalidArgument);
  }
  if ((body.readUInt8(0) & compressedFlag) !== 0) {
    throw new ConnectError("received compressed envelope, but do not know how to decompress", Code.Internal);
  }
  return body.subarray(PREFIX);
}

async function compressed(message: Uint8Array, { compress }: Compression): Promise<Buffer> {
  return envelope(compressedFlag, await compress(message));
}

/** Connect's encodeEnvelope, in memory from Node's pool. */
function envelope(flags: number, message: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(PREFIX + message.length);
  bytes.writeUInt8(flags, 0);
  bytes.writeUInt32BE(message.length, 1);
  bytes.set(message, PREFIX);
  return bytes;
}

const extraMessage = (): ConnectError =>
  protocolError("received extra input message for unary method", Code.Unimplemented);

function protocolError(message: string, code: Code): ConnectError {
  return new ConnectError(`protocol error: ${message}`, code);
}
