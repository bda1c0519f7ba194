import type { Observer } from "../observe/observer.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Context } from "./message/context.ts";

/** The status of a request whose client disconnected before the response, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

export interface ObserveOptions {
  readonly observer: Observer | undefined;
  readonly tracing: Tracing | undefined;
  readonly isRpc: (path: string) => boolean;
  /** Whether a path is one of the service, which is recorded as it is; all others are chosen by callers. */
  readonly isKnown: (path: string) => boolean;
}

/**
 * Returns what reports a request, and the call of an operation that it was, once its response is written or cut off; undefined
 * if nothing is to be reported.
 */
export function createObserve(options: ObserveOptions): ((context: Context) => void) | undefined {
  const { observer, tracing, isKnown } = options;
  if (observer === undefined && tracing === undefined) return undefined;
  return (context) => {
    const begun = performance.now();
    const { request, response, path, isHttp2, isGrpc } = context;
    const { method = "", headers } = request;
    const rpc = options.isRpc(path) ? (isGrpc ? "grpc" : "connectrpc") : undefined;
    const span = isKnown(path)
      ? tracing?.begin({ path, method, headers, version: isHttp2 ? "2" : "1.1", rpc })
      : undefined;
    if (span !== undefined) {
      const { traceId, spanId } = span.spanContext();
      context.span = { trace_id: traceId, span_id: spanId };
    }
    const label = isKnown(path) ? path : path.startsWith("/avatar/") ? "/avatar" : "other";
    response.once("close", () => {
      const seconds = (performance.now() - begun) / 1_000;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const { operation, isOverLimit } = context;
      observer?.answered({ ...context.ids, method, path: label, status, seconds });
      if (operation === undefined) return;
      const { name, protocol } = operation;
      const isCanceled = !response.headersSent && protocol !== "json";
      const code = isCanceled ? "canceled" : (operation.code ?? String(status));
      const call = { operation: name, protocol, code, isOverLimit, seconds };
      observer?.called(call);
      if (span !== undefined) tracing?.end(span, call, response.headersSent ? response.statusCode : undefined);
    });
  };
}
