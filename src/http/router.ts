import type { ClientOf } from "../limit/client.ts";
import { type Meter, openMeter, type Quota, refuseFor } from "../limit/meter.ts";
import type { Versions } from "../observe/metrics.ts";
import type { Observer } from "../observe/observer.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import type { Tracing } from "../observe/tracing.ts";
import type { IdentityService } from "../service/service.ts";
import type { Health } from "./health.ts";
import { createLimitedCalls } from "./limited-calls.ts";
import { aborted } from "./message/body.ts";
import { currentCopy } from "./message/caching.ts";
import { type ApiRoute, Context, type Route } from "./message/context.ts";
import type { CorsPolicy } from "./message/cors.ts";
import type { Handler, Headers } from "./message/message.ts";
import { checkLimit, HttpError, sendError } from "./message/problem.ts";
import { answerAsterisk, readHead } from "./message/request-head.ts";
import { createObserve } from "./observe.ts";
import { createHealthRoute, HEALTH_PATH } from "./routes/health.ts";
import type { Rpc } from "./rpc.ts";

/** What calls are counted in; undefined where nothing is limited. */
export interface Quotas {
  /** The rate limit. */
  readonly default: Quota | undefined;
  /** What is outside it. */
  readonly free: Quota | undefined;
}

export interface RouterOptions {
  readonly service: IdentityService;
  readonly maxBodyBytes: number;
  readonly rpc: Rpc;
  readonly health: Health;
  readonly versions: Versions;
  /** Routes of one path outside the rate limit: descriptions and lists. */
  readonly apiRoutes: readonly ApiRoute[];
  /** Routes of many paths outside the rate limit: the page, images, the viewer. */
  readonly pageRoutes: readonly Route[];
  readonly cors: CorsPolicy;
  readonly quotas: Quotas;
  readonly clientOf: ClientOf;
  /** Called once for every bug. */
  readonly report: (error: unknown, ids: LogIds) => void;
  readonly observer: Observer | undefined;
  readonly tracing: Tracing | undefined;
  /** Whether the server terminates TLS. */
  readonly secure: boolean;
}

/** One of the steps that every request takes in their order, until one answers it. */
type Step = (context: Context) => boolean | Promise<unknown>;
type Answered = true | Promise<unknown>;
type Answer = () => Answered;

/** The paths of the page, of the schema and of the viewer, among many of their assets. */
const pages: ReadonlySet<string> = new Set(["/", "/docs", "/identity.proto"]);

/** One year (RFC 6797 section 6.1.1). */
const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000" };

/**
 * Handles every request by the same steps: host and path are checked, CORS is applied, the call is taken from the rate
 * limit or, of what is outside it, from the quota of what is free, before any byte of the body is read. Health is not
 * counted. In overload, operations are refused before their call is counted.
 */
export function createRouter(options: RouterOptions): Handler {
  const { service, rpc, health, cors, quotas, clientOf, report, secure } = options;
  const fail = (context: Context, error: unknown): void => {
    if (error !== aborted && !sendError(context, error)) report(error, context.ids);
  };

  /** Answers a request once its call is taken from the quota. */
  const metered = (context: Context, quota: Quota | undefined, answer: Answer): Answered => {
    const start = (meter: Meter): Answered => {
      context.meter = meter;
      return answer();
    };
    if (quota === undefined) return answer();
    const { peer } = context;
    const client = clientOf({ socketAddress: peer.address, forwardedFor: context.header("x-forwarded-for") });
    const meter = openMeter(quota, client);
    return meter instanceof Promise ? meter.then(start) : start(meter);
  };

  /** Calls an operation once its call is taken. */
  const limited = (context: Context, call: Answer): Answered => {
    const { peer } = context;
    if (!peer.isLate) return metered(context, quotas.default, call);
    peer.refuse();
    context.meter = refuseFor(peer.limits.overloadRetry);
    return call();
  };

  const calls = createLimitedCalls({ ...options, fail });
  const api = new Map([createHealthRoute(health, options.versions), ...options.apiRoutes]);
  const isRpc = (path: string): boolean => rpc.paths.has(path);
  const isKnown = (path: string): boolean => isRpc(path) || calls.has(path) || api.has(path) || pages.has(path);
  const observe = createObserve({ ...options, isRpc, isKnown });

  /** The steps of what is outside the rate limit, mistakes of path and method among it. */
  const free: readonly Step[] = [
    (context) => {
      const method = rpc.methodOf(context);
      if (method === undefined) return rpc.refuseUnknown(context);
      return context.request.method === "POST" && method.answer(context);
    },
    (context) => {
      checkLimit(context.meter);
      return cors.preflight(context);
    },
    answerAsterisk,
    (context) => api.get(context.path)?.(context) ?? false,
    ...options.pageRoutes,
    (context) => {
      calls.refuseMethod(context.path);
      const method = rpc.methodOf(context);
      if (method === undefined) throw nothingAt(context.path);
      return method.answer(context);
    },
  ];

  const steps: readonly Step[] = [
    (context) => {
      if (secure) context.set(STRICT_TRANSPORT);
      // HTTP/1.1 clients keep their connection unless the response says otherwise; on HTTP/2 GOAWAY says it.
      if (health.isPortClosed && !context.isHttp2) context.set({ connection: "close" });
      return false;
    },
    (context) => {
      const refusal = readHead(context);
      const path = withoutSlash(context.path);
      if (calls.has(path) || api.has(path)) context.path = path;
      observe?.(context);
      cors.apply(context);
      return refusal !== undefined && metered(context, quotas.free, () => refuse(context, refusal));
    },
    (context) => {
      const call = calls.callOf(context);
      if (call === undefined) return false;
      const copy = context.request.method === "POST" ? undefined : currentCopy(context, service.dataVersion);
      return copy === undefined
        ? limited(context, call)
        : metered(context, quotas.free, () => notModified(context, copy));
    },
    (context) => {
      const method = rpc.methodOf(context);
      const isHealth = context.path === HEALTH_PATH || (method !== undefined && method.quota === undefined);
      return isHealth ? run(free, context) : metered(context, quotas.free, () => run(free, context));
    },
  ];

  return (request, response, peer) => {
    const context = new Context(request, response, peer);
    try {
      const pending = run(steps, context);
      if (pending instanceof Promise) pending.catch((error: unknown) => fail(context, error));
    } catch (error) {
      fail(context, error);
    }
  };
}

/** Takes steps until one answers. */
function run(steps: readonly Step[], context: Context): Answered {
  for (const step of steps) {
    const answered = step(context);
    if (answered !== false) return answered;
  }
  return true;
}

/** The path of a route that a client has ended with a slash. */
function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Paths that others have their health checks at. */
const otherHealth: ReadonlySet<string> = new Set(["/health", "/livez"]);

function nothingAt(path: string): HttpError {
  const hint = otherHealth.has(path) ? ` Health is at ${HEALTH_PATH}.` : "";
  return new HttpError(404, `There is nothing at this path.${hint}`);
}

/** Throws why a request cannot be routed. */
function refuse({ meter }: Context, refusal: HttpError): never {
  checkLimit(meter);
  throw refusal;
}

/** Answers a GET whose client has a current copy of the answer, which costs nothing of the rate limit. */
function notModified(context: Context, headers: Headers): true {
  checkLimit(context.meter);
  context.send(304, headers);
  return true;
}
