import type { Allowance, Decision, Policy } from "../limit/allowance.ts";
import { Refusal } from "../service/refusal.ts";
import type { Headers } from "./exchange.ts";
import { shared } from "./field-lines.ts";
import { rateLimitHeaders, refusalReason, refusalSentence } from "./rate-limit.ts";

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

const none = shared({});

/** What an answer tells of the allowance; nothing where there is no limit. */
export function limitHeaders(meter: Meter | undefined): Headers {
  return meter === undefined ? none : rateLimitHeaders(meter.policy, meter.decision);
}

/** Throws a Refusal if the call is not allowed. */
export function checkMeter(meter: Meter | undefined): void {
  if (meter === undefined || meter.decision.allowed) return;
  throw new Refusal(refusalReason(meter.decision), refusalSentence(meter.policy, meter.decision));
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
