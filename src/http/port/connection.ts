import type { ServerResponse } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";
import type { ClientOf } from "../../limit/client.ts";
import type { Limits } from "../limits.ts";
import type { Response } from "../message/message.ts";
import { type Ban, bans } from "./bans.ts";
import { Caller } from "./caller.ts";
import type { ClientQuota } from "./client-quota.ts";
import type { FairQueue } from "./fair.ts";
import type { FewAtOnce } from "./few-at-once.ts";
import type { Unread } from "./unread.ts";

/** Where a response is written: on HTTP/2 to the stream itself. */
export type Target = ServerResponse | ServerHttp2Stream;

/** What all connections share. */
export interface Shared {
  readonly queue: FairQueue;
  readonly unread: Unread;
  readonly images: FewAtOnce;
  readonly batches: FewAtOnce;
  readonly clientOf: ClientOf;
  readonly onBan: (client: string, reason: string) => void;
}

/** An open connection. */
export class Connection {
  readonly address: string;
  /** The key under which it is counted. */
  readonly client: string;
  /** Takes the turns in which it is read. */
  readonly caller: Caller;
  readonly socket: Socket;
  readonly limits: Limits;
  /** Undefined for a trusted proxy. */
  readonly #quota: ClientQuota | undefined;
  readonly #shared: Shared;
  /** What HTTP is written to: the socket, or TLS on it. */
  transport: Socket;
  /** The last request of HTTP/1.1. */
  incoming: { readonly complete: boolean } | undefined;
  /** Sends GOAWAY; set by a session of HTTP/2. */
  goAway: (() => void) | undefined;
  /** Where requests that are not answered yet are to be answered. */
  readonly #open = new Set<Target>();
  #begun = 0;
  /** Whether a response was closed because it was not read. */
  isAbandoned = false;
  /** Whether it is about to be closed, so that what still arrives is dropped. */
  isClosing = false;
  #isUsed = false;
  #idleSince = performance.now();
  readonly #pausable = new WeakSet<object>();

  constructor(socket: Socket, client: string, quota: ClientQuota | undefined, shared: Shared) {
    this.socket = socket;
    this.transport = socket;
    this.address = socket.remoteAddress ?? "";
    this.client = client;
    this.#quota = quota;
    this.#shared = shared;
    this.limits = shared.queue.limits;
    // Each connection of a proxy carries requests of other clients.
    const reader = quota === undefined ? `${client} ${socket.remotePort}` : client;
    this.caller = new Caller(this, reader, shared);
  }

  /** Who sent a request: behind a trusted proxy the client that it was forwarded for. */
  callerOf(forwardedFor: string | undefined): Caller {
    if (this.#quota !== undefined) return this.caller;
    const client = this.#shared.clientOf({ socketAddress: this.address, forwardedFor });
    return new Caller(this, client, this.#shared);
  }

  /** Counts a request until its response is closed. False if too many of its client are open: it must not be answered. */
  arrive(target: Target): boolean {
    const quota = this.#quota;
    if (quota?.mayArrive === false) return false;
    if (!this.#isUsed) quota?.unused.refund(1);
    this.#isUsed = true;
    if (quota !== undefined) quota.requests++;
    this.#open.add(target);
    target.once("close", () => {
      if (quota !== undefined) quota.requests--;
      this.#open.delete(target);
      if (this.#open.size === 0) this.#idleSince = performance.now();
    });
    return true;
  }

  /** Whether a request of the client may be answered now. */
  mayBegin(client: string): boolean {
    return (this.#quota?.free ?? 1) > 0 && !this.#shared.unread.isFull(client);
  }

  /** To be called when a request begins to be answered, and at its end. */
  begin(): void {
    this.#begun++;
    if (this.#quota !== undefined) this.#quota.begun++;
  }

  end(): void {
    this.#begun--;
    const quota = this.#quota;
    if (quota === undefined) return;
    quota.begun--;
    // Else none could begin.
    if (this.mayBegin(this.client)) this.#shared.queue.release(this.client, quota.free);
  }

  /** To be called when the socket is closed: of pipelined responses, Node closes only the one that is written to it. */
  closed(): void {
    if (this.#quota !== undefined) this.#quota.connections--;
    for (const target of this.#open) {
      if ("session" in target || target.socket !== null) continue;
      target.destroy();
      target.emit("close");
    }
  }

  /** Whether its client may not read anything at the moment: not after a response that it did not read in time. */
  get mayBeUnread(): boolean {
    return this.#begun > 0 && !this.isAbandoned;
  }

  /** Requests that are not answered yet. */
  get requests(): number {
    return this.#open.size;
  }

  /** Whether what it brings next begins a request of HTTP/1.1. */
  get isBetweenRequests(): boolean {
    return this.requests === 0 && this.incoming?.complete !== false;
  }

  /** Since when it has no request; Infinity while it has one. */
  get idleSince(): number {
    return this.requests === 0 ? this.#idleSince : Number.POSITIVE_INFINITY;
  }

  allowPause(response: Response): void {
    this.#pausable.add(response.stream ?? response);
  }

  /** Whether the reader of a response may pause. */
  mayPause(response: object): boolean {
    return this.#pausable.has(response);
  }

  /** Counts what clients do seldom; false if it is a flood. */
  take(what: "frames" | "protocolErrors" | "resets", amount = 1): boolean {
    return this.#quota?.[what].take(amount) ?? true;
  }

  /** Closes an idle connection to make room for another. After GOAWAY, clients retry a call that they send just then. */
  evict(): void {
    this.goAway?.();
    // Node writes GOAWAY in an immediate, too.
    this.#close();
  }

  /** Closes the connection; a client that has this done more than a few times is banned. */
  strike(reason: Ban): void {
    if (this.take("protocolErrors", this.limits.protocolErrors / 4)) this.#close();
    else this.ban(reason);
  }

  /** Closes the connection, and refuses new ones of its client for a while. Trusted proxies only lose the connection. */
  ban(reason: Ban): void {
    if (this.#quota !== undefined) this.#shared.onBan(this.client, bans[reason]);
    this.#close();
  }

  #close(): void {
    if (this.isClosing) return;
    this.isClosing = true;
    // Not while a read is parsed: Node ends the process if streams that begin then outlive their session (nodejs/node#39951
    // describes the assertion).
    setImmediate(() => this.socket.destroy());
  }
}
