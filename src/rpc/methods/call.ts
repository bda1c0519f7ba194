import { performance } from "node:perf_hooks";
import type { HandlerContext } from "@connectrpc/connect";
import { limits } from "../../http/limits.ts";
import type { Drawing } from "../../service/people.ts";
import { peoplePerCall, type Range } from "../../service/price.ts";
import { contextKey, takeMore, takePrice } from "../begin.ts";
import { resumable } from "../errors.ts";

/** How people or households become a message. */
interface Shape<Part, Message> {
  readonly drawing: Pick<Drawing<never, never>, "price" | "parts" | "whole">;
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
  allowPause(context);
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

/** Lets the reader of a stream pause, as its answers wait for it. */
export function allowPause({ values }: HandlerContext): void {
  const http = values.get(contextKey);
  http?.peer.allowPause(http.response);
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

/** Lets other calls run between two parts. Throws why the call has ended: deadline, client or shutdown. */
export async function nextTurn({ values, signal }: HandlerContext): Promise<void> {
  await values.get(contextKey)?.peer.nextTurn();
  signal.throwIfAborted();
}
