import type { Request, Response, Target } from "./exchange.ts";
import type { Exchange, Observer } from "./observer.ts";
import { services } from "./reflection.ts";

/** The paths that are written down as they are; all others are made up by strangers. */
const knownPaths: ReadonlySet<string> = new Set([
  "/",
  "/docs",
  "/generate",
  "/healthz",
  "/identity.proto",
  "/openapi.json",
  "/v1/generate",
  ...services.flatMap(({ typeName, methods }) => methods.map(({ name }) => `/${typeName}/${name}`)),
]);

const plainOperations: ReadonlySet<string> = new Set(["/generate", "/v1/generate"]);

/** Tells an observer of an exchange when its answer is over, and of the call if it was a plain operation. */
export function watchExchange(
  observer: Observer,
  requestId: string,
  target: Target | undefined,
  request: Request,
  response: Response,
): void {
  const begun = performance.now();
  const path = target === undefined ? "other" : pathLabel(target.path);
  response.once("close", () => {
    const seconds = (performance.now() - begun) / 1_000;
    tellObserver(observer, { requestId, method: request.method ?? "", path, status: response.statusCode, seconds });
  });
}

/** Tells of an exchange, and of the call if it was a plain operation. */
export function tellObserver(observer: Observer, exchange: Exchange): void {
  const { method, path, status, seconds } = exchange;
  observer.answered(exchange);
  if (plainOperations.has(path) && method === "POST") {
    observer.called({ operation: path, protocol: "json", code: String(status), seconds });
  }
}

function pathLabel(path: string): string {
  if (knownPaths.has(path)) return path;
  return path.startsWith("/avatar/") ? "/avatar" : "other";
}
