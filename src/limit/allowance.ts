/** What one client may still do, and when its window ends. */
export interface Decision {
  readonly allowed: boolean;
  /** Calls left in the window after this one. */
  readonly remaining: number;
  /** Milliseconds until the window ends, more than 0. */
  readonly resetMs: number;
  /** Refused because the store cannot be asked: nothing is known of the client, who may come back after `resetMs`. */
  readonly unavailable?: true;
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
  /** Makes a shared store ready before the first call; settles also where that fails, for the time being. */
  open?(): Promise<void>;
  /** Takes `cost` calls of a client, all or none of them. */
  take(client: string, cost: number): Decision | Promise<Decision>;
  /** Gives back calls that were taken and not used. */
  giveBack(client: string, cost: number): void | Promise<void>;
  /** Clients remembered at the moment, in this process. */
  size(): number;
  /** Whether a shared store is away at the moment. */
  outage?(): boolean;
  /** Lets a shared store go after the last call. */
  close?(): void;
}
