import type { Limits } from "../limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** What one client has open, and what it may open. Trusted proxies have no quota, because each forwards many clients. */
export class ClientQuota {
  readonly #limits: Limits;
  readonly #maxConnections: number;
  /** Connections that are closed without a request. */
  readonly unused: TokenBucket;
  /** Bytes of HTTP/2 frames that are not attributed to a stream. */
  readonly frames: TokenBucket;
  /** Connections that end with a protocol error. */
  readonly protocolErrors: TokenBucket;
  /** Streams that end by a reset. */
  readonly resets: TokenBucket;
  /** What is open: connections, requests, and those of them that are being answered. */
  connections = 0;
  requests = 0;
  begun = 0;

  constructor(maxConnections: number, limits: Limits) {
    this.#limits = limits;
    this.#maxConnections = maxConnections;
    this.unused = new TokenBucket(limits.unusedConnections, limits.unusedPerSecond);
    this.frames = new TokenBucket(limits.frameBytes, limits.frameBytesPerSecond);
    this.protocolErrors = new TokenBucket(limits.protocolErrors, limits.protocolErrorsPerSecond);
    this.resets = new TokenBucket(limits.resets, limits.resetsPerSecond);
  }

  /** Counts a connection; false if the client has too many, or opened too many that it never used: it must not be accepted. */
  connect(): boolean {
    if (this.connections >= this.#maxConnections || !this.unused.take(1)) return false;
    this.connections++;
    return true;
  }

  /** Whether a request that has arrived may wait to be answered. */
  get mayArrive(): boolean {
    return this.requests < this.#limits.requestsPerClient + this.#limits.waitingPerClient;
  }

  /** How many more requests may be answered at the same time. */
  get free(): number {
    return this.#limits.requestsPerClient - this.begun;
  }

  /** Whether the client has nothing open and all of its buckets are full, so that the quota can be dropped. */
  get isIdle(): boolean {
    const buckets = [this.unused, this.frames, this.protocolErrors, this.resets];
    return this.connections === 0 && buckets.every(({ isFull }) => isFull);
  }
}
