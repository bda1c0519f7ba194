import type { Allowance, Decision, Policy } from "../limit/allowance.ts";

/** What one call has cost its client so far. Opened once for an HTTP request, whatever the protocol. */
export interface Meter {
  readonly policy: Policy;
  /** The latest decision: of the call itself, then of what it took more. */
  readonly decision: Decision;
  /** Takes more of the same client, all or none. Once refused, it stays refused. */
  takeMore(cost: number): Promise<Decision>;
  /** Gives back what the call itself took. */
  giveBack(): Promise<void>;
}

/** Takes the one call that every request costs. */
export function openMeter(allowance: Allowance, client: string): Meter | Promise<Meter> {
  const decision = allowance.take(client, 1);
  if (!(decision instanceof Promise)) return new ClientMeter(allowance, client, decision);
  return decision.then((decided) => new ClientMeter(allowance, client, decided));
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

  async giveBack(): Promise<void> {
    await this.#allowance.giveBack(this.#client, 1);
  }
}
