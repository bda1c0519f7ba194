import type { Allowance, Decision } from "./allowance.ts";

/** An allowance, and the name by which header fields and refusals tell it from others. */
export interface Quota {
  readonly name: string;
  readonly allowance: Allowance;
  /** Whether header fields name it only once it is used up, because caches keep the answers before. */
  readonly isQuiet?: true;
}

/** Bytes of a body that one call pays for: the first are in the price of the call, each further block costs one more. */
export const BODY_BLOCK = 32_768;

/** What one request costs its client. Opened once for each request, whatever its protocol. Once refused, it takes no more. */
export class Meter {
  readonly #quota: Quota;
  readonly #client: string;
  #decision: Decision;
  /** Calls that were asked for last, of a price all. */
  #asked = 1;
  #paidBlocks = 1;

  constructor(quota: Quota, client: string, decision: Decision) {
    this.#quota = quota;
    this.#client = client;
    this.#decision = decision;
  }

  get policy(): string {
    return this.#quota.name;
  }

  get limit(): number {
    return this.#quota.allowance.policy.limit;
  }

  get windowSeconds(): number {
    return this.#quota.allowance.policy.windowSeconds;
  }

  get isAllowed(): boolean {
    return this.#decision.allowed;
  }

  /** Whether calls are refused whatever the client has used. */
  get isUnavailable(): boolean {
    return this.#decision.unavailable === true;
  }

  /** Milliseconds until the client may call again. */
  get resetMs(): number {
    return this.#decision.resetMs;
  }

  /** Whole seconds until then, rounded up, so that a client that waits for them finds a new window. */
  get retrySeconds(): number {
    return Math.max(1, Math.ceil(this.resetMs / 1_000));
  }

  /** Takes calls, all or none; whether they are allowed. */
  take(calls: number): boolean | Promise<boolean> {
    if (calls <= 0 || !this.isAllowed) return this.isAllowed;
    this.#asked = calls;
    const decision = this.#quota.allowance.take(this.#client, calls);
    return decision instanceof Promise ? decision.then(this.#decide) : this.#decide(decision);
  }

  /** Takes a price of which opening the meter took one call, all or none; whether it is allowed. */
  async takePrice(calls: number): Promise<boolean> {
    if (!this.isAllowed) return false;
    if (await this.take(calls - 1)) return true;
    this.#asked = calls;
    await this.refund(1);
    return false;
  }

  /** Takes what the body of the request costs by the bytes that have arrived. It is not refunded. */
  takeBody(bytes: number): boolean | Promise<boolean> {
    const due = Math.ceil(bytes / BODY_BLOCK) - this.#paidBlocks;
    if (due > 0) this.#paidBlocks += due;
    return this.take(due);
  }

  async refund(calls: number): Promise<void> {
    await this.#quota.allowance.refund(this.#client, calls);
    this.#decision = { ...this.#decision, remaining: this.#decision.remaining + calls };
  }

  /**
   * RateLimit-Policy, RateLimit (draft-ietf-httpapi-ratelimit-headers-10), Retry-After; a quiet quota may have none.
   */
  headers(): Readonly<Record<string, string>> {
    const { allowed, remaining } = this.#decision;
    if (allowed && this.#quota.isQuiet) return {};
    const retry = String(this.retrySeconds);
    if (this.isUnavailable) return { "retry-after": retry };
    const fields = {
      "ratelimit-policy": `"${this.policy}";q=${this.limit};w=${this.windowSeconds}`,
      ratelimit: `"${this.policy}";r=${remaining};t=${retry}`,
    };
    return allowed ? fields : { ...fields, "retry-after": retry };
  }

  /** One sentence for the caller of a refused call. */
  get refusal(): string {
    const seconds = this.retrySeconds;
    const retry = `retry in ${seconds} second${seconds === 1 ? "" : "s"}.`;
    if (this.isUnavailable) return `The service is temporarily unavailable; ${retry}`;
    const { remaining } = this.#decision;
    const state = remaining > 0 ? `has ${remaining} left, too few for this, which costs ${this.#asked}` : "is used up";
    return `The limit of ${this.limit} calls in ${this.windowSeconds} seconds ${state}; ${retry}`;
  }

  #decide = (decision: Decision): boolean => {
    // Of calls that are taken at the same time, one that was refused decides.
    if (this.isAllowed) this.#decision = decision;
    return this.isAllowed;
  };
}

/** Takes the one call that every request costs. */
export function openMeter(quota: Quota, client: string): Meter | Promise<Meter> {
  const decision = quota.allowance.take(client, 1);
  if (!(decision instanceof Promise)) return new Meter(quota, client, decision);
  return decision.then((decided) => new Meter(quota, client, decided));
}

/** Whether a call was refused, or a stream ended, because its client reached the limit. */
export function isOverLimit(meter: Meter | undefined): meter is Meter {
  return meter !== undefined && !meter.isAllowed && !meter.isUnavailable;
}

/** Refuses a call that is not counted, because the process is overloaded. */
export function refuseFor(resetMs: number): Meter {
  const decision: Decision = { allowed: false, remaining: 0, resetMs, unavailable: true };
  return new Meter({ name: "none", allowance: none }, "", decision);
}

const none: Allowance = {
  policy: { limit: 0, windowSeconds: 0 },
  take: () => ({ allowed: false, remaining: 0, resetMs: 0, unavailable: true }),
  refund() {},
  size: () => 0,
};
