import type { ServerResponse } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers";
import type { ClientOf } from "../../limit/client.ts";
import type { Limits } from "../limits.ts";
import type { Peer, Response } from "../message/message.ts";
import type { Ban, Client } from "./client.ts";
import type { FairQueue } from "./fair.ts";
import type { Few } from "./few.ts";

/** Where a response is written: on HTTP/2 to the stream itself. */
export type Target = ServerResponse | ServerHttp2Stream;

/** A request that is not answered yet. */
export interface Call {
  readonly target: Target;
  readonly caller: Caller;
  /** When it began to be answered; undefined while it waits. */
  begunAt: number | undefined;
  mayPause: boolean;
  /** When the response must have been read, once all of it is written. */
  due: number | undefined;
  /** When its client stopped reading, while more is to come. */
  stalledAt: number | undefined;
}

/** What all connections share: see `Clients`. */
export interface Port {
  readonly limits: Limits;
  readonly queue: FairQueue;
  readonly clientOf: ClientOf;
  readonly images: Few;
  readonly batches: Few;
  isFull(client: string): boolean;
  ban(client: Client, reason: Ban): void;
}

export class Connection {
  readonly address: string;
  readonly client: Client;
  /** Takes the turns in which it is read. */
  readonly caller: Caller;
  readonly socket: Socket;
  readonly limits: Limits;
  readonly #port: Port;
  /** What HTTP is written to: the socket, or TLS on it. */
  transport: Socket;
  incoming: { readonly complete: boolean } | undefined;
  /** Sends GOAWAY; set by a session of HTTP/2. */
  goAway: (() => void) | undefined;
  readonly calls = new Map<object, Call>();
  /** Whether a response was closed because it was not read. */
  isAbandoned = false;
  /** Whether it is about to be closed, so that what still arrives is dropped. */
  isClosing = false;
  #isUsed = false;
  /** Since when it has no request, if it has none. */
  idleSince = performance.now();

  constructor(socket: Socket, client: Client, port: Port) {
    this.address = socket.remoteAddress ?? "";
    this.socket = socket;
    this.transport = socket;
    this.client = client;
    this.#port = port;
    this.limits = port.limits;
    client.connections++;
    // Each connection of a proxy carries requests of other clients.
    const reader = client.isTrusted ? `${client.key} ${socket.remotePort}` : client.key;
    this.caller = new Caller(this, reader, port);
  }

  /** Who sent a request: behind a trusted proxy the client that it was forwarded for. */
  callerOf(forwardedFor: string | undefined): Caller {
    if (!this.client.isTrusted) return this.caller;
    const client = this.#port.clientOf({ socketAddress: this.address, forwardedFor });
    return new Caller(this, client, this.#port);
  }

  /** Counts a request until its response is closed. Undefined if its client has too many: it must not be answered. */
  arrive(target: Target, caller: Caller): Call | undefined {
    const { client } = this;
    if (!client.mayArrive) return undefined;
    if (!this.#isUsed) client.take("unused", -1);
    this.#isUsed = true;
    client.requests++;
    const call: Call = { target, caller, begunAt: undefined, mayPause: false, due: undefined, stalledAt: undefined };
    this.calls.set(target, call);
    target.once("close", () => {
      client.requests--;
      this.calls.delete(target);
      if (this.calls.size === 0) this.idleSince = performance.now();
      if (call.begunAt === undefined) return;
      client.begun--;
      // Else none could begin.
      if (this.caller.mayBegin) this.#port.queue.release(client.key, client.free);
    });
    return call;
  }

  /** To be called when a request begins to be answered. */
  begin(call: Call): void {
    call.begunAt = performance.now();
    this.client.begun++;
  }

  /** To be called when the socket is closed: of pipelined responses, Node closes only the one that is written to it. */
  closed(): void {
    this.client.connections--;
    for (const { target } of this.calls.values()) {
      if ("session" in target || target.socket !== null) continue;
      target.destroy();
      target.emit("close");
    }
  }

  /** Whether its client may have reason not to read: a response has begun, and none was left unread for too long. */
  get mayBeUnread(): boolean {
    return !this.isAbandoned && this.calls.values().some(({ begunAt }) => begunAt !== undefined);
  }

  get requests(): number {
    return this.calls.size;
  }

  /** Whether what it brings next begins a request of HTTP/1.1. */
  get isBetweenRequests(): boolean {
    return this.requests === 0 && this.incoming?.complete !== false;
  }

  /** Closes an idle connection to make room for another. After GOAWAY, clients retry a call that they send just then. */
  evict(): void {
    this.goAway?.();
    // Node writes GOAWAY in an immediate, too.
    this.#close();
  }

  /** Closes the connection; a client that has this done more than a few times is banned. */
  strike(reason: Ban): void {
    if (this.client.take("protocolErrors", this.limits.protocolErrors / 4)) this.#close();
    else this.ban(reason);
  }

  ban(reason: Ban): void {
    this.#port.ban(this.client, reason);
    this.#close();
  }

  #close(): void {
    if (this.isClosing) return;
    this.isClosing = true;
    // Not while a read is parsed: streams that outlive their session end the process (nodejs/node#39951).
    setImmediate(() => this.socket.destroy());
  }
}

interface CallerTask {
  /** Whether it begins a call, which waits until one may begin, and is refused if it is late. */
  readonly isCall: boolean;
  /** Whether it runs at once if this is a turn of the client: what comes first has waited with what brought it. */
  readonly isFirst?: boolean;
  /** Whether it need not run any more. */
  readonly isOver: () => boolean;
}

/** Who takes turns: the client of a connection, or behind a trusted proxy the one that a request was forwarded for. */
export class Caller implements Peer {
  readonly connection: Connection;
  readonly client: string;
  readonly address: string;
  readonly limits: Limits;
  readonly #port: Port;
  #isLate = false;
  readonly #mayBegin = (): boolean => this.mayBegin;

  constructor(connection: Connection, client: string, port: Port) {
    this.connection = connection;
    this.client = client;
    this.address = connection.address;
    this.limits = port.limits;
    this.#port = port;
  }

  get isBusy(): boolean {
    return this.#port.queue.isOverloaded;
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  get hasTurn(): boolean {
    return this.#port.queue.has(this.client);
  }

  /** Whether another call may begin: not while the client has too many open, or too much to read. */
  get mayBegin(): boolean {
    return this.connection.client.free > 0 && !this.#port.isFull(this.client);
  }

  allowPause(response: Response): void {
    const call = this.connection.calls.get(response.stream ?? response);
    if (call !== undefined) call.mayPause = true;
  }

  nextTurn(): Promise<void> {
    return new Promise((resolve) => this.#port.queue.schedule(this.client, () => resolve()));
  }

  offload<T>(work: () => Promise<T>): Promise<T> {
    return this.#port.images.offload(this.client, work);
  }

  makeBatch<T>(make: () => Promise<T>): Promise<T> {
    return this.#port.batches.run(this.client, make);
  }

  /** Runs a task in one of the client's next turns, unless it is over by then. */
  schedule(task: () => void, { isCall, isFirst, isOver }: CallerTask): void {
    const run = (isLate: boolean): void => {
      this.#isLate = isLate;
      task();
    };
    const mayRun = isCall ? this.#mayBegin : undefined;
    if (isFirst === true && this.hasTurn && this.mayBegin) task();
    else this.#port.queue.schedule(this.client, run, { isCall, isOver, mayRun });
  }
}
