import type { Socket } from "node:net";
import type { Guest } from "../admission.ts";
import type { Health } from "../health.ts";
import type { JsonOperation } from "../json.ts";
import { type AnsweringOptions, createAnswering } from "./answering.ts";
import { type Conversation, converse } from "./conversation.ts";
import { readHead } from "./head.ts";
import { Page } from "./page.ts";

export interface FastPathOptions extends AnsweringOptions {
  readonly json: ReadonlyMap<string, JsonOperation>;
  readonly maxBodyBytes: number;
  readonly health: Health;
}

/** The short way for plain calls over HTTP/1.1. */
export interface FastPath {
  /** Takes a new connection whose first bytes were read; `handOver` gets it once it sends anything else. */
  serve(socket: Socket, guest: Guest | undefined, first: Buffer, handOver: (rest: Buffer) => void): void;
  /** Ends the connections on which no call is being answered. */
  closeIdle(): void;
}

/**
 * Answers the plain operations without node:http, which takes longer over a request than inventing a person does.
 *
 * It only knows calls in the shape in which nearly all clients send them: a POST to the one path, usual fields, head and
 * body in one piece. Of all else it answers nothing: the connection goes to node:http from that byte on, for good, so
 * that there is one complete reader of HTTP/1.1 and one set of timeouts. What is answered is answered by the same limit,
 * checks and operation. To be deleted when bare node:http is as fast; `LEAN_LANE=off` does without it.
 */
export function createFastPath({ json, maxBodyBytes, health, ...options }: FastPathOptions): FastPath {
  const answer = createAnswering(options);
  const page = new Page();
  const conversations = new Set<Conversation>();
  const read = (text: string) => {
    const head = readHead(text, json);
    return head === undefined || head.length > maxBodyBytes ? undefined : head;
  };

  return {
    serve(socket, guest, first, handOver) {
      const conversation = converse(socket, {
        guest,
        readHead: read,
        answer,
        page,
        isLeaving: () => health.leaving,
        handOver(rest) {
          conversations.delete(conversation);
          socket.off("close", forget);
          handOver(rest);
        },
      });
      const forget = (): void => void conversations.delete(conversation);
      conversations.add(conversation);
      socket.once("close", forget);
      conversation.hear(first);
    },
    closeIdle() {
      for (const { socket, isBusy } of conversations) if (!isBusy) socket.destroy();
    },
  };
}
