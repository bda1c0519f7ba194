import { readFileSync, writeSync } from "node:fs";
import { create, fromBinary, type MessageInitShape, toBinary } from "@bufbuild/protobuf";
import {
  type ServerCompatRequest,
  ServerCompatRequestSchema,
  ServerCompatResponseSchema,
} from "../../dist/conformance/gen/connectrpc/conformance/v1/server_compat_pb.ts";

/** Bytes of the length before a message. */
const PREFIX = 4;

/** Reads what the suite asks for: one message after its length, on the whole of standard input. */
export function readRequest(): ServerCompatRequest {
  return fromBinary(ServerCompatRequestSchema, readFileSync(0).subarray(PREFIX));
}

/** Reports to the suite where the server listens. */
export function writeResponse(init: MessageInitShape<typeof ServerCompatResponseSchema>): void {
  const message = toBinary(ServerCompatResponseSchema, create(ServerCompatResponseSchema, init));
  const bytes = Buffer.alloc(PREFIX + message.length);
  bytes.writeUInt32BE(message.length);
  bytes.set(message, PREFIX);
  writeSync(1, bytes);
}
