import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import type { Peer, Response } from "../http/message.ts";
import type { Limits } from "../limits.ts";
import type { ClientQuota } from "./client-quota.ts";
import type { Turns } from "./turns.ts";

/** An open connection. */
export class Connection implements Peer {
  readonly address: string;
  /** The key under which its client takes turns and is counted. */
  readonly client: string;
  readonly socket: Socket;
  readonly limits: Limits;
  readonly #quota: ClientQuota | undefined;
  readonly #turns: Turns;
  readonly #onBan: (client: string, reason: string) => void;
  /** What HTTP is written to: the socket, or TLS on it. */
  transport: Socket;
  /** The request of HTTP/1.1 that is read. */
  incoming: { readonly complete: boolean } | undefined;
  /** Sends GOAWAY; set by a session of HTTP/2. */
  goAway: (() => void) | undefined;
  #requests = 0;
  #waiting = 0;
  #isUsed = false;
  #idleSince = performance.now();
  readonly #pausable = new WeakSet<object>();
  /** Whether its last task waited too long, and since when. */
  #isLate = false;
  #queuedAt = 0;

  constructor(
    socket: Socket,
    client: string,
    quota: ClientQuota | undefined,
    turns: Turns,
    onBan: (client: string, reason: string) => void,
  ) {
    this.socket = socket;
    this.transport = socket;
    this.address = socket.remoteAddress ?? "";
    this.client = client;
    this.#quota = quota;
    this.#turns = turns;
    this.limits = turns.limits;
    this.#onBan = onBan;
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

  /** Whether something of it waits for its client's turn. */
  get isWaiting(): boolean {
    return this.#waiting > 0;
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

  get isBusy(): boolean {
    return this.#turns.isBusy;
  }

  get isOverloaded(): boolean {
    return this.#isLate && this.#turns.isOverloaded;
  }

  /** `arrivedAt`: when the call arrived that is refused; by default that of the last task. */
  async delayRefusal(arrivedAt = this.#queuedAt): Promise<void> {
    const ms = this.#quota?.refusalDelay(arrivedAt) ?? this.limits.overloadRetry;
    if (ms > 0) await this.#turns.refusals.wait(ms);
  }

  slowDown(resetMs: number): void {
    this.#quota?.slowDown(resetMs);
  }

  nextTurn(cost: number): Promise<void> {
    return new Promise((resolve) => this.#turns.add(this.client, () => resolve(), cost));
  }

  /**
   * ms by which a task of the client is delayed while it is slowed down. The rest of a body is not: delayed slice by slice, it
   * would not be read before its time-outs.
   */
  get #delay(): number {
    return this.incoming?.complete === false ? 0 : (this.#quota?.delay ?? 0);
  }

  /** Whether a task may run in this turn; it then counts as run in it. */
  takeTurn(cost?: number): boolean {
    if (this.#delay > 0 || !this.#turns.take(cost)) return false;
    this.#isLate = false;
    return true;
  }

  /** Runs a task in this turn or in one of the client's next. */
  inTurn(task: () => void, cost?: number): void {
    if (this.takeTurn(cost)) task();
    else this.schedule(task, cost);
  }

  /** Runs a task in one of the client's next turns: later while the client is slowed down. */
  schedule(task: () => void, cost?: number): void {
    const delay = this.#delay;
    const queuedAt = performance.now();
    this.#waiting++;
    const run = (isLate: boolean): void => {
      this.#waiting--;
      this.#isLate = isLate;
      this.#queuedAt = queuedAt;
      task();
    };
    const add = (): void => this.#turns.add(this.client, run, cost);
    if (delay === 0) add();
    else setTimeout(add, delay).unref();
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
    if (this.#quota !== undefined) this.#onBan(this.client, reason);
    this.#close();
  }

  #close(): void {
    // Not while a read is parsed: Node ends the process if streams that begin then outlive their session (nodejs/node#39951
    // describes the assertion).
    setImmediate(() => this.socket.destroy());
  }
}
