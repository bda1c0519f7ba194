import type { IncomingHttpHeaders } from "node:http2";
import type { ConnectRouter } from "@connectrpc/connect";
import {
  type Compression,
  compressionNegotiate,
  type UniversalHandlerOptions,
  validateUniversalHandlerOptions,
} from "@connectrpc/connect/protocol";
import type { Request, Response } from "../exchange.ts";
import type { IsUnary } from "./bare.ts";
import { Call, type Rules, type Subject } from "./call.ts";
import { connect } from "./connect.ts";
import { grpc } from "./grpc.ts";
import { unaryMethods } from "./methods.ts";
import type { Wire } from "./wire.ts";

export interface LaneOptions {
  readonly routes: readonly ((router: ConnectRouter) => void)[];
  /** The stock adapter's own options, so that both answer alike. */
  readonly options: Partial<UniversalHandlerOptions>;
  readonly contextValues: Rules["contextValues"];
  readonly report: Rules["report"];
}

export interface Lane {
  /** Answers a call; false, with nothing consumed, if it is none for the lane. */
  answer(request: Request, response: Response): boolean;
  readonly isUnary: IsUnary;
}

/**
 * A short way for unary calls: gRPC over HTTP/2, and Connect. Connect's node adapter passes each call through a dozen
 * asynchronous iterables and spends five times what the call itself needs; the lane reads one message, calls the method
 * and writes once. Contexts, interceptors, serialization, errors and status are Connect's own. Everything that is not
 * plainly such a call is the stock adapter's: streams, compressed requests, GET, gRPC-Web, other content types.
 *
 * To be deleted when connect-node does a unary call as fast: `npm run bench -- --only grpc,connect` shows both.
 */
export function createLane({ routes, options: given, contextValues, report }: LaneOptions): Lane {
  const options = validateUniversalHandlerOptions(given);
  const methods = unaryMethods(routes, options);
  const wires = new Map<string, Wire>([
    ["application/grpc", grpc(true, options.readMaxBytes)],
    ["application/grpc+proto", grpc(true, options.readMaxBytes)],
    ["application/grpc+json", grpc(false, options.readMaxBytes)],
    ["application/proto", connect(true, options)],
    ["application/json", connect(false, options)],
  ]);
  const rules: Rules = { options, contextValues, negotiate: createNegotiation(options.acceptCompression), report };

  /** What the head of a request asks of the lane, if it asks anything. */
  const find = (
    verb: string | undefined,
    path: string | undefined,
    headers: IncomingHttpHeaders,
  ): Pick<Subject, "method" | "wire"> | undefined => {
    const method = verb === "POST" ? methods.get(path ?? "") : undefined;
    const wire = wires.get(headers["content-type"] ?? "");
    if (method === undefined || wire === undefined) return undefined;
    return (headers[wire.encoding] ?? "identity") === "identity" ? { method, wire } : undefined;
  };

  return {
    answer(request, response) {
      const found = find(request.method, request.url, request.headers);
      if (found === undefined || (found.wire.needsHttp2 && !("stream" in request))) return false;
      new Call(rules, { request, response, method: found.method, wire: found.wire }).begin();
      return true;
    },
    isUnary: (headers) => find(headers[":method"], headers[":path"], headers)?.wire.needsHttp2 === true,
  };
}

/** How many distinct headers are remembered: a client sends always the same, and clients are of few kinds. */
const KNOWN_LIMIT = 64;

/** How an answer may be compressed, by what its client accepts. */
function createNegotiation(available: Compression[]): Rules["negotiate"] {
  const known = new Map<string, Compression | null>();
  return (accepted, { acceptEncoding }) => {
    if (accepted === undefined) return null;
    let compression = known.get(accepted);
    if (compression === undefined) {
      compression = compressionNegotiate(available, null, accepted, acceptEncoding).response;
      if (known.size >= KNOWN_LIMIT) known.clear();
      known.set(accepted, compression);
    }
    return compression;
  };
}
