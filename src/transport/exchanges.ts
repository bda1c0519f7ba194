import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { constants, type ServerHttp2Stream } from "node:http2";
import { Yallist as List, Node as Place } from "yallist";
import { bounds } from "./bounds.ts";
import { linger } from "./linger.ts";

/** Where an answer is written: on HTTP/2 to the stream itself. */
type Answer = ServerResponse | ServerHttp2Stream;

/** The requests and answers that are not over. */
export interface Exchanges {
  /** `over` hears when it is. */
  add(answer: Answer, over: () => void): void;
  /** How many there are on HTTP/2. */
  streams(): number;
}

interface Exchange {
  readonly answer: Answer;
  readonly begun: number;
  /** When the answer must have been taken, once all of it is written. */
  due?: number;
  /** When its reader stopped taking it, while more is to come. */
  stalled?: number | undefined;
}

/** Ends what a client does not bring to an end: requests on HTTP/2, for which Node has no timeout, and answers on both. */
export function watchExchanges(): Exchanges {
  // In the order in which they began. Not a Map, as in admission.ts.
  const open = new List<Exchange>();
  let streams = 0;

  const sweeper = setInterval(() => {
    const now = performance.now();
    for (const exchange of open) {
      if (now - exchange.begun < bounds.sweepInterval) return;
      sweep(exchange, now);
    }
  }, bounds.sweepInterval);
  sweeper.unref();

  return {
    add(answer, over) {
      const isStream = "session" in answer;
      const place = new Place<Exchange>({ answer, begun: performance.now() });
      open.pushNode(place);
      if (isStream) {
        streams++;
        if (!answer.endAfterHeaders) answer.on("finish", () => linger(answer, bounds.answeredLinger));
      }
      // Not once, which would make two more objects for what happens once anyway.
      answer.on("close", () => {
        if (place.list === undefined) return;
        open.removeNode(place);
        over();
        if (!isStream) return;
        streams--;
        silence(answer);
      });
    },
    streams: () => streams,
  };
}

/**
 * Node's native half of a stream keeps it until a full collection, and with it what its listeners hold, which quick
 * collections would copy again and again: a fifth of a call. Nothing is told after the end but to those that hear it now.
 */
function silence(stream: ServerHttp2Stream): void {
  // First those who would be told of each of the others. Not by the stream's own method, which looks once more for who
  // reads, in a tick of its own.
  EventEmitter.prototype.removeAllListeners.call(stream, "removeListener");
  EventEmitter.prototype.removeAllListeners.call(stream);
  stream.on("error", ignore);
}

function ignore(): void {}

function sweep(exchange: Exchange, now: number): void {
  const { answer } = exchange;
  if (isUntaken(exchange, now)) {
    // A stream that was closed and still is there waits for a client that does not even read that.
    if (!("session" in answer) || answer.closed) answer.destroy();
    else answer.close(constants.NGHTTP2_CANCEL);
  } else if ("session" in answer && !answer.readableEnded && !answer.headersSent && !answer.closed) {
    // What is being answered already is a conversation (reflection), and ends with its session.
    if (now - exchange.begun > bounds.requestTimeout) answer.close(constants.NGHTTP2_CANCEL);
  }
}

/** Whether the reader of an answer took too long: over all of it, or over the part that holds up the rest. */
function isUntaken(exchange: Exchange, now: number): boolean {
  const { answer } = exchange;
  // An answer that waits behind another on HTTP/1.1 has no socket yet.
  if (answer.writableFinished || (!("session" in answer) && answer.socket === null)) return false;
  if (answer.writableEnded) {
    exchange.due ??= now + bounds.takingTimeout + (answer.writableLength / bounds.slowestReader) * 1_000;
    return now > exchange.due;
  }
  if (!answer.writableNeedDrain) return false;
  if (exchange.stalled === undefined) {
    exchange.stalled = now;
    answer.once("drain", () => {
      exchange.stalled = undefined;
    });
  }
  return now - exchange.stalled > bounds.stallTimeout;
}
