import type { Allowance, Decision, Policy } from "./allowance.ts";

/** What one call has cost its client so far. Opened once for each request, whatever its protocol. */
export interface Meter {
  readonly policy: Policy;
  /** The latest decision: first of the call, then of each `takeMore`. */
  readonly decision: Decision;
  /** Takes more of the same client, all or none; once refused, it stays refused. */
  takeMore(cost: number): Promise<Decision>;
  /** Takes the calls of a batch, all or none, of which opening the meter took one; whether that is allowed. */
  takeBatch(calls: number): Promise<boolean>;
}

/** Takes the one call that every request costs. */
export function openMeter(allowance: Allowance, client: string): Meter | Promise<Meter> {
  const decision = allowance.take(client, 1);
  if (!(decision instanceof Promise)) return new ClientMeter(allowance, client, decision);
  return decision.then((decided) => new ClientMeter(allowance, client, decided));
}

/** Whether a call was refused, or a stream ended, because its client reached the limit. */
export function isOverLimit(meter: Meter | undefined): meter is Meter {
  return meter !== undefined && !meter.decision.allowed && meter.decision.unavailable !== true;
}

/** Refuses a call that is not counted, because the process is overloaded. */
export function refuseFor(resetMs: number): Meter {
  const decision: Decision = { allowed: false, remaining: 0, resetMs, unavailable: true };
  return {
    policy: { limit: 0, windowSeconds: 0 },
    decision,
    takeMore: () => Promise.resolve(decision),
    takeBatch: () => Promise.resolve(false),
  };
}

class ClientMeter implements Meter {
  readonly #allowance: Allowance;
  readonly #client: string;
  decision: Decision;

  constructor(allowance: Allowance, client: string, decision: Decision) {
    this.#allowance = allowance;
    this.#client = client;
    this.decision = decision;
  }

  get policy(): Policy {
    return this.#allowance.policy;
  }

  async takeMore(cost: number): Promise<Decision> {
    if (cost > 0) this.decision = await this.#allowance.take(this.#client, cost);
    return this.decision;
  }

  async takeBatch(calls: number): Promise<boolean> {
    if (calls <= 1 || (await this.takeMore(calls - 1)).allowed) return true;
    await this.#allowance.refund(this.#client, 1);
    this.decision = { ...this.decision, remaining: this.decision.remaining + 1 };
    return false;
  }
}
