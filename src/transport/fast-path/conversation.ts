import type { Socket } from "node:net";
import type { Guest } from "../admission.ts";
import { bounds } from "../bounds.ts";
import type { Answering, Reply } from "./answering.ts";
import type { Head } from "./head.ts";
import type { Page } from "./page.ts";

/** One connection as long as it makes nothing but plain calls. */
export interface Conversation {
  readonly socket: Socket;
  /** Whether a call is being answered. */
  isBusy: boolean;
  /** Takes what the connection sent first. */
  hear(first: Buffer): void;
}

export interface ConversationOptions {
  readonly guest: Guest | undefined;
  /** Undefined if the head is not that of a plain call in its usual shape. */
  readonly readHead: (text: string) => Head | undefined;
  readonly answer: Answering;
  readonly page: Page;
  /** Whether the service is stopping, so that connections are to end. */
  readonly isLeaving: () => boolean;
  /** Takes the connection over for good, from the first byte that is not answered. */
  readonly handOver: (rest: Buffer) => void;
}

/** Bytes of the longest head that is looked at here; browsers and command lines send a quarter of it. */
const LONGEST_HEAD = 2_048;

/** What Node grants beyond the announced time, for a request that is on its way. */
const KEEP_ALIVE_BUFFER = 1_000;

const nothing: Buffer = Buffer.alloc(0);

/** Answers calls one after the other, until one comes that is not in the usual shape, whole and in one piece. */
export function converse(socket: Socket, options: ConversationOptions): Conversation {
  const { guest, readHead, answer, page, isLeaving, handOver } = options;
  const { remoteAddress: socketAddress } = socket;
  const conversation: Conversation = { socket, isBusy: false, hear: (first) => take(first) };
  // A connection mostly sends the same head again.
  let known = "";
  let head: Head | undefined;
  let calls = 0;
  let held = nothing;
  let hasEnded = false;

  /** Bytes of the head at the beginning, 0 if it is none for this path. */
  const recognise = (bytes: Buffer): number => {
    if (head !== undefined && bytes.toString("latin1", 0, known.length) === known) return known.length;
    const text = bytes.toString("latin1", 0, LONGEST_HEAD);
    const end = text.indexOf("\r\n\r\n");
    known = text.slice(0, end + 4);
    head = end === -1 ? undefined : readHead(text.slice(0, end));
    return head === undefined ? 0 : known.length;
  };

  /** False if no more must be answered: ever, or until the client reads. */
  const write = (reply: Reply): boolean => {
    guest?.leave();
    if (socket.destroyed) return false;
    const isLast = calls >= bounds.requestsPerConnection;
    const waits = socket.writableLength > 0;
    const bytes = page.write(reply, isLast);
    const goesOn = socket.write(waits ? Buffer.from(bytes) : bytes);
    if (!waits && socket.writableLength > 0) page.keep();
    if (isLast) socket.end();
    return goesOn && !isLast;
  };

  const goOn = (): void => {
    if (socket.destroyed || socket.writableEnded) return;
    conversation.isBusy = false;
    const rest = held;
    held = nothing;
    if (socket.isPaused()) socket.resume();
    take(rest);
    if (hasEnded && !conversation.isBusy) socket.end();
  };

  /** What is left once the next call is answered; undefined if no more is to be taken now. */
  const takeOne = (bytes: Buffer): Buffer | undefined => {
    const begin = recognise(bytes);
    if (head === undefined || bytes.length < begin + head.length || isLeaving()) {
      leave(bytes);
      return undefined;
    }
    if (guest?.enter() === false) {
      socket.destroy();
      return undefined;
    }
    const end = begin + head.length;
    const rest = bytes.length === end ? nothing : bytes.subarray(end);
    calls++;
    const reply = answer({ head, body: bytes.subarray(begin, end), socketAddress });
    if (reply instanceof Promise) {
      void reply.then((later) => {
        if (write(later)) goOn();
      });
    } else if (write(reply)) return rest;
    else if (socket.writableEnded) return undefined;
    conversation.isBusy = true;
    held = rest;
    return undefined;
  };

  const take = (bytes: Buffer): void => {
    for (let rest: Buffer | undefined = bytes; rest !== undefined && rest.length > 0; ) rest = takeOne(rest);
  };

  const onData = (chunk: Buffer): void => {
    if (socket.writableEnded) return;
    if (conversation.isBusy) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      socket.pause();
    } else take(chunk);
  };
  const onEnd = (): void => {
    hasEnded = true;
    if (!conversation.isBusy) socket.end();
  };
  const destroy = (): void => void socket.destroy();

  const leave = (rest: Buffer): void => {
    socket.off("data", onData).off("drain", goOn).off("end", onEnd).off("timeout", destroy).off("error", destroy);
    socket.setTimeout(0);
    handOver(rest);
    // What ended in the middle of a call will not be told again.
    if (hasEnded) socket.end();
  };

  socket.on("data", onData).on("drain", goOn).on("end", onEnd).on("timeout", destroy).on("error", destroy);
  socket.setTimeout(bounds.keepAliveTimeout + KEEP_ALIVE_BUFFER);
  return conversation;
}
