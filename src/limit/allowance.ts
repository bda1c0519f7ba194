/** What one client may still do, and when its window ends. */
export interface Decision {
  readonly allowed: boolean;
  /** Calls left in the window after this one. */
  readonly remaining: number;
  /** Milliseconds until the window ends, more than 0. */
  readonly resetMs: number;
}

/** What every client may do. */
export interface Policy {
  /** Calls in one window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * Counts the calls of each client in a window that starts at its first call. Local or shared, every store answers alike.
 */
export interface Allowance {
  readonly policy: Policy;
  /** Takes `cost` calls of a client, all or none of them. */
  take(client: string, cost: number): Decision | Promise<Decision>;
  /** Gives back calls that were taken and not used. */
  giveBack(client: string, cost: number): void | Promise<void>;
  /** Clients remembered at the moment. */
  size(): number;
}
