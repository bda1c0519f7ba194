import type { ClientOf } from "../limit/client.ts";
import { openMeter, type Quota, refuseFor } from "../limit/meter.ts";
import type { Observer } from "../observe/observer.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { Health } from "./health.ts";
import { aborted } from "./message/body.ts";
import { currentCopy } from "./message/caching.ts";
import { Context } from "./message/context.ts";
import type { CorsPolicy } from "./message/cors.ts";
import type { Handler } from "./message/message.ts";
import { checkLimit, HttpError, methodNotAllowed, sendError } from "./message/problem.ts";
import { answerAsterisk, readHead } from "./message/request-head.ts";
import { createObserve } from "./observe.ts";
import { HEALTH_PATH } from "./routes/health.ts";
import type { Route } from "./routes/route.ts";
import type { Rpc } from "./rpc.ts";

/** What calls are counted in; undefined where nothing is limited. */
export interface Quotas {
  readonly default: Quota | undefined;
  readonly free: Quota | undefined;
}

interface RouterOptions {
  /** All but the methods of RPC. */
  readonly routes: readonly Route[];
  readonly rpc: Rpc;
  readonly health: Health;
  readonly dataVersion: string;
  readonly cors: CorsPolicy;
  readonly quotas: Quotas;
  readonly clientOf: ClientOf;
  readonly report: (error: unknown, ids: LogIds) => void;
  readonly observer: Observer | undefined;
  readonly tracing: Tracing | undefined;
  /** Whether the server terminates TLS. */
  readonly secure: boolean;
}

type Action = Pick<Route, "quota" | "isRpc" | "handle">;

/** One year (RFC 6797 section 6.1.1). */
const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000" };

/** Handles every request: head, route, CORS, then the quota, before the body is read. Health is not counted. */
export function createRouter(options: RouterOptions): Handler {
  const { rpc, health, cors, quotas, clientOf, report, secure } = options;
  const routesOf = createTable([...options.routes, ...rpc.routes]);
  const observe = createObserve(options);

  const fail = (context: Context, error: unknown): void => {
    if (error !== aborted && !sendError(context, error)) report(error, context.ids);
  };

  /** Answers what no route takes; a call of gRPC by its own error. */
  const answerOther = (context: Context, routes: readonly Route[]): void => {
    if (rpc.refuseUnknown(context)) return;
    checkLimit(context.meter);
    if (cors.preflight(context) || answerAsterisk(context)) return;
    const methods = routes.flatMap((route) => route.methods);
    throw methods.length > 0 ? methodNotAllowed(methods) : nothingAt(context.path);
  };

  const choose = (context: Context, routes: readonly Route[]): Action => {
    const { method = "" } = context.request;
    const isCallOf = ({ methods, isRpc }: Route): boolean =>
      methods.includes(method) && (isRpc === true || method !== "POST" || !context.isGrpc);
    const route = routes.find(isCallOf);
    const called = route ?? routes.find(({ isRpc }) => isRpc);
    if (called?.operation !== undefined) {
      context.operation = { name: called.operation, protocol: called.isRpc === true ? context.rpcProtocol : "json" };
    }
    if (route === undefined) {
      const isHealth = routes.some(({ quota }) => quota === undefined);
      return { quota: isHealth ? undefined : "free", isRpc: true, handle: () => answerOther(context, routes) };
    }
    if (route.quota !== "default" || method === "POST") return route;
    const copy = currentCopy(context, options.dataVersion);
    return copy === undefined ? route : { quota: "free", handle: () => context.send(304, copy) };
  };

  const answer = (context: Context, { isRpc, handle }: Action): void | Promise<void> => {
    if (isRpc !== true) checkLimit(context.meter);
    return handle(context);
  };

  const take = (context: Context, action: Action): void | Promise<void> => {
    const { peer } = context;
    const quota = action.quota === undefined ? undefined : quotas[action.quota];
    if (action.quota === "default" && peer.isLate) {
      context.meter = refuseFor(peer.limits.overloadRetry);
    } else if (quota !== undefined) {
      const client = clientOf({ socketAddress: peer.address, forwardedFor: context.header("x-forwarded-for") });
      const meter = openMeter(quota, client);
      if (meter instanceof Promise) {
        return meter.then((opened) => {
          context.meter = opened;
          return answer(context, action);
        });
      }
      context.meter = meter;
    }
    return answer(context, action);
  };

  const handle = (context: Context): void | Promise<void> => {
    if (secure) context.set(STRICT_TRANSPORT);
    // HTTP/1.1 clients keep their connection unless the response says otherwise; on HTTP/2 GOAWAY says it.
    if (health.isPortClosed && !context.isHttp2) context.set({ connection: "close" });
    const refusal = readHead(context);
    const routes = routesOf(context);
    observe?.(context, routes[0]);
    cors.apply(context);
    return take(context, refusal === undefined ? choose(context, routes) : refusing(refusal));
  };

  return (request, response, peer) => {
    const context = new Context(request, response, peer);
    try {
      handle(context)?.catch((error: unknown) => fail(context, error));
    } catch (error) {
      fail(context, error);
    }
  };
}

/** Finds the routes of a request's path; a slash at its end is left out. */
function createTable(routes: readonly Route[]): (context: Context) => readonly Route[] {
  const exact = Map.groupBy(routes, ({ path }) => path);
  const prefixes = routes.filter(({ path }) => path.endsWith("*"));
  return (context) => {
    const { path } = context;
    const found = exact.get(path);
    if (found !== undefined) return found;
    const shorter = path.endsWith("/") ? exact.get(path.slice(0, -1)) : undefined;
    if (shorter?.[0] !== undefined && shorter[0].isRpc !== true) {
      context.path = shorter[0].path;
      return shorter;
    }
    return prefixes.filter((route) => path.startsWith(route.path.slice(0, -1)));
  };
}

function refusing(refusal: HttpError): Action {
  return {
    quota: "free",
    handle() {
      throw refusal;
    },
  };
}

/** Paths that others have their health checks at. */
const otherHealth: ReadonlySet<string> = new Set(["/health", "/livez"]);

function nothingAt(path: string): HttpError {
  const hint = otherHealth.has(path) ? ` Health is at ${HEALTH_PATH}.` : "";
  return new HttpError(404, `There is nothing at this path.${hint}`);
}
