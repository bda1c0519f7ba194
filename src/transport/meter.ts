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
export async function openMeter(allowance: Allowance, client: string): Promise<Meter> {
  let decision = await allowance.take(client, 1);
  return {
    policy: allowance.policy,
    get decision() {
      return decision;
    },
    async takeMore(cost) {
      if (cost > 0) decision = await allowance.take(client, cost);
      return decision;
    },
    async giveBack() {
      await allowance.giveBack(client, 1);
    },
  };
}
