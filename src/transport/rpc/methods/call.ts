import { Code, ConnectError, type HandlerContext } from "@connectrpc/connect";
import type { Batch } from "../../../service/batch.ts";
import type { Observer } from "../../observe/observer.ts";
import { toConnectError } from "../errors.ts";
import { contextKey, takeMore, takePrice } from "../limit.ts";
import { failOperation } from "../operation.ts";

export interface MethodOptions {
  /** Called once for every bug. */
  readonly report: (error: unknown, requestId: string) => void;
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
  const failed = ({ values }: HandlerContext, thrown: unknown): ConnectError => {
    const context = values.get(contextKey);
    const error = toConnectError(thrown, (bug) => report(bug, context?.requestId ?? ""));
    if (context !== undefined) failOperation(context, error);
    return error;
  };

  return {
    unary: (answer) => (input, context) => {
      const fail = (thrown: unknown): never => {
        throw failed(context, thrown);
      };
      try {
        const output = answer(input, context);
        return output instanceof Promise ? output.catch(fail) : output;
      } catch (thrown) {
        return fail(thrown);
      }
    },

    streaming: (answer) =>
      async function* stream(input, context) {
        try {
          yield* answer(input, context);
        } catch (thrown) {
          throw failed(context, thrown);
        }
      },
  };
}

/** Takes a batch from the allowance and makes the messages of its chunks, other calls between them. */
export async function batched<Drawn, Message>(
  batch: Batch<Drawn>,
  context: HandlerContext,
  messageOf: (drawn: Drawn) => Message,
): Promise<readonly Message[]> {
  await takePrice(batch.calls, context);
  const messages: Message[] = [];
  for (const chunk of batch.chunks()) {
    await nextTurn(context);
    messages.push(messageOf(chunk.draw()));
  }
  return messages;
}

/** The messages of a stream, each chunk taken from the allowance before it is drawn. */
export async function* streamed<Drawn, Message>(
  batches: Iterable<Batch<Drawn>>,
  context: HandlerContext,
  messageOf: (drawn: Drawn) => Message,
): AsyncGenerator<Message> {
  const begun = performance.now();
  const lifetime = context.values.get(contextKey)?.peer.limits.streamLifetime ?? Number.POSITIVE_INFINITY;
  let chunks = 0;
  for (const batch of batches) {
    // The first hundred are the call itself.
    if (chunks++ > 0) await takeMore(batch.calls, context);
    await nextTurn(context);
    if (performance.now() - begun > lifetime) throw tooLong();
    yield messageOf(batch.draw());
  }
}

/**
 * Lets other calls run between two parts of this one: writing alone may never yield. Throws why the call has ended
 * meanwhile: its deadline is over, its client has left or the service stops.
 */
export async function nextTurn({ values, signal }: HandlerContext): Promise<void> {
  const peer = values.get(contextKey)?.peer;
  await peer?.nextTurn(peer.limits.chunkCost);
  signal.throwIfAborted();
}

function tooLong(): ConnectError {
  return new ConnectError("The stream has lasted too long; resume it from the next index.", Code.Unavailable);
}
