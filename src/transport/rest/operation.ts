import { priced, readBody } from "../http/body.ts";
import type { Context } from "../http/context.ts";
import { parseObject, requireJson, tooLarge } from "../http/json-body.ts";
import { answerInTurn, createLargeBodies } from "../http/large-bodies.ts";
import { requireNoQuery } from "../http/query.ts";
import { checkLimit, refusalOf } from "../http/rate-limit.ts";
import { messageLimits } from "../limits.ts";

/** One JSON operation, called by POST. */
export interface Operation {
  /** Largest body that is read. */
  readonly maxBodyBytes: number;
  /** A body that would do. */
  readonly example: string;
  /** Answers a call by the fields of its body. What it throws is answered as an error. */
  answer(context: Context, fields: Readonly<Record<string, unknown>>): void | Promise<void>;
}

export interface OperationOptions {
  /** Answers what a call throws. */
  readonly fail: (context: Context, error: unknown) => void;
}

/** Returns the call of the operation at the path of a POST; undefined if there is none. The call runs once it is counted. */
export function createOperationRoute(
  operations: ReadonlyMap<string, Operation>,
  { fail }: OperationOptions,
): (context: Context) => (() => true) | undefined {
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
    const failed = (error: unknown): void => fail(context, error);
    readBody(context.request, priced(check, context.meter, refusalOf), {
      take(body) {
        try {
          const answered = answerInTurn(context, () => operation.answer(context, parseObject(body, operation.example)));
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
    if (operation === undefined) return undefined;
    context.operation = { name: context.path, protocol: "json" };
    return () => {
      call(context, operation);
      return true;
    };
  };
}
