import type { Context } from "../http/context.ts";
import type { Observer } from "./observer.ts";

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

/** Reports a request, and the call of an operation that it was, once its response is written or cut off. */
export function observe(context: Context, observer: Observer, rpcPaths: ReadonlySet<string>): void {
  const begun = performance.now();
  const { request, response, requestId } = context;
  response.once("close", () => {
    const seconds = (performance.now() - begun) / 1_000;
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
    const { operation, path, isOverLimit } = context;
    observer.answered({ requestId, method: request.method ?? "", path: pathLabel(path, rpcPaths), status, seconds });
    if (operation === undefined) return;
    const { name, protocol } = operation;
    const isCanceled = !response.headersSent && protocol !== "json";
    const code = isCanceled ? "canceled" : (operation.code ?? String(status));
    observer.called({ operation: name, protocol, code, isOverLimit, seconds });
  });
}

function pathLabel(path: string, rpcPaths: ReadonlySet<string>): string {
  if (knownPaths.has(path) || rpcPaths.has(path)) return path;
  return path.startsWith("/avatar/") ? "/avatar" : "other";
}
