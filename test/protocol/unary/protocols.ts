import { create, type DescMessage, type MessageInitShape, toBinary, toJsonString } from "@bufbuild/protobuf";
import { callHttp1 } from "./http1-call.ts";
import { callHttp2 } from "./http2-call.ts";
import type { Outcome } from "./outcome.ts";

/** A call as it is written down once for every protocol. */
export interface Call {
  readonly name: string;
  readonly path: string;
  /** The body as it is sent. */
  readonly body: Uint8Array;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: string;
  /** Sent byte by byte. */
  readonly slowly?: boolean;
  /** False: the request is not ended. */
  readonly ends?: boolean;
  /** The client aborts once it has sent the body. */
  readonly leaves?: boolean;
  /** Over HTTP/1.1 in chunks, without Content-Length. */
  readonly chunked?: boolean;
}

/** One content type over one HTTP. */
export interface Protocol {
  readonly name: string;
  readonly contentType: string;
  readonly isGrpc: boolean;
  readonly isBinary: boolean;
  readonly timeout: string;
  readonly encoding: string;
  readonly acceptEncoding: string;
  /** A message as the body of a request. */
  body<Desc extends DescMessage>(desc: Desc, message: MessageInitShape<Desc>): Uint8Array;
  /** Any bytes as the body of a request. */
  frame(bytes: Uint8Array, flags?: number): Uint8Array;
  call(port: number, call: Call): Promise<Outcome>;
}

/** CANCEL, RFC 9113 section 7. */
const CANCEL = 8;

function protocol(http: "1.1" | "2", contentType: string, isGrpc: boolean, isBinary: boolean): Protocol {
  const frame = (bytes: Uint8Array, flags = 0): Uint8Array => (isGrpc ? envelope(bytes, flags) : bytes);
  return {
    name: `${contentType} over HTTP/${http}`,
    contentType,
    isGrpc,
    isBinary,
    timeout: isGrpc ? "grpc-timeout" : "connect-timeout-ms",
    encoding: isGrpc ? "grpc-encoding" : "content-encoding",
    acceptEncoding: isGrpc ? "grpc-accept-encoding" : "accept-encoding",
    body: (desc, message) =>
      frame(
        isBinary
          ? toBinary(desc, create(desc, message))
          : new TextEncoder().encode(toJsonString(desc, create(desc, message))),
      ),
    frame,
    call(port, { path, body, headers = {}, method, slowly, ends, leaves, chunked }) {
      const all = {
        "content-type": contentType,
        "x-request-id": "the-same",
        ...(isGrpc ? { te: "trailers" } : {}),
        ...headers,
      };
      const sent = Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const pieces = slowly ? Array.from(body, (byte) => Uint8Array.of(byte)) : body.length === 0 ? [] : [body];
      const common = { path, headers: sent, pieces, ...(method === undefined ? {} : { method }) };
      if (http === "1.1")
        return callHttp1(port, { ...common, ...(leaves ? { leaves } : {}), ...(chunked ? { chunked } : {}) });
      return callHttp2(port, {
        ...common,
        ...(ends === undefined ? {} : { ends }),
        ...(leaves ? { reset: CANCEL } : {}),
      });
    },
  };
}

export function envelope(bytes: Uint8Array, flags = 0): Uint8Array {
  const frame = Buffer.alloc(5 + bytes.length);
  frame.writeUInt8(flags, 0);
  frame.writeUInt32BE(bytes.length, 1);
  frame.set(bytes, 5);
  return frame;
}

/** Every content type that takes the fast path. */
export const protocols: readonly Protocol[] = [
  protocol("2", "application/grpc", true, true),
  protocol("2", "application/grpc+proto", true, true),
  protocol("2", "application/grpc+json", true, false),
  protocol("2", "application/proto", false, true),
  protocol("2", "application/json", false, false),
  protocol("1.1", "application/proto", false, true),
  protocol("1.1", "application/json", false, false),
  protocol("2", "application/grpc-web", true, true),
  protocol("1.1", "application/grpc-web+proto", true, true),
  protocol("1.1", "application/grpc-web+json", true, false),
];
