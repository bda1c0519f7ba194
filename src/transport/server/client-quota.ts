import type { Limits } from "../limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** What one client has open, and what it may open. Trusted proxies have no quota, because each forwards many clients. */
export class ClientQuota {
  readonly #maxConnections: number;
  readonly #limits: Limits;
  readonly #unused: TokenBucket;
  /** Bytes of HTTP/2 frames that are not attributed to a stream. */
  readonly frames: TokenBucket;
  /** Connections that end with a protocol error. */
  readonly protocolErrors: TokenBucket;
  /** Streams that end by a reset. */
  readonly resets: TokenBucket;
  #connections = 0;
  /** Requests that are open, and those of them that are being answered. */
  #requests = 0;
  #begun = 0;

  constructor(maxConnections: number, limits: Limits) {
    this.#maxConnections = maxConnections;
    this.#limits = limits;
    this.#unused = new TokenBucket(limits.unusedConnections, limits.unusedPerSecond);
    this.frames = new TokenBucket(limits.frameBytes, limits.frameBytesPerSecond);
    this.protocolErrors = new TokenBucket(limits.protocolErrors, limits.protocolErrorsPerSecond);
    this.resets = new TokenBucket(limits.resets, limits.resetsPerSecond);
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

  /** Counts a request that has arrived; false if too many of the client are open: it must not be answered. */
  arrive(): boolean {
    const { requestsPerClient, waitingPerClient } = this.#limits;
    if (this.#requests >= requestsPerClient + waitingPerClient) return false;
    this.#requests++;
    return true;
  }

  /** To be called at the end of each request that has arrived. */
  leave(): void {
    this.#requests--;
  }

  /** How many more requests may be answered at the same time. */
  get free(): number {
    return this.#limits.requestsPerClient - this.#begun;
  }

  /** Counts a request that is answered from now on. */
  begin(): void {
    this.#begun++;
  }

  /** To be called at the end of each request that was begun. */
  end(): void {
    this.#begun--;
  }

  /** Whether the client has nothing open and all of its buckets are full, so that the quota can be dropped. */
  get isIdle(): boolean {
    return (
      this.#connections === 0 &&
      this.#unused.isFull &&
      this.frames.isFull &&
      this.protocolErrors.isFull &&
      this.resets.isFull
    );
  }
}
