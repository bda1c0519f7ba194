import { type Fields, flags, frame, headerBlock, headers, types } from "./http2-frames.ts";

/** Paths of the methods that the attacks call. */
export const rpcPath = "/identity.v1.IdentityService/GenerateIdentity";
export const streamPath = "/identity.v1.IdentityService/StreamIdentities";
export const watchPath = "/grpc.health.v1.Health/Watch";
export const reflectionPath = "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo";

/** A frame of gRPC or of a Connect stream; `length` may claim another length than the message has. */
export function envelope(message: Uint8Array | number[], flag = 0, length = message.length): Buffer {
  const head = Buffer.alloc(5);
  head[0] = flag;
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, Buffer.from(message)]);
}

/** GenerateIdentityRequest with gender 1. */
export const protoRequest = Buffer.from([8, 1]);

/** StreamIdentitiesRequest with a template of gender 1: people until the caller stops. */
export const streamRequest = Buffer.from([10, protoRequest.length, ...protoRequest]);

/** Fields of a POST over HTTP/2. */
export function postFields(path: string, contentType: string, more: Fields = []): Fields {
  return [
    [":method", "POST"],
    [":scheme", "http"],
    [":path", path],
    [":authority", "a.example"],
    ["content-type", contentType],
    ["te", "trailers"],
    ...more,
  ];
}

/** Fields of a GET over HTTP/2. */
export function fieldsOf(path: string): Fields {
  return [
    [":method", "GET"],
    [":scheme", "http"],
    [":path", path],
    [":authority", "a.example"],
  ];
}

/** A GET that does not count against the rate limit. */
export const getFields = fieldsOf("/healthz");

/** A GET over HTTP/1.1. */
export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`;

/** Header blocks of POSTs by path and type, because floods write thousands. */
const blocks = new Map<string, Buffer>();

/** HEADERS of a POST whose body has not been sent, by default of a call over gRPC. */
export function begin(stream: number, path = rpcPath, contentType = "application/grpc"): Buffer {
  const key = `${path} ${contentType}`;
  const block = blocks.get(key) ?? headerBlock(postFields(path, contentType));
  blocks.set(key, block);
  return headers(stream, block, flags.endHeaders);
}

/** A whole call over gRPC. */
export function grpcCall(stream: number, path = rpcPath, message: Uint8Array | number[] = protoRequest): Buffer {
  return Buffer.concat([begin(stream, path), frame(types.data, flags.endStream, stream, envelope(message))]);
}

/** A whole POST over HTTP/1.1. */
export function post(path: string, body: string | Buffer, headers = "Content-Type: application/json"): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: a.example\r\n${headers}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(body)]);
}
