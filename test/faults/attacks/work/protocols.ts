import { create, type DescMessage, type MessageInitShape, toBinary, toJson } from "@bufbuild/protobuf";
import { type Endpoint, endpoint, type MoreHeaders } from "../../clients/endpoints.ts";
import { envelope } from "../../clients/requests.ts";

/** A request in the form of one protocol. */
export interface Sent {
  readonly endpoint: Endpoint;
  readonly body: Uint8Array;
}

/** The protocols, as endpoints without a path. */
const unary = [
  endpoint("Connect JSON", "", "application/json"),
  endpoint("Connect", "", "application/proto"),
  endpoint("gRPC-Web", "", "application/grpc-web+proto", true),
  endpoint("gRPC", "", "application/grpc", true, 2),
];
const streaming = [endpoint("Connect", "", "application/connect+proto", true), ...unary.filter(({ framed }) => framed)];

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
  const called = endpoint(name, path, "application/json");
  if (body === undefined) return { endpoint: { ...called, verb: "GET" }, body: Buffer.alloc(0) };
  return { endpoint: called, body: Buffer.from(JSON.stringify(body)) };
}

/** A call without a body on streams of HTTP/2. */
export function onStreams(
  name: string,
  path: string,
  verb: "GET" | "OPTIONS" = "GET",
  headers: MoreHeaders = {},
): Sent {
  const { endpoint: called, body } = plain(path, undefined, name);
  return { endpoint: { ...called, http: 2, verb, headers }, body };
}

function sent<Message extends DescMessage>(
  protocol: Endpoint,
  path: string,
  schema: Message,
  init: readonly MessageInitShape<Message>[],
): Sent {
  const messages = init.map((one) => {
    const message = create(schema, one);
    return protocol.contentType === "application/json"
      ? Buffer.from(JSON.stringify(toJson(schema, message)))
      : toBinary(schema, message);
  });
  return {
    endpoint: { ...protocol, path },
    body: Buffer.concat(protocol.framed ? messages.map((m) => envelope(m)) : messages),
  };
}
