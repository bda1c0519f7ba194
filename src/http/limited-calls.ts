import type { Context } from "./message/context.ts";
import { createLargeBodies } from "./message/large-bodies.ts";
import { checkLimit, methodNotAllowed } from "./message/problem.ts";
import { generateOperations, generateQuery } from "./routes/generate.ts";
import { householdOperation } from "./routes/household.ts";
import { type Answer, answerOf, type Operation, type OperationOptions } from "./routes/operation.ts";
import { peopleQueries } from "./routes/people.ts";
import { verifyOperations } from "./routes/verify.ts";
import type { Rpc } from "./rpc.ts";

export interface LimitedCallsOptions extends OperationOptions {
  readonly rpc: Rpc;
  /** Answers what a call throws. */
  readonly fail: (context: Context, error: unknown) => void;
}

/** The calls that the rate limit counts. */
export function createLimitedCalls({ rpc, fail, ...options }: LimitedCallsOptions) {
  const largeBodies = createLargeBodies();
  const called = ([path, operation]: readonly [string, Operation]) =>
    [path, answerOf(operation, largeBodies, fail)] as const;
  const byPost = new Map<string, Answer>(
    [...generateOperations(options), householdOperation(options), ...verifyOperations(options.service)].map(called),
  );
  const byGet = new Map<string, Answer>([generateQuery(options), ...peopleQueries(options)]);

  const plainCall = (context: Context, isPost: boolean) => {
    // A call of gRPC is answered in its own words, whatever its path.
    if (isPost && context.isGrpc) return undefined;
    const answer = (isPost ? byPost : byGet).get(context.path);
    if (answer === undefined) return undefined;
    context.operation = { name: context.path, protocol: "json" };
    return () => {
      checkLimit(context.meter);
      return answer(context) ?? true;
    };
  };

  return {
    /** Whether a path is one of a plain operation. */
    has: (path: string): boolean => byPost.has(path) || byGet.has(path),
    /** The call that a request makes; undefined if it makes none. */
    callOf(context: Context): (() => true | Promise<void>) | undefined {
      const { method = "" } = context.request;
      if (method !== "POST" && method !== "GET" && method !== "HEAD") return undefined;
      const call = plainCall(context, method === "POST");
      if (call !== undefined) return call;
      const rpcMethod = rpc.methodOf(context);
      if (rpcMethod?.quota !== "default" || !rpcMethod.allowedMethods.includes(method)) return undefined;
      return () => rpcMethod.answer(context);
    },
    /** Throws HttpError (405) if the path is one of a plain operation. */
    refuseMethod(path: string): void {
      const methods = [...(byGet.has(path) ? ["GET", "HEAD"] : []), ...(byPost.has(path) ? ["POST"] : [])];
      if (methods.length > 0) throw methodNotAllowed(methods);
    },
  };
}
