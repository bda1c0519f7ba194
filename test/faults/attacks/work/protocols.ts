import { create, type DescMessage, type MessageInitShape, toBinary, toJson } from "@bufbuild/protobuf";
import type { Endpoint, MoreHeaders } from "../../clients/endpoints.ts";
import { envelope } from "../../clients/requests.ts";

/** A request in the form of one protocol. */
export interface Sent {
  readonly endpoint: Endpoint;
  readonly body: Uint8Array;
}

interface Protocol extends Omit<Endpoint, "path"> {
  readonly json?: true;
}

const unary: readonly Protocol[] = [
  { name: "Connect JSON", contentType: "application/json", http: 1, framed: false, json: true },
  { name: "Connect", contentType: "application/proto", http: 1, framed: false },
  { name: "gRPC-Web", contentType: "application/grpc-web+proto", http: 1, framed: true },
  { name: "gRPC", contentType: "application/grpc", http: 2, framed: true },
];

const streaming: readonly Protocol[] = [
  { name: "Connect", contentType: "application/connect+proto", http: 1, framed: true },
  ...unary.filter(({ framed }) => framed),
];

const pathOf = (method: string): string => (method.startsWith("/") ? method : `/identity.v1.IdentityService/${method}`);

/** A unary call on every protocol: of a path, or a method of identity.v1.IdentityService. */
export function everyUnary<Message extends DescMessage>(
  method: string,
  schema: Message,
  init: MessageInitShape<Message>,
): readonly Sent[] {
  return unary.map((protocol) => sent(protocol, pathOf(method), schema, [init]));
}

/** A call of a method that answers with a stream. */
export function everyStream<Message extends DescMessage>(
  method: string,
  schema: Message,
  init: MessageInitShape<Message>,
): readonly Sent[] {
  return streaming.map((protocol) => sent(protocol, pathOf(method), schema, [init]));
}

/** A call of a method that takes a stream, which is open both ways on HTTP/2 alone. */
export function everyDuplex<Message extends DescMessage>(
  path: string,
  schema: Message,
  init: readonly MessageInitShape<Message>[],
): readonly Sent[] {
  return streaming.map((protocol) => sent({ ...protocol, http: 2 }, path, schema, init));
}

/** A plain call; its protocol is the path's. */
export function plain(path: string, body?: object, name = "JSON"): Sent {
  const endpoint: Endpoint = { name, path, contentType: "application/json", http: 1, framed: false };
  if (body === undefined) return { endpoint: { ...endpoint, verb: "GET" }, body: Buffer.alloc(0) };
  return { endpoint, body: Buffer.from(JSON.stringify(body)) };
}

/** A call without a body on streams of HTTP/2. */
export function onStreams(
  name: string,
  path: string,
  verb: "GET" | "OPTIONS" = "GET",
  headers: MoreHeaders = {},
): Sent {
  const { endpoint, body } = plain(path, undefined, name);
  return { endpoint: { ...endpoint, http: 2, verb, headers }, body };
}

function sent<Message extends DescMessage>(
  { json, ...protocol }: Protocol,
  path: string,
  schema: Message,
  init: readonly MessageInitShape<Message>[],
): Sent {
  const messages = init.map((one) => {
    const message = create(schema, one);
    return json === true ? Buffer.from(JSON.stringify(toJson(schema, message))) : toBinary(schema, message);
  });
  return {
    endpoint: { ...protocol, path },
    body: Buffer.concat(protocol.framed ? messages.map((m) => envelope(m)) : messages),
  };
}
