import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import type { ClientOf } from "../../limit/client.ts";
import type { Response } from "../http/message.ts";
import type { Limits } from "../limits.ts";
import { Caller } from "./caller.ts";
import type { ClientQuota } from "./client-quota.ts";
import type { Rotation } from "./rotation.ts";

/** What all connections share. */
export interface Shared {
  readonly rotation: Rotation;
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
  #requests = 0;
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
    this.limits = shared.rotation.limits;
    // Each connection of a proxy carries requests of other clients.
    const reader = quota === undefined ? `${client} ${socket.remotePort}` : client;
    this.caller = new Caller(this, reader, shared.rotation);
  }

  /** Who sent a request: behind a trusted proxy the client that it was forwarded for. */
  callerOf(forwardedFor: string | undefined): Caller {
    if (this.#quota !== undefined) return this.caller;
    const { clientOf, rotation } = this.#shared;
    return new Caller(this, clientOf({ socketAddress: this.address, forwardedFor }), rotation);
  }

  /**
   * Calls `start` when the request, or its response, may begin: at once, or once another of its client has ended; never if it is
   * closed before that. False if too many of its client wait already: it must not be answered.
   */
  begin(request: Pick<EventEmitter, "once">, start: () => void): boolean {
    const quota = this.#quota;
    const admission = quota?.admit(start) ?? "admitted";
    if (admission === "refused") return false;
    if (!this.#isUsed) quota?.refundUnused();
    this.#isUsed = true;
    this.#requests++;
    if (admission === "admitted") start();
    else request.once("close", () => void (quota?.forget(start) && this.#ended()));
    return true;
  }

  /** To be called at the end of each request that was started. */
  end(): void {
    this.#quota?.end();
    this.#ended();
  }

  #ended(): void {
    if (--this.#requests === 0) this.#idleSince = performance.now();
  }

  /** Requests that are not answered yet. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether what it brings next begins a request of HTTP/1.1. */
  get isBetweenRequests(): boolean {
    return this.#requests === 0 && this.incoming?.complete !== false;
  }

  /** Since when it has no request; Infinity while it has one. */
  get idleSince(): number {
    return this.#requests === 0 ? this.#idleSince : Number.POSITIVE_INFINITY;
  }

  allowPause(response: Response): void {
    this.#pausable.add(response.stream ?? response);
  }

  /** Whether the reader of a response may pause. */
  mayPause(response: object): boolean {
    return this.#pausable.has(response);
  }

  /** Takes bytes of HTTP/2 frames that are not attributed to a stream; false if its client floods. */
  takeFrames(bytes: number): boolean {
    return this.#quota?.takeFrames(bytes) ?? true;
  }

  /** One more stream of the client ended by a reset; false if they are a flood. */
  takeReset(): boolean {
    return this.#quota?.takeReset() ?? true;
  }

  /** One more connection of the client ends with a protocol error of that weight; false if they are a flood. */
  takeProtocolError(weight = 1): boolean {
    return this.#quota?.takeProtocolError(weight) ?? true;
  }

  /** Closes an idle connection to make room for another. After GOAWAY, clients retry a call that they send just then. */
  evict(): void {
    this.goAway?.();
    // Node writes GOAWAY in an immediate, too.
    this.#close();
  }

  /** Closes the connection; a client that has this done more than a few times is banned. */
  strike(reason: string): void {
    if (this.takeProtocolError(this.limits.protocolErrors / 4)) this.#close();
    else this.ban(reason);
  }

  /** Closes the connection, and refuses new ones of its client for a while. Trusted proxies only lose the connection. */
  ban(reason: string): void {
    if (this.#quota !== undefined) this.#shared.onBan(this.client, reason);
    this.#close();
  }

  #close(): void {
    // Not while a read is parsed: Node ends the process if streams that begin then outlive their session (nodejs/node#39951
    // describes the assertion).
    setImmediate(() => this.socket.destroy());
  }
}
