import { create, toBinary } from "@bufbuild/protobuf";
import {
  BatchGenerateIdentitiesRequestSchema,
  GenerateIdentityRequestSchema,
  StreamIdentitiesRequestSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { envelope } from "./envelopes.ts";
import { flag, frame, frameType } from "./frames.ts";
import type { Call, Fields } from "./traffic.ts";

/** What is called over gRPC; `people` is the count of a batch or a stream. */
export type GrpcCall =
  | { readonly method: "GenerateIdentity" }
  | { readonly method: "BatchGenerateIdentities" | "StreamIdentities"; readonly people: number };

/** The frames of a request, with 0 for its stream. */
export interface Frames {
  /** As the first request of a connection, which adds the fields common to all calls to the server's table (RFC 7541). */
  readonly first: Buffer;
  /** As any later one, which refers to these fields by their index. */
  readonly later: Buffer;
  /** Bytes of the DATA frame at the end of both. */
  readonly data: number;
}

/** A call as the frames that a client of gRPC sends. */
export function http2Request(grpcCall: GrpcCall, { message, grpcAgent, id }: Call): Frames {
  const common: Fields = [
    [":path", `/identity.v1.IdentityService/${grpcCall.method}`],
    [":authority", "localhost"],
    ["content-type", "application/grpc"],
    ["te", "trailers"],
    ["grpc-accept-encoding", "identity"],
  ];
  const own: Fields = [["user-agent", grpcAgent], id];
  const data = frame(frameType.data, flag.endStream, 0, envelope(messageOf(grpcCall, message)));
  const request = (block: readonly Buffer[]): Buffer =>
    Buffer.concat([frame(frameType.headers, flag.endHeaders, 0, Buffer.concat(block)), data]);
  const literals = common.map((field) => literal(0x40, field));
  // The table's last entry has the lowest index, 62.
  const indexes = common.map((_, at) => 0x80 + 62 + (common.length - 1 - at));
  const rest = own.map((field) => literal(0x00, field));
  return {
    first: request([methodAndScheme, ...literals, ...rest]),
    later: request([methodAndScheme, Buffer.from(indexes), ...rest]),
    data: data.length,
  };
}

/** `:method: POST` and `:scheme: http`, by their index in the static table. */
const methodAndScheme = Buffer.from([0x83, 0x86]);

/** A field written out, with (0x40) or without (0x00) an entry in the table. */
function literal(kind: number, [name, value]: Fields[number]): Buffer {
  return Buffer.concat([Buffer.from([kind]), text(name), text(value)]);
}

/** A string of fewer than 127 bytes, not Huffman-coded. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
}

function messageOf(call: GrpcCall, template: Call["message"]): Uint8Array {
  switch (call.method) {
    case "GenerateIdentity":
      return toBinary(GenerateIdentityRequestSchema, template);
    case "BatchGenerateIdentities": {
      const message = create(BatchGenerateIdentitiesRequestSchema, { template, count: call.people });
      return toBinary(BatchGenerateIdentitiesRequestSchema, message);
    }
    case "StreamIdentities": {
      const message = create(StreamIdentitiesRequestSchema, { template, count: call.people });
      return toBinary(StreamIdentitiesRequestSchema, message);
    }
  }
}
