import type { Context } from "../http/context.ts";
import type { Observer } from "./observer.ts";
import type { Tracing } from "./tracing.ts";

/** The status of a request whose client disconnected before the response, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The paths that are recorded as they are, besides those of RPCs; all others are chosen by callers. */
const knownPaths: ReadonlySet<string> = new Set([
  "/",
  "/docs",
  "/generate",
  "/healthz",
  "/household",
  "/identity.proto",
  "/openapi-3.0.json",
  "/openapi.json",
  "/people.csv",
  "/people.json",
  "/people.ndjson",
  "/people.parquet",
  "/places",
  "/rules",
  "/v1/generate",
  "/verify",
  "/verify/batch",
  "/verify/household",
]);

export interface ObserveOptions {
  readonly observer: Observer | undefined;
  readonly tracing: Tracing | undefined;
  readonly rpcPaths: ReadonlySet<string>;
}

/**
 * Returns what reports a request, and the call of an operation that it was, once its response is written or cut off; undefined
 * if nothing is to be reported.
 */
export function createObserve({
  observer,
  tracing,
  rpcPaths,
}: ObserveOptions): ((context: Context) => void) | undefined {
  if (observer === undefined && tracing === undefined) return undefined;
  return (context) => {
    const begun = performance.now();
    const { request, response, path } = context;
    const isRpc = rpcPaths.has(path);
    const span = isRpc || knownPaths.has(path) ? tracing?.begin(context, isRpc) : undefined;
    response.once("close", () => {
      const seconds = (performance.now() - begun) / 1_000;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const { operation, isOverLimit } = context;
      const method = request.method ?? "";
      observer?.answered({ ...context.ids, method, path: pathLabel(path, rpcPaths), status, seconds });
      if (operation === undefined) return;
      const { name, protocol } = operation;
      const isCanceled = !response.headersSent && protocol !== "json";
      const code = isCanceled ? "canceled" : (operation.code ?? String(status));
      const call = { operation: name, protocol, code, isOverLimit, seconds };
      observer?.called(call);
      if (span !== undefined) tracing?.end(span, context, call);
    });
  };
}

function pathLabel(path: string, rpcPaths: ReadonlySet<string>): string {
  if (knownPaths.has(path) || rpcPaths.has(path)) return path;
  return path.startsWith("/avatar/") ? "/avatar" : "other";
}
