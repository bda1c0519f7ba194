import { Gender, GenerateIdentityRequestSchema } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Call, Protocol } from "./protocols.ts";

const service = "/identity.v1.IdentityService";
const generate = `${service}/GenerateIdentity`;

/** One good call, sent with odd paths, methods, headers and timing. */
export function oddCalls(protocol: Protocol): Call[] {
  const good: Call = {
    name: "",
    path: generate,
    body: protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "odd" }),
  };
  const headed = (name: string, headers: Call["headers"]): Call => ({ ...good, name, headers: headers ?? {} });
  const grpcTimeouts = "1S|100m|0m|1n|99999999H|abc|-1S|123456789S|1|S|1 S|1s|1S,1S|".split("|");
  const connectTimeouts = "0|1|1000|2147483647|2147483648|9999999999|12345678901|abc|-1|1.5|1,1|".split("|");
  const types = [
    "text/plain",
    "application/json; charset=utf-8",
    "application/json;charset=latin1",
    "application/grpc; charset=utf-8",
    "application/grpc+json; charset=utf-8",
    "application/grpc-web",
    "application/grpc-web+proto",
    "application/connect+json",
    "application/connect+proto",
    "application/xml",
    " application/json",
    "application/grpc+thrift",
  ];
  return [
    ...(protocol.isGrpc ? grpcTimeouts : connectTimeouts).map((value) =>
      headed(`timeout ${JSON.stringify(value)}`, { [protocol.timeout]: value }),
    ),
    ...types.map((type) => headed(`content type ${JSON.stringify(type)}`, { "content-type": type })),
    headed("a content type in capitals", { "content-type": protocol.contentType.toUpperCase() }),
    headed("no content type", { "content-type": undefined }),
    ...["identity", "gzip", "br", "snappy", "", "gzip, identity"].map((encoding) =>
      headed(`accepts ${encoding}`, { [protocol.acceptEncoding]: encoding }),
    ),
    ...["identity", "br", "snappy", ""].map((encoding) =>
      headed(`sent as ${JSON.stringify(encoding)}`, { [protocol.encoding]: encoding }),
    ),
    ...["1", "2", ""].map((version) => headed(`protocol version ${version}`, { "connect-protocol-version": version })),
    headed("a page's origin", { origin: "https://a.example" }),
    headed("metadata of its own", { "x-own": "a, b", "own-bin": "AAEC", cookie: "a=b", authorization: "Bearer x" }),
    headed("a user agent", { "user-agent": "grpc-go/1.70", "x-user-agent": "connect-es" }),
    headed("a bad request id", { "x-request-id": "a b" }),
    ...["GET", "PUT", "DELETE", "OPTIONS", "PATCH"].map(
      (method): Call => ({ ...good, name: `method ${method}`, method }),
    ),
    ...[
      `${generate}?`,
      `${generate}?encoding=json&message=%7B%7D`,
      `${generate}/`,
      `${generate.toLowerCase()}`,
      `${service}/Nothing`,
      "/nothing.v1.Nothing/Nothing",
      `/${generate}`,
      `${service}/`,
      `${generate}%00`,
    ].map((path): Call => ({ ...good, name: `path ${path}`, path })),
    { ...good, name: "byte by byte", slowly: true },
    { ...good, name: "in chunks", chunked: true },
    { ...good, name: "in many chunks", chunked: true, slowly: true },
  ];
}
