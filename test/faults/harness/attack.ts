import type { Findings } from "./findings.ts";
import type { Measure } from "./server-process.ts";

/** What an attack needs to know of its run. */
export interface AttackContext {
  readonly port: number;
  /** Address number `index` of this attack. No other attack uses it, so that bans and quotas stay separate. */
  addressOf(index?: number): string;
  /** A count of the full attack, scaled to this run. */
  scaled(count: number): number;
  /** How long a flood lasts. */
  readonly seconds: number;
  /** Factor of all deadlines: above 1 where other work uses the cores. */
  readonly slack: number;
  readonly findings: Findings;
  /** Metrics of the server at this moment. */
  measure(): Promise<Measure>;
}

/** One way to misuse the service. Bounded in count and time, and leaves nothing open. */
export interface Attack {
  readonly name: string;
  /** The row of the threat table. */
  readonly row: string;
  /** MiB by which the resident memory of the server may grow. */
  readonly memory: number;
  /** ms of the honest 99th percentile during the attack; 400 unless it is set. */
  readonly honestP99?: number;
  /** Seconds of CPU time that the server may spend for each of the attacker's. */
  readonly amplification?: number;
  /** Environment of a server that is started for this attack alone. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether honest calls may be refused meanwhile, as calls of overload are. */
  readonly sheds?: true;
  /** Runs of which the one with the median honest 99th percentile counts; 1 unless it is set. */
  readonly runs?: number;
  /** Whether it runs in threads of its own, whose CPU time counts as the attacker's. */
  readonly ownThreads?: true;
  /** Left out of the short form, with the reason: too long or too large. */
  readonly fullOnly?: string;
  run(context: AttackContext): Promise<void>;
}
