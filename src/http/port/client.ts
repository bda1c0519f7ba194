import { performance } from "node:perf_hooks";
import type { Limits } from "../limits.ts";

/** Reasons of bans, as logged: what no client library sends (`test/faults/fleets.test.ts`). */
export const bans = {
  resets: "more streams of HTTP/2 ended by a reset than cancelled calls and deadlines explain",
  earlyStreams: "more streams than HTTP/2 allows at once, before SETTINGS was acknowledged",
  protocolErrors: "more connections of HTTP/2 ended by a protocol error than clients close",
  invalidFrames: "frames that HTTP/2 does not allow, or too many entries of SETTINGS",
  frames: "more bytes of HTTP/2 frames than calls need",
  smallFrames: "bodies in more small frames of HTTP/2 than messages need",
} as const;

export type Ban = keyof typeof bans;

/** A token bucket: holds `capacity` tokens, of which `perSecond` come back every second. */
export class Bucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  #tokens: number;
  #at = performance.now();

  constructor(capacity: number, perSecond: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#tokens = capacity;
  }

  /** Takes tokens, or returns some that were not used; false if there were fewer: then none is left. */
  take(amount: number): boolean {
    const now = performance.now();
    const tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    this.#tokens = Math.min(this.#capacity, Math.max(0, tokens - amount));
    return tokens >= amount;
  }

  get isFull(): boolean {
    this.take(0);
    return this.#tokens >= this.#capacity;
  }
}

/** What one client has open, and what it does seldom. Trusted proxies have no bounds: each forwards many clients. */
export class Client {
  readonly key: string;
  readonly isTrusted: boolean;
  readonly #limits: Limits;
  readonly #seldom;
  /** What is open: connections, requests, and those of them that are being answered. */
  connections = 0;
  requests = 0;
  begun = 0;

  constructor(key: string, isTrusted: boolean, limits: Limits) {
    this.key = key;
    this.isTrusted = isTrusted;
    this.#limits = limits;
    this.#seldom = {
      /** Connections that are closed without a request. */
      unused: new Bucket(limits.unusedConnections, limits.unusedPerSecond),
      /** Bytes of HTTP/2 frames that are not attributed to a stream. */
      frames: new Bucket(limits.frameBytes, limits.frameBytesPerSecond),
      protocolErrors: new Bucket(limits.protocolErrors, limits.protocolErrorsPerSecond),
      resets: new Bucket(limits.resets, limits.resetsPerSecond),
    };
  }

  /** Counts what clients do seldom; false if it is a flood. */
  take(what: "unused" | "frames" | "protocolErrors" | "resets", amount = 1): boolean {
    return this.isTrusted || this.#seldom[what].take(amount);
  }

  /** Whether a request that has arrived may wait to be answered. */
  get mayArrive(): boolean {
    return this.isTrusted || this.requests < this.#limits.requestsPerClient + this.#limits.waitingPerClient;
  }

  /** How many more requests may be answered at the same time. */
  get free(): number {
    return this.isTrusted ? Number.POSITIVE_INFINITY : this.#limits.requestsPerClient - this.begun;
  }

  /** Whether it has nothing open and has done nothing seldom of late, so that it can be forgotten. */
  get isIdle(): boolean {
    return this.connections === 0 && Object.values(this.#seldom).every(({ isFull }) => isFull);
  }
}
