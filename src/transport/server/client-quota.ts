import { limits } from "../limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** What one client has open, and what it may do. Trusted proxies have none, because many clients stand behind each. */
export class ClientQuota {
  readonly #maxConnections: number;
  readonly #unused = new TokenBucket(limits.unusedConnections, limits.unusedPerSecond);
  readonly #frames = new TokenBucket(limits.frameBytes, limits.frameBytesPerSecond);
  readonly #protocolErrors = new TokenBucket(limits.protocolErrors, limits.protocolErrorsPerSecond);
  #connections = 0;
  #requests = 0;
  #delay = 0;
  /** When the client's requests are read without delay again. */
  #slowUntil = 0;
  #hold = 0;
  /** Until when a refusal of overload follows on another. */
  #holdUntil = 0;

  constructor(maxConnections: number) {
    this.#maxConnections = maxConnections;
  }

  /** False if the client has too many connections, or opened too many that it never used. */
  connect(): boolean {
    if (this.#connections >= this.#maxConnections || !this.#unused.take(1)) return false;
    this.#connections++;
    return true;
  }

  disconnect(): void {
    this.#connections--;
  }

  /** The first request of a connection. */
  use(): void {
    this.#unused.refund(1);
  }

  /** False if the client has too many requests. */
  begin(): boolean {
    if (this.#requests >= limits.requestsPerClient) return false;
    this.#requests++;
    return true;
  }

  end(): void {
    this.#requests--;
  }

  /** Takes bytes of HTTP/2 frames that no stream explains; false if they are a flood. */
  takeFrames(bytes: number): boolean {
    return this.#frames.take(bytes);
  }

  /** Takes a protocol error; false if they are a flood. */
  takeProtocolError(weight: number): boolean {
    return this.#protocolErrors.take(weight);
  }

  /** Delays the client's next requests: longer with each refusal, at most until its window ends in `resetMs`. */
  slowDown(resetMs: number): void {
    const now = performance.now();
    this.#delay = now < this.#slowUntil ? Math.min(this.#delay * 2, limits.longestDelay) : limits.firstDelay;
    this.#slowUntil = now + resetMs;
  }

  /** ms by which the client's next request is delayed. */
  get delay(): number {
    if (this.#delay === 0) return 0;
    const left = this.#slowUntil - performance.now();
    if (left <= 0) this.#delay = 0;
    return Math.min(this.#delay, Math.max(0, left));
  }

  /**
   * ms after which a call is refused that overload leaves no time for: at once the first time, later if the client has
   * called again before it may, so that it cannot fill the process with refusals.
   */
  hold(): number {
    const now = performance.now();
    this.#hold = now < this.#holdUntil ? Math.min(Math.max(limits.firstHold, this.#hold * 2), limits.longestHold) : 0;
    this.#holdUntil = now + this.#hold + limits.overloadRetry;
    // Of different length: else all who were refused at the same time would call again at the same time.
    return this.#hold * (0.75 + Math.random() / 2);
  }

  /** Whether there is nothing to remember. */
  get isBlank(): boolean {
    const isHeld = performance.now() < this.#holdUntil;
    return (
      this.#connections === 0 &&
      this.delay === 0 &&
      !isHeld &&
      this.#unused.isFull &&
      this.#frames.isFull &&
      this.#protocolErrors.isFull
    );
  }
}
