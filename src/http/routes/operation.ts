import type { Observer } from "../../observe/observer.ts";
import type { Replay } from "../../service/people.ts";
import type { IdentityService } from "../../service/service.ts";
import { messageLimits } from "../limits.ts";
import { priced, readBody } from "../message/body.ts";
import type { Context } from "../message/context.ts";
import { headerText } from "../message/header-text.ts";
import { parseObject, requireJson, tooLarge } from "../message/json-body.ts";
import type { LargeBodies } from "../message/large-bodies.ts";
import type { Headers } from "../message/message.ts";
import { refusalOf } from "../message/problem.ts";
import { requireNoQuery } from "../message/query.ts";
import type { Route } from "./route.ts";

export interface OperationOptions {
  readonly service: IdentityService;
  readonly maxBodyBytes: number;
  readonly largeBodies: LargeBodies;
  readonly observer: Observer | undefined;
}

/** A JSON operation by POST, answered in a turn of the client; `example` is a valid body. Errors are answered. */
export function operationRoute(
  path: string,
  { maxBodyBytes, largeBodies }: Pick<OperationOptions, "maxBodyBytes" | "largeBodies">,
  example: string,
  answer: (context: Context, fields: Readonly<Record<string, unknown>>) => void | Promise<void>,
): Route {
  const handle = async (context: Context): Promise<void> => {
    requireNoQuery(context);
    requireJson(context);
    if (Number(context.header("content-length") ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
    let isLarge = false;
    const check = (_head: Buffer, size: number): Error | undefined => {
      if (size > maxBodyBytes) return tooLarge(maxBodyBytes);
      if (isLarge || size <= messageLimits.largeBody) return undefined;
      isLarge = largeBodies.take(context);
      return isLarge ? undefined : refusalOf(context.meter);
    };
    const body = await readBody(context.request, priced(check, context.meter, refusalOf));
    await context.turn();
    return answer(context, parseObject(body, example));
  };
  return { path, methods: ["POST"], quota: "default", operation: path, handle };
}

/** The header fields of a response in JSON that draw the same again. */
export function replayHeaders({ seed, referenceDate, dataVersion }: Replay): Headers {
  return {
    "content-type": "application/json",
    "cache-control": "no-store",
    "identity-seed": headerText(seed),
    "identity-reference-date": referenceDate,
    "identity-data-version": dataVersion,
  };
}
