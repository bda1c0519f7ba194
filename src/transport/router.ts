import type { Allowance } from "../limit/allowance.ts";
import type { ClientOf } from "../limit/client.ts";
import { isOverLimit, type Meter, openMeter, refuseFor } from "../limit/meter.ts";
import type { IdentityService } from "../service/service.ts";
import type { Health } from "./health.ts";
import { Context, type Route } from "./http/context.ts";
import type { CorsPolicy } from "./http/cors.ts";
import type { Handler } from "./http/message.ts";
import { HttpError, sendError } from "./http/problem.ts";
import { readTarget } from "./http/target.ts";
import { observe } from "./observe/observe.ts";
import type { Observer } from "./observe/observer.ts";
import { generateForms, generateOperation } from "./rest/generate.ts";
import { createHealthRoute } from "./rest/health.ts";
import { householdOperation } from "./rest/household.ts";
import { createOperationRoute, type Operation } from "./rest/operation.ts";
import { verifyOperation } from "./rest/verify.ts";
import type { Rpc } from "./rpc/adapter.ts";
import { refuseUnknownMethod } from "./rpc/unserved.ts";

export interface RouterOptions {
  readonly service: IdentityService;
  readonly maxBodyBytes: number;
  readonly rpc: Rpc;
  readonly health: Health;
  /** Routes outside the rate limit: the page, images, descriptions. */
  readonly unlimitedRoutes: readonly Route[];
  readonly cors: CorsPolicy;
  /** Undefined: no limit. */
  readonly allowance: Allowance | undefined;
  readonly clientOf: ClientOf;
  /** Called once for every bug. */
  readonly report: (error: unknown, requestId: string) => void;
  readonly observer: Observer | undefined;
  /** Whether the server terminates TLS. */
  readonly secure: boolean;
}

/** One year (RFC 6797 section 6.1.1). */
const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000" };

/**
 * Handles every request in the same order: host and path are checked, CORS is applied, then come the routes outside the
 * rate limit, and last the limited operations, each of which takes its call from the allowance before any byte of the
 * body is read. In overload, operations are refused before their call is counted.
 */
export function createRouter(options: RouterOptions): Handler {
  const { service, rpc, health, cors, allowance, clientOf, report, observer, secure } = options;

  const fail = (context: Context, error: unknown): void => {
    if (!sendError(context, error)) report(error, context.requestId);
  };

  const meterFor = (context: Context): Meter | undefined | Promise<Meter> =>
    allowance === undefined
      ? undefined
      : openMeter(
          { name: "default", allowance },
          clientOf({ socketAddress: context.peer.address, forwardedFor: context.header("x-forwarded-for") }),
        );

  /** Calls an operation once its call is taken. */
  const limited = (context: Context, call: () => void): true | Promise<void> => {
    const start = (meter: Meter | undefined): void => {
      context.meter = meter;
      if (isOverLimit(meter)) context.peer.slowDown(meter.resetMs);
      call();
    };
    const { peer } = context;
    if (peer.isOverloaded) return peer.delayRefusal().then(() => start(refuseFor(peer.limits.overloadRetry)));
    const meter = meterFor(context);
    if (meter instanceof Promise) return meter.then(start);
    start(meter);
    return true;
  };

  const unlimited: readonly Route[] = [createHealthRoute(health), ...options.unlimitedRoutes];
  const operations = new Map<string, Operation>([
    ...generateForms.map(([path, form]) => [path, generateOperation(service, form, options)] as const),
    ["/household", householdOperation(service, options)],
    ["/verify", verifyOperation(service)],
  ]);
  const operation = createOperationRoute(operations, { limited, fail });

  const route = (context: Context): boolean | Promise<void> => {
    const method = rpc.methodOf(context);
    if (method === undefined && refuseUnknownMethod(context)) return true;
    for (const answer of unlimited) {
      const answered = answer(context);
      if (answered !== false) return answered;
    }
    const answered = operation(context);
    if (answered !== false) return answered;
    if (method === undefined) throw new HttpError(404, "There is nothing at this path.");
    const call = (): void => method.answer(context);
    if (method.isLimited && context.request.method === "POST") return limited(context, call);
    call();
    return true;
  };

  return (request, response, peer) => {
    const context = new Context(request, response, peer);
    try {
      if (secure) context.set(STRICT_TRANSPORT);
      // HTTP/1.1 clients keep their connection unless the response says otherwise; on HTTP/2 GOAWAY says it.
      if (health.isPortClosed && !context.isHttp2) context.set({ connection: "close" });
      const isAddressed = readTarget(context);
      if (observer !== undefined) observe(context, observer, rpc.paths);
      // The HTTP/1.1 parser accepts any version number.
      if (request.httpVersionMajor !== 1 && !context.isHttp2) {
        throw new HttpError(505, "Only HTTP/1.1 and HTTP/2 are supported here.");
      }
      if (!isAddressed) throw new HttpError(400, "The request names no valid host or path.");
      if (cors.preflight(context)) return;
      cors.apply(context);
      const pending = route(context);
      if (pending instanceof Promise) pending.catch((error: unknown) => fail(context, error));
    } catch (error) {
      fail(context, error);
    }
  };
}
