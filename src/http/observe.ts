import { performance } from "node:perf_hooks";
import type { Observer } from "../observe/observer.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Context } from "./message/context.ts";
import type { Route } from "./routes/route.ts";

/** The status of a request whose client disconnected before the response, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

interface ObserveOptions {
  readonly observer: Observer | undefined;
  readonly tracing: Tracing | undefined;
}

/** Returns what reports an ended request and its call; undefined if nothing does. Unknown paths are `other`. */
export function createObserve({ observer, tracing }: ObserveOptions) {
  if (observer === undefined && tracing === undefined) return undefined;
  return (context: Context, route: Route | undefined): void => {
    const begun = performance.now();
    const { request, response, path, isHttp2, isGrpc } = context;
    const { method = "", headers } = request;
    const label = route === undefined ? "other" : (route.label ?? route.path);
    const rpc = route?.isRpc === true ? (isGrpc ? "grpc" : "connectrpc") : undefined;
    const span =
      label === path ? tracing?.begin({ path, method, headers, version: isHttp2 ? "2" : "1.1", rpc }) : undefined;
    if (span !== undefined) {
      const { traceId, spanId } = span.spanContext();
      context.span = { trace_id: traceId, span_id: spanId };
    }
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
