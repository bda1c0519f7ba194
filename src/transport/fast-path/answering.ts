import type { Allowance } from "../../limit/allowance.ts";
import type { ClientOf } from "../../limit/client.ts";
import { Refusal } from "../../service/refusal.ts";
import { checkJson } from "../body.ts";
import type { CorsPolicy } from "../cors.ts";
import type { Answer, Headers } from "../exchange.ts";
import { checkMeter, limitHeaders, type Meter, openMeter } from "../meter.ts";
import type { Observer } from "../observer.ts";
import { failure, refusal } from "../problem.ts";
import { requestIdOf } from "../request-id.ts";
import { tellObserver } from "../watch.ts";
import type { Head } from "./head.ts";

export interface AnsweringOptions {
  readonly cors: CorsPolicy;
  /** Undefined: no limit. */
  readonly allowance: Allowance | undefined;
  readonly clientOf: ClientOf;
  /** Told once of every bug. */
  readonly report: (error: unknown, requestId: string) => void;
  /** Undefined: nobody looks on. */
  readonly observer: Observer | undefined;
}

/** A whole plain call. */
export interface Call {
  readonly head: Head;
  readonly body: Buffer;
  readonly socketAddress: string | undefined;
}

/** An answer, and what its headers are besides its own. */
export interface Reply {
  readonly answer: Answer;
  readonly more: readonly Headers[];
}

/** Answers a call. At once where the limit is known at once; never rejects. */
export type Answering = (call: Call) => Reply | Promise<Reply>;

/** The way of a plain call through the front door, in the same order: the limit, the headers, the body, the operation. */
export function createAnswering({ cors, allowance, clientOf, report, observer }: AnsweringOptions): Answering {
  const bug = (error: unknown, requestId: string): Answer => {
    report(error, requestId);
    return failure();
  };

  const answerTo = ({ head, body }: Call, meter: Meter | undefined, requestId: string): Answer => {
    try {
      checkMeter(meter);
      checkJson(head);
      return head.operation(body);
    } catch (error) {
      return error instanceof Refusal ? refusal(error) : bug(error, requestId);
    }
  };

  return (call) => {
    const begun = observer === undefined ? 0 : performance.now();
    const requestId = requestIdOf(call.head.requestId);
    const finish = (answer: Answer, meter: Meter | undefined): Reply => {
      if (observer !== undefined) {
        const seconds = (performance.now() - begun) / 1_000;
        tellObserver(observer, { requestId, method: "POST", path: call.head.path, status: answer.status, seconds });
      }
      return { answer, more: [limitHeaders(meter), cors.headersFor(call.head.origin), { "x-request-id": requestId }] };
    };
    const settle = (meter: Meter | undefined): Reply => finish(answerTo(call, meter, requestId), meter);

    if (allowance === undefined) return settle(undefined);
    const client = clientOf({ socketAddress: call.socketAddress, forwardedFor: call.head.forwardedFor });
    const meter = openMeter(allowance, client);
    if (!(meter instanceof Promise)) return settle(meter);
    return meter.then(settle, (error: unknown) => finish(bug(error, requestId), undefined));
  };
}
