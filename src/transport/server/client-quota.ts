import type { Limits } from "../limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** Whether a request is answered now, or once another has ended, or not at all. */
export type Admission = "admitted" | "waits" | "refused";

/** What one client has open, and what it may open. Trusted proxies have no quota, because each forwards many clients. */
export class ClientQuota {
  readonly #maxConnections: number;
  readonly #limits: Limits;
  readonly #unused: TokenBucket;
  readonly #frames: TokenBucket;
  readonly #protocolErrors: TokenBucket;
  readonly #resets: TokenBucket;
  /** What begins the requests that wait, in the order of their arrival. */
  readonly #waiting = new Set<() => void>();
  #connections = 0;
  #requests = 0;

  constructor(maxConnections: number, limits: Limits) {
    this.#maxConnections = maxConnections;
    this.#limits = limits;
    this.#unused = new TokenBucket(limits.unusedConnections, limits.unusedPerSecond);
    this.#frames = new TokenBucket(limits.frameBytes, limits.frameBytesPerSecond);
    this.#protocolErrors = new TokenBucket(limits.protocolErrors, limits.protocolErrorsPerSecond);
    this.#resets = new TokenBucket(limits.resets, limits.resetsPerSecond);
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

  /** To be called at the first request of a connection: it is not one of the unused connections. */
  refundUnused(): void {
    this.#unused.refund(1);
  }

  /** Admits a request, or keeps `start` to be called once one of the client's requests has ended. */
  admit(start: () => void): Admission {
    const { requestsPerClient, waitingPerClient } = this.#limits;
    if (this.#requests >= requestsPerClient) {
      if (this.#waiting.size >= waitingPerClient) return "refused";
      this.#waiting.add(start);
      return "waits";
    }
    this.#requests++;
    return "admitted";
  }

  /** True if the request waited: it does not any more. */
  forget(start: () => void): boolean {
    return this.#waiting.delete(start);
  }

  /** To be called at the end of each request that was admitted or started. */
  end(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#requests--;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  /** Takes bytes of HTTP/2 frames that are not attributed to a stream; false if they are a flood. */
  takeFrames(bytes: number): boolean {
    return this.#frames.take(bytes);
  }

  /** Takes a protocol error; false if they are a flood. */
  takeProtocolError(weight: number): boolean {
    return this.#protocolErrors.take(weight);
  }

  /** Takes a stream that ended by a reset; false if they are a flood. */
  takeReset(): boolean {
    return this.#resets.take(1);
  }

  /** Whether the client has nothing open and all of its buckets are full, so that the quota can be dropped. */
  get isIdle(): boolean {
    return (
      this.#connections === 0 &&
      this.#unused.isFull &&
      this.#frames.isFull &&
      this.#protocolErrors.isFull &&
      this.#resets.isFull
    );
  }
}
