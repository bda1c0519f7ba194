import { Code, ConnectError } from "@connectrpc/connect";
import { compressedFlag } from "@connectrpc/connect/protocol";
import { parseTimeout } from "@connectrpc/connect/protocol-grpc";
import type { Check } from "../../http/message/body.ts";
import { messageTooLarge } from "./protocol.ts";

/** Flags and length before each message of gRPC and gRPC-Web. */
const PREFIX = 5;

/** What gRPC and gRPC-Web have alike. */
export const enveloped = {
  encoding: "grpc-encoding",
  acceptEncoding: undefined,
  timeout: "grpc-timeout",
  parseTimeout,
  checkHead: () => undefined,
  checkBody: checkEnvelope,
} as const;

/** Refuses a message above the limit, and a second one, as soon as its first byte arrives. */
function checkEnvelope(maxBytes: number): Check {
  return (head, size) => {
    if (head.length < PREFIX) return undefined;
    const length = head.readUInt32BE(1);
    if (length > maxBytes) return messageTooLarge(maxBytes, length);
    if (size <= PREFIX + length) return undefined;
    return protocolError("received extra input message for unary method", Code.Unimplemented);
  };
}

/** The message of a body that is one envelope. Throws ConnectError. */
export function unwrap(body: Buffer): Uint8Array {
  if (body.length === 0) throw protocolError("missing input message for unary method", Code.Unimplemented);
  if (body.length < PREFIX || body.length < PREFIX + body.readUInt32BE(1)) {
    throw protocolError("incomplete envelope", Code.InvalidArgument);
  }
  if ((body.readUInt8(0) & compressedFlag) !== 0) {
    throw new ConnectError("received compressed envelope, but do not know how to decompress", Code.Internal);
  }
  return body.subarray(PREFIX);
}

/** Connect's encodeEnvelope in memory from Node's pool. */
export function envelope(message: Uint8Array, flags = 0): Buffer {
  const bytes = Buffer.allocUnsafe(PREFIX + message.length);
  bytes.writeUInt8(flags, 0);
  bytes.writeUInt32BE(message.length, 1);
  bytes.set(message, PREFIX);
  return bytes;
}

function protocolError(message: string, code: Code): ConnectError {
  return new ConnectError(`protocol error: ${message}`, code);
}
