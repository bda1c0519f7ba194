import { AsyncLocalStorage } from "node:async_hooks";
import {
  Code,
  ConnectError,
  type ConnectRouterOptions,
  type ContextValues,
  createConnectRouter,
  createContextValues,
} from "@connectrpc/connect";
import type { Compression, UniversalHandler } from "@connectrpc/connect/protocol";
import {
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from "@connectrpc/connect-node";
import { Health } from "../gen/grpc/health/v1/health_pb.ts";
import { messageLimits } from "../http/limits.ts";
import { askForBody, chunksOf, priced } from "../http/message/body.ts";
import { notKept } from "../http/message/caching.ts";
import { isClientAbort } from "../http/message/client-abort.ts";
import type { Context } from "../http/message/context.ts";
import { nodeRequestOf, nodeResponseOf } from "../http/message/http2-messages.ts";
import type { Route } from "../http/routes/route.ts";
import type { Rpc } from "../http/rpc.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import { begin, contextKey } from "./begin.ts";
import { addCorrected } from "./corrections.ts";
import { neverRetry } from "./errors.ts";
import { isGrpc, refusalOf, refuseOperation, refuseUnknown, sendTrailersOnly } from "./refuse.ts";
import { collect, type Routes } from "./routes.ts";
import { createUnary } from "./unary/unary.ts";
import { jsonOptions, malformed, refuseExcess } from "./unreadable.ts";

interface AdapterOptions {
  readonly routes: readonly Routes[];
  /** The paths of the methods that the rate limit counts. */
  readonly limitedPaths: ReadonlySet<string>;
  /** Largest message that is read, also after decompression. */
  readonly maxBodyBytes: number;
  readonly shutdownSignal: AbortSignal;
  /** Whether unary calls take the fast path past Connect's handlers. */
  readonly fastUnary: boolean;
  readonly report: (error: unknown, ids: LogIds) => void;
}

/** Responses of this size are compressed if the client accepts it; below, compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;

/** All protocols by Connect's handlers, but for the unary calls of `unary/`; Connect's adapter would print errors. */
export function createRpc(adapterOptions: AdapterOptions): Rpc {
  const { limitedPaths, maxBodyBytes, shutdownSignal, fastUnary, report } = adapterOptions;
  const contexts = new AsyncLocalStorage<Context>();
  const compression: Compression = {
    ...compressionGzip,
    // Connect's handlers parse it as soon as it comes from zlib's threads. Charges the decompressed size.
    async decompress(bytes, most) {
      const message = await compressionGzip.decompress(bytes, most).catch((error: unknown) => {
        const reason = ConnectError.from(error);
        throw reason.code === Code.ResourceExhausted ? neverRetry(reason) : malformed(reason.rawMessage);
      });
      const context = contexts.getStore();
      await context?.meter?.takeBody(message.length);
      const refusal = refusalOf(context?.meter);
      if (refusal !== undefined) throw refusal;
      const type = context?.header("content-type");
      if (type !== undefined) refuseExcess(message, !type.includes("json"));
      await context?.peer.nextTurn();
      return message;
    },
  };
  const options = {
    readMaxBytes: maxBodyBytes,
    maxTimeoutMs: messageLimits.longestDeadline,
    compressMinBytes: COMPRESS_FROM_BYTES,
    acceptCompression: [compression],
    jsonOptions,
    // A million of them, in 2 MiB, would take 160 MiB.
    binaryOptions: { readUnknownFields: false },
    shutdownSignal,
  } satisfies ConnectRouterOptions;
  const contextValues = (context: Context): ContextValues => createContextValues().set(contextKey, context);
  const routes = collect(adapterOptions.routes);
  const unary = fastUnary ? createUnary({ routes, options, contextValues, report }) : undefined;
  const router = createConnectRouter(options);
  for (const route of routes) addCorrected(router, route, report);

  const routeOf = (handler: UniversalHandler): Route => ({
    path: handler.requestPath,
    methods: handler.allowedMethods,
    quota: limitedPaths.has(handler.requestPath) ? "default" : handler.service === Health ? undefined : "free",
    isRpc: true,
    operation: handler.method.name,
    handle(context) {
      begin(context);
      const answered = unary?.answer(context);
      if (answered !== undefined) return answered;
      const { meter } = context;
      // Connect sends gRPC errors as two header blocks, and clients obey a pushback only in one (gRFC A6).
      const refusal = refusalOf(meter);
      if (refusal !== undefined && isGrpc(context)) {
        sendTrailersOnly(context, refusal);
        return;
      }
      const request = nodeRequestOf(context.request);
      const response = nodeResponseOf(context.response);
      // Connect's listener is removed before a request that is cut off emits its error, which would end the process.
      if (!context.isHttp2) request.on("error", () => {});
      const body = chunksOf(
        request,
        priced(() => undefined, meter, refusalOf),
        context.peer,
        () => askForBody(context.request),
      );
      const call = { ...universalRequestFromNodeRequest(request, response, undefined, contextValues(context)), body };
      return contexts
        .run(context, () => handler(call))
        .then((answer) => {
          refuseOperation(context, answer.status);
          // Only a success is kept, and only if its method allows it.
          if (context.request.method === "GET")
            context.set((answer.status === 200 ? context.caching : undefined) ?? notKept);
          for (const [name, value] of Object.entries(context.fields())) response.setHeader(name, value);
          return universalResponseToNodeResponse(answer, response);
        })
        .catch((error: unknown) => {
          if (!isClientAbort(error)) report(error, context.ids);
        });
    },
  });
  // A method of a service may be routed again by itself, with options: the last one counts.
  const methods = new Map(router.handlers.map((handler) => [handler.requestPath, routeOf(handler)]));
  return { routes: [...methods.values()], refuseUnknown };
}
