/** The result of taking calls. */
export interface Decision {
  readonly allowed: boolean;
  /** Calls left in the window after this one. */
  readonly remaining: number;
  /** Milliseconds until the window ends, more than 0. */
  readonly resetMs: number;
  /** Refused because the store does not answer. The client may call again after `resetMs`. */
  readonly unavailable?: true;
}

export interface Policy {
  /** Calls in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts the calls of each client in a window that starts at its first call, in this process or in a shared store. */
export interface Allowance {
  readonly policy: Policy;
  /** Connects to a shared store; resolves also where that fails. To be called before the first call is taken. */
  open?(): Promise<void>;
  /** Takes `cost` calls of a client, all or none of them. */
  take(client: string, cost: number): Decision | Promise<Decision>;
  /** Returns calls that were taken and not used. */
  refund(client: string, cost: number): void | Promise<void>;
  /** Clients that this process remembers. */
  size(): number;
  outage?(): boolean;
  close?(): void;
}
