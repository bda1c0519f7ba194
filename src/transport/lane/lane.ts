import type { ConnectRouter } from "@connectrpc/connect";
import {
  type Compression,
  compressionNegotiate,
  type UniversalHandlerOptions,
  validateUniversalHandlerOptions,
} from "@connectrpc/connect/protocol";
import { header, type Request, type Response } from "../exchange.ts";
import type { IsUnary } from "./bare.ts";
import { Call, type Rules } from "./call.ts";
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

  return {
    answer(request, response) {
      if (request.method !== "POST") return false;
      const method = methods.get(request.url ?? "");
      const wire = wires.get(header(request, "content-type") ?? "");
      if (method === undefined || wire === undefined) return false;
      if (wire.needsHttp2 && !("stream" in request)) return false;
      if ((header(request, wire.encoding) ?? "identity") !== "identity") return false;
      new Call(rules, { request, response, method, wire }).begin();
      return true;
    },
    isUnary(headers) {
      const wire = wires.get(headers["content-type"] ?? "");
      if (wire?.needsHttp2 !== true || headers[":method"] !== "POST") return false;
      return methods.has(headers[":path"] ?? "") && (headers[wire.encoding] ?? "identity") === "identity";
    },
  };
}

/** How many distinct headers are remembered: a client sends always the same, and clients are of few kinds. */
const KNOWN_LIMIT = 64;

/** How an answer may be compressed, by what its client accepts. */
function createNegotiation(available: Compression[]): Rules["negotiate"] {
  const known = new Map<string, Compression | null>();
  return (accepted: string | undefined, { acceptEncoding }: Wire): Compression | null => {
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
