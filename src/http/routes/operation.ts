import type { Observer } from "../../observe/observer.ts";
import type { Replay } from "../../service/people.ts";
import type { IdentityService } from "../../service/service.ts";
import { messageLimits } from "../limits.ts";
import { priced, readBody } from "../message/body.ts";
import type { Context } from "../message/context.ts";
import { headerText } from "../message/header-text.ts";
import { parseObject, requireJson, tooLarge } from "../message/json-body.ts";
import { answerInTurn, type LargeBodies } from "../message/large-bodies.ts";
import type { Headers } from "../message/message.ts";
import { refusalOf } from "../message/problem.ts";
import { requireNoQuery } from "../message/query.ts";

/** What plain operations are made with. */
export interface OperationOptions {
  readonly service: IdentityService;
  readonly maxBodyBytes: number;
  readonly observer: Observer | undefined;
}

/** One JSON operation, called by POST. */
export interface Operation {
  /** Largest body that is read. */
  readonly maxBodyBytes: number;
  /** A body that would do. */
  readonly example: string;
  /** Answers a call by the fields of its body. What it throws is answered as an error. */
  answer(context: Context, fields: Readonly<Record<string, unknown>>): void | Promise<void>;
}

/** Answers a counted call. What it throws or rejects with is answered as an error. */
export type Answer = (context: Context) => void | Promise<void>;

/** Operations by POST, or answers by GET, with their paths. */
export type ByPath<Called> = readonly (readonly [path: string, called: Called])[];

/** Reads the body of each call of an operation and answers it; `fail` answers what is thrown later. */
export function answerOf(
  { maxBodyBytes, example, answer }: Operation,
  largeBodies: LargeBodies,
  fail: (context: Context, error: unknown) => void,
): Answer {
  return (context) => {
    let isLarge = false;
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
          answerInTurn(context, () => answer(context, parseObject(body, example)))?.catch(failed);
        } catch (error) {
          failed(error);
        }
      },
      fail: failed,
    });
  };
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
