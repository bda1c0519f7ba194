import type { Socket } from "node:net";
import type { Peer } from "../http/message.ts";
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
  /** Sends GOAWAY; set by a session of HTTP/2. */
  goAway: (() => void) | undefined;
  #requests = 0;
  #isUsed = false;
  #idleSince = performance.now();
  /** Bytes read and written at the last call of `msSinceLastByte`, and the time of the first call with that number. */
  #bytes = 0;
  #lastByteAt = performance.now();
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
    this.address = socket.remoteAddress ?? "";
    this.client = client;
    this.#quota = quota;
    this.#turns = turns;
    this.limits = turns.limits;
    this.#onBan = onBan;
  }

  /** A request begins; false if its client has too many at once: it must not be answered. */
  begin(): boolean {
    if (this.#quota?.begin() === false) return false;
    if (!this.#isUsed) this.#quota?.refundUnused();
    this.#isUsed = true;
    this.#requests++;
    return true;
  }

  end(): void {
    this.#quota?.end();
    if (--this.#requests === 0) this.#idleSince = performance.now();
  }

  /** Requests that are not answered yet. */
  get requests(): number {
    return this.#requests;
  }

  /** Since when it has no request; Infinity while it has one. */
  get idleSince(): number {
    return this.#requests === 0 ? this.#idleSince : Number.POSITIVE_INFINITY;
  }

  /** ms without a byte read or written, to the precision of the interval between two calls. */
  msSinceLastByte(now: number): number {
    const { bytesRead, bytesWritten } = this.socket;
    if (this.#bytes !== bytesRead + bytesWritten) this.#lastByteAt = now;
    this.#bytes = bytesRead + bytesWritten;
    return now - this.#lastByteAt;
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

  /** Whether a task may run in this turn; it then counts as run in it. */
  takeTurn(cost?: number): boolean {
    if ((this.#quota?.delay ?? 0) > 0 || !this.#turns.take(cost)) return false;
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
    const delay = this.#quota?.delay ?? 0;
    const queuedAt = performance.now();
    const run = (isLate: boolean): void => {
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

  /** One more connection of the client ends with a protocol error of that weight; false if they are a flood. */
  takeProtocolError(weight = 1): boolean {
    return this.#quota?.takeProtocolError(weight) ?? true;
  }

  /** Closes an idle connection to make room for another. After GOAWAY, clients retry a call that they send just then. */
  evict(): void {
    this.goAway?.();
    // Node writes GOAWAY in an immediate too.
    setImmediate(() => this.socket.destroy());
  }

  /** Closes the connection, and refuses new ones of its client for a while. Trusted proxies only lose the connection. */
  ban(reason: string): void {
    if (this.#quota !== undefined) this.#onBan(this.client, reason);
    this.socket.destroy();
  }
}
