import { aborted, priced, readBody } from "../http/body.ts";
import type { Context, Route } from "../http/context.ts";
import { parseObject, requireJson, tooLarge } from "../http/json-body.ts";
import { answerInTurn, createLargeBodies } from "../http/large-bodies.ts";
import { requirePost } from "../http/problem.ts";
import { requireNoQuery } from "../http/query.ts";
import { checkLimit, refusalOf } from "../http/rate-limit.ts";
import { messageLimits } from "../limits.ts";

/** One JSON operation, called by POST. */
export interface Operation {
  /** Largest body that is read. */
  readonly maxBodyBytes: number;
  /** Answers a call by the fields of its body. What it throws is answered as an error. */
  answer(context: Context, fields: Readonly<Record<string, unknown>>): void | Promise<void>;
}

export interface OperationOptions {
  /** Takes the call from its client's allowance, then runs it. */
  readonly limited: (context: Context, call: () => void) => true | Promise<void>;
  /** Answers what a call throws. */
  readonly fail: (context: Context, error: unknown) => void;
}

/** The limited operations of the plain HTTP surface by their paths. */
export function createOperationRoute(
  operations: ReadonlyMap<string, Operation>,
  { limited, fail }: OperationOptions,
): Route {
  const largeBodies = createLargeBodies();

  const call = (context: Context, operation: Operation): void => {
    const { maxBodyBytes } = operation;
    let isLarge = false;
    checkLimit(context.meter);
    requireNoQuery(context);
    requireJson(context);
    const check = (_head: Buffer, size: number): Error | undefined => {
      if (size > maxBodyBytes) return tooLarge(maxBodyBytes);
      if (isLarge || size <= messageLimits.largeBody) return undefined;
      isLarge = largeBodies.take(context);
      return isLarge ? undefined : refusalOf(context.meter);
    };
    if (Number(context.header("content-length") ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
    const failed = (error: unknown): void => {
      if (error !== aborted) fail(context, error);
    };
    readBody(context.request, priced(check, context.meter, refusalOf), {
      take(body) {
        try {
          const answered = answerInTurn(body, context, () => operation.answer(context, parseObject(body)));
          answered?.catch(failed);
        } catch (error) {
          failed(error);
        }
      },
      fail: failed,
    });
  };

  return (context) => {
    const operation = operations.get(context.path);
    if (operation === undefined) return false;
    requirePost(context);
    context.operation = { name: context.path, protocol: "json" };
    return limited(context, () => call(context, operation));
  };
}
