import type { IdentityService } from "../service/service.ts";
import type { Context } from "./http/context.ts";
import { methodNotAllowed } from "./http/problem.ts";
import type { Observer } from "./observe/observer.ts";
import { generateForms, generateOperation, generateQuery } from "./rest/generate.ts";
import { householdOperation } from "./rest/household.ts";
import { createOperationRoute, type Operation, type OperationOptions } from "./rest/operation.ts";
import { peopleQueries } from "./rest/people.ts";
import { createQueryRoute, type Query } from "./rest/query.ts";
import { verifyOperations } from "./rest/verify.ts";
import type { Rpc } from "./rpc/adapter.ts";

export interface LimitedCallsOptions extends OperationOptions {
  readonly service: IdentityService;
  readonly rpc: Rpc;
  readonly maxBodyBytes: number;
  readonly observer: Observer | undefined;
}

/** The calls that the rate limit counts. */
export interface LimitedCalls {
  /** Whether a path is one of a plain operation. */
  has(path: string): boolean;
  /** The call that a request makes; undefined if it makes none. */
  callOf(context: Context): (() => true | Promise<void>) | undefined;
  /** Throws HttpError (405) if the path is one of a plain operation. */
  refuseMethod(path: string): void;
}

export function createLimitedCalls(options: LimitedCallsOptions): LimitedCalls {
  const { service, rpc } = options;
  const operations = new Map<string, Operation>([
    ...generateForms.map(([path, form]) => [path, generateOperation(service, form, options)] as const),
    ["/household", householdOperation(service, options)],
    ...verifyOperations(service),
  ]);
  const queries = new Map<string, Query>([
    ["/generate", generateQuery(service, options)],
    ...peopleQueries(service, options),
  ]);
  const operation = createOperationRoute(operations, options);
  const query = createQueryRoute(queries);

  const plainCall = (context: Context, method: string) => {
    if (method !== "POST") return query(context);
    // A call of gRPC is answered in its own words, whatever its path.
    return context.header("content-type")?.startsWith("application/grpc") === true ? undefined : operation(context);
  };

  return {
    has: (path) => operations.has(path) || queries.has(path),
    callOf(context) {
      const { method = "" } = context.request;
      if (method !== "POST" && method !== "GET" && method !== "HEAD") return undefined;
      const call = plainCall(context, method);
      if (call !== undefined) return call;
      const rpcMethod = rpc.methodOf(context);
      if (rpcMethod?.quota !== "default" || !rpcMethod.allowedMethods.includes(method)) return undefined;
      return () => {
        rpcMethod.answer(context);
        return true;
      };
    },
    refuseMethod(path) {
      const methods = [...(queries.has(path) ? ["GET", "HEAD"] : []), ...(operations.has(path) ? ["POST"] : [])];
      if (methods.length > 0) throw methodNotAllowed(methods);
    },
  };
}
