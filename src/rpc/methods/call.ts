import type { ConnectError, HandlerContext } from "@connectrpc/connect";
import { limits } from "../../http/limits.ts";
import type { Observer } from "../../observe/observer.ts";
import type { LogIds } from "../../observe/trace-ids.ts";
import type { Drawing } from "../../service/people.ts";
import { peoplePerCall, type Range } from "../../service/price.ts";
import { answerError } from "../answer-error.ts";
import { resumable } from "../errors.ts";
import { contextKey, takeMore, takePrice } from "../limit.ts";

export interface MethodOptions {
  /** Called once for every bug. */
  readonly report: (error: unknown, ids: LogIds) => void;
  readonly observer: Observer | undefined;
}

/** What all methods do alike: errors as each protocol has them, and work in turns. */
export interface Calls {
  /** A method with one response. */
  unary<Input, Output>(
    answer: (input: Input, context: HandlerContext) => Output | Promise<Output>,
  ): (input: Input, context: HandlerContext) => Output | Promise<Output>;
  /** A method with a stream of responses. */
  streaming<Input, Output>(
    answer: (input: Input, context: HandlerContext) => AsyncIterable<Output>,
  ): (input: Input, context: HandlerContext) => AsyncIterable<Output>;
}

export function createCalls({ report }: MethodOptions): Calls {
  const failed = ({ values, method, protocolName }: HandlerContext, thrown: unknown): ConnectError =>
    answerError(thrown, { context: values.get(contextKey), request: method.input, protocolName, report });

  return {
    unary: (answer) => (input, context) => {
      const fail = (thrown: unknown): never => {
        throw failed(context, thrown);
      };
      const http = context.values.get(contextKey);
      try {
        // A GET has lost its turn where the limit is asked for in Redis, and no body that would bring another.
        const hasTurn = http?.peer.hasTurn ?? true;
        const output = hasTurn ? answer(input, context) : nextTurn(context).then(() => answer(input, context));
        return output instanceof Promise ? output.catch(fail) : output;
      } catch (thrown) {
        return fail(thrown);
      }
    },

    streaming: (answer) =>
      async function* stream(input, context) {
        const http = context.values.get(contextKey);
        http?.peer.allowPause(http.response);
        try {
          yield* answer(input, context);
        } catch (thrown) {
          throw failed(context, thrown);
        }
      },
  };
}

/** How people or households become a message. */
export interface Shape<Part, Message> {
  readonly drawing: Pick<Drawing<never, never>, "price" | "parts" | "whole">;
  /** Draws those of a range. */
  partOf(range: Range): Part;
  /** Joins the parts of a batch, in the order of their indexes. */
  messageOf(parts: Part[]): Message;
}

/** Takes a batch from the allowance and makes its message, other calls between its parts. */
export async function batched<Part, Message>(
  shape: Shape<Part, Message>,
  range: Range,
  context: HandlerContext,
): Promise<Message> {
  const price = shape.drawing.price(range.count);
  await takePrice(price, context);
  const make = (): Promise<Message> => drawn(shape, range, context);
  const peer = context.values.get(contextKey)?.peer;
  // A batch that costs one call has one part, after which it is written.
  return peer === undefined || price === 1 ? make() : peer.makeBatch(make);
}

/** The messages of a stream, each chunk taken from the allowance before it is drawn. */
export async function* streamed<Part, Message>(
  shape: Shape<Part, Message>,
  range: Range,
  context: HandlerContext,
): AsyncGenerator<Message> {
  const begun = performance.now();
  const { streamLifetime, streamPause } = context.values.get(contextKey)?.peer.limits ?? limits;
  const { drawing } = shape;
  const whole = drawing.whole(range);
  // The call itself has taken one.
  let paid = 1;
  for (const chunk of drawing.parts(whole, peoplePerCall)) {
    if (performance.now() - begun > streamLifetime) throw resumable("The stream has lasted too long");
    // Of all so far, so that a stream costs what a batch of as many costs.
    const price = drawing.price(chunk.firstIndex + chunk.count - whole.firstIndex);
    await takeMore(price - paid, context);
    paid = price;
    const message = await drawn(shape, chunk, context);
    const written = performance.now();
    yield message;
    // Resumed once the client has read on.
    if (performance.now() - written > streamPause) throw resumable("The stream was not read for too long");
  }
}

async function drawn<Part, Message>(
  { drawing, partOf, messageOf }: Shape<Part, Message>,
  range: Range,
  context: HandlerContext,
): Promise<Message> {
  const parts: Part[] = [];
  for (const some of drawing.parts(range)) {
    await nextTurn(context);
    parts.push(partOf(some));
  }
  return messageOf(parts);
}

/**
 * Lets other calls run between two parts of this one: writing alone may never yield. Throws why the call has ended
 * meanwhile: its deadline is over, its client has left or the service stops.
 */
export async function nextTurn({ values, signal }: HandlerContext): Promise<void> {
  await values.get(contextKey)?.peer.nextTurn();
  signal.throwIfAborted();
}
