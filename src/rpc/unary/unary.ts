import { type UniversalHandlerOptions, validateUniversalHandlerOptions } from "@connectrpc/connect/protocol";
import type { Context } from "../../http/message/context.ts";
import type { Route } from "../routes.ts";
import { UnaryCall } from "./call.ts";
import { connect } from "./connect.ts";
import type { CallOptions } from "./context.ts";
import { grpc } from "./grpc.ts";
import { grpcWeb } from "./grpc-web.ts";
import { unaryMethods } from "./methods.ts";
import type { UnaryProtocol } from "./protocol.ts";

interface UnaryOptions extends Pick<CallOptions, "contextValues" | "report"> {
  readonly routes: readonly Route[];
  /** Connect's handlers' own options, so that both answer alike. */
  readonly options: Partial<Omit<UniversalHandlerOptions, "interceptors">> & { readonly interceptors?: never };
}

/**
 * A fast path for unary calls: Connect's node adapter passes each through a dozen asynchronous iterables. Streams,
 * compressed requests, GET and other content types are left to it. There are no interceptors.
 *
 * To be deleted when connect-node is as fast: `npm run bench -- --only grpc,connect,grpc-web` shows both.
 */
export function createUnary({ routes, options: given, contextValues, report }: UnaryOptions) {
  const options = validateUniversalHandlerOptions(given);
  const methods = unaryMethods(routes, options);
  const protocols = new Map<string, UnaryProtocol>([
    ["application/grpc", grpc(true)],
    ["application/grpc+proto", grpc(true)],
    ["application/grpc+json", grpc(false)],
    ["application/grpc-web", grpcWeb(true)],
    ["application/grpc-web+proto", grpcWeb(true)],
    ["application/grpc-web+json", grpcWeb(false)],
    ["application/proto", connect(true)],
    ["application/json", connect(false)],
  ]);
  const shared: CallOptions = { options, contextValues, report };

  return {
    /** Answers a call; undefined, with nothing consumed, if Connect's handlers must. */
    answer(context: Context): Promise<void> | undefined {
      const { request } = context;
      const method = request.method === "POST" ? methods.get(request.url ?? "") : undefined;
      const protocol = protocols.get(context.header("content-type") ?? "");
      if (method === undefined || protocol === undefined) return undefined;
      if ((context.header(protocol.encoding) ?? "identity") !== "identity") return undefined;
      if (protocol.needsHttp2 && !context.isHttp2) return undefined;
      return new UnaryCall(shared, { context, method, protocol }).answer();
    },
  };
}
