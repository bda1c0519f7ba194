import type { Fields } from "./http2-frames.ts";

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

/** A GET that does not count against the rate limit. */
export const getFields: Fields = [
  [":method", "GET"],
  [":scheme", "http"],
  [":path", "/healthz"],
  [":authority", "a.example"],
];

/** A whole POST over HTTP/1.1. */
export function post(path: string, body: string | Buffer, headers = "Content-Type: application/json"): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: a.example\r\n${headers}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(body)]);
}
